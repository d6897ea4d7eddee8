import { type APIRequestContext, expect } from '@playwright/test'

/** What the server sends, without a browser. */
export async function read(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path)
  expect([path, response.status()]).toEqual([path, 200])
  return response.text()
}

/** What a reader sees between header and footer. */
export async function mainText(request: APIRequestContext, path: string): Promise<string> {
  const html = await read(request, path)
  return plainText(html.slice(html.indexOf('<main'), html.indexOf('</main>')))
}

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
