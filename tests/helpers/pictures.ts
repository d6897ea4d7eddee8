/** In a page: failed pictures that are seen although they have nothing to say, or do not show what they say. */
export function wronglyShown(): string[] {
  return [...document.querySelectorAll<HTMLImageElement>('img:not([data-tile] > *, picture > *)')]
    .filter((image) => image.checkVisibility())
    .filter((image) => {
      const { visibility, boxShadow } = getComputedStyle(image)
      const { alt } = image
      if (!alt) return visibility === 'visible'
      const words = [`"${alt}"`, '-moz-alt-content'] // Firefox has a name for them
      const { content } = getComputedStyle(image, '::before')
      return boxShadow === 'none' || !words.includes(content)
    })
    .map(({ outerHTML }) => outerHTML)
}
