/** Signs that cards can show besides the Latin letters; fonts are cut to these. */
export const cardSigns = '–—‘’“”…•→−≥≤™'

const other = new RegExp(`[^\\u0020-\\u02ff${cardSigns}]`, 'gu')

/** What of a text leaves a hole in a card: emoji, and letters that are not Latin. */
export function holesIn(text: string): string[] {
  return text.match(other) ?? []
}

export function withoutHoles(text: string): string {
  return text.replaceAll(other, '').replaceAll(/ {2,}/g, ' ').trim()
}
