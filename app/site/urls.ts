import type { Content } from '#app/content/collections.ts'
import { address, basePath } from '#app/lib/address.ts'
import type { Shown, Text } from '#app/lib/shown.ts'

type Host = Pick<Content, 'firm'>

/** The full address of a path of this site. */
export function fullUrl(host: Host, path: string): string
export function fullUrl(host: Host, path: Text): Text
export function fullUrl(host: Host, path: Shown): Shown {
  if (typeof path !== 'string') return path.map((plain) => fullUrl(host, plain))
  const { firm } = host
  return new URL(address(path, basePath(firm.siteUrl)), firm.siteUrl).href
}

/** The Markdown version of a page, for assistants. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** The picture a network shows beside a link to a page. */
export function cardPath(path: string): string {
  return `/cards/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}

export const cardSize = { width: 1200, height: 630 }

export const feedPath = '/feed.xml'
