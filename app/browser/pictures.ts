/** A tile shows a placeholder while its picture loads, then the picture, or its fallback. */
export function watchPictures() {
  // These events do not bubble; capturing sees them.
  for (const event of ['load', 'error']) document.addEventListener(event, mark, true)
  for (const image of document.images) markImage(image)
}

function mark({ target }: Event) {
  if (target instanceof HTMLImageElement) markImage(target)
}

function markImage(image: HTMLImageElement) {
  const tile = image.closest<HTMLElement>(':not(img, picture)')
  // The fallback may be a picture too, one level deeper.
  if (tile?.matches('[data-tile]')) tile.dataset.state = stateOf(image)
}

function stateOf({ complete, naturalWidth }: HTMLImageElement) {
  if (!complete) return 'loading'
  return naturalWidth > 0 ? 'loaded' : 'failed'
}
