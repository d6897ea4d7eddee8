/** An owner's picture as it is published: never the file itself, but copies of it. */
export type Copies = {
  /** Of the largest copy; they reserve its place. */
  width: number
  height: number
  /** For browsers that know no AVIF. */
  fallback: string
  /** From small to large; a drawing has none, because it fits any size. */
  avif: readonly { path: string; width: number }[]
}

/** What a page shows of a picture. */
export type Shown = {
  src: string
  width: number
  height: number
  /** Its AVIF copies, for a <source>. */
  avif?: { srcSet: string; sizes: string }
}

/** The copies for a place of at most so many pixels: up to twice as wide, for sharp screens. */
export function shownIn(place: number, { fallback, avif, ...size }: Copies): Shown {
  const shown = { src: fallback, ...size }
  const enough = avif.find(({ width }) => width >= 2 * place)?.width ?? Number.POSITIVE_INFINITY
  const used = avif.filter(({ width }) => width <= enough)
  if (used.length === 0) return shown
  const srcSet = used.map(({ path, width }) => `${path} ${width}w`).join(', ')
  return { ...shown, avif: { srcSet, sizes: `(max-width: ${place}px) 100vw, ${place}px` } }
}
