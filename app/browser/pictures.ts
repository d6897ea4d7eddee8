/** A tile shows a placeholder while its picture loads, then the picture, or its fallback. */
export function watchPictures() {
  // These events do not bubble; capturing sees them.
  for (const event of ['load', 'error']) document.addEventListener(event, mark, true)
  // A picture may have come, or failed, before this script.
  for (const image of document.images) if (image.complete) markImage(image)
}

function mark({ target }: Event) {
  if (target instanceof HTMLImageElement) markImage(target)
}

function markImage(image: HTMLImageElement) {
  const tile = image.closest<HTMLElement>('[data-tile]')
  if (tile) tile.dataset.state = image.naturalWidth > 0 ? 'loaded' : 'failed'
}
