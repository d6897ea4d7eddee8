const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#x26': '&',
  '#x3C': '<',
}

/** The words of a piece of HTML that this site rendered. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<\/(?:p|li|h\d|td|th|tr)>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
