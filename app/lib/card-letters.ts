/** Signs that cards can show besides the Latin letters; fonts are cut to these. */
export const cardSigns = '–—‘’“”…•→−≥≤™'

const other = new RegExp(`[^\\u0020-\\u02ff${cardSigns}]`, 'gu')

/** Characters without a glyph in the fonts of cards: emoji, and letters that are not Latin. */
export function missingGlyphs(text: string): string[] {
  return text.match(other) ?? []
}

export function withoutMissingGlyphs(text: string): string {
  return text.replaceAll(other, '').replaceAll(/ {2,}/g, ' ').trim()
}
