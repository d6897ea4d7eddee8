const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** These do not end a word; other tags do. */
const inside = /<\/?(?:a|abbr|b|em|i|small|span|strong|sub|sup|time)\b[^>]*>/gi

/** The text a reader sees of a piece of HTML. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(inside, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
      return decimal ? String.fromCodePoint(Number(decimal)) : (entities[name] ?? all)
    })
    .replaceAll(/\s+/g, ' ')
    .trim()
}
