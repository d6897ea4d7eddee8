const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** These end a word; other tags do not. */
const blocks =
  /<\/?(?:address|article|aside|blockquote|br|button|caption|dd|details|div|dl|dt|figcaption|figure|footer|form|h\d|header|hr|label|li|main|nav|ol|option|p|section|summary|table|t[dhr]|thead|tbody|ul)\b[^>]*>/gi

/** The text a reader sees of a piece of HTML. */
export function plainText(html: string): string {
  return oneSpace(decode(withoutTags(html, ' ')))
}

function withoutTags(html: string, between: string): string {
  return html
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/gi, between)
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(blocks, between)
    .replaceAll(/<[^>]+>/g, '')
}

export function decode(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    return name === 'nbsp' ? ' ' : (entities[name] ?? all)
  })
}

/** Text for an element or attribute of HTML, XML or SVG. */
export function encode(text: string): string {
  const names = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }
  return text.replaceAll(/[&<>"]/g, (character) => `&${names[character as keyof typeof names]};`)
}

const spaces = /[\s\u00a0\u202f\u2009]+/g
// The marks of marks.ts, which may stand before, between and after spaces.
const spacesAndMarks = /[\s\u00a0\u202f\u2009][\s\u00a0\u202f\u2009\u{f0000}-\u{fffff}]*/gu
const spaceAtStart = /^([\u{f0000}-\u{fffff}]*) /u
const spaceAtEnd = / ([\u{f0000}-\u{fffff}]*)$/u

/** One space for several, and none at the ends. */
export function oneSpace(text: string): string {
  return text
    .replaceAll(spacesAndMarks, (run) => ` ${run.replaceAll(spaces, '')}`)
    .replace(spaceAtStart, '$1')
    .replace(spaceAtEnd, '$1')
}
