import { basename } from 'node:path'

type Item = { url: string; lastmod?: string }
type Page = { head?: { updated?: string }; date?: string }

/** Returns a function that adds the last-changed date to a page of the sitemap: `head.updated`, or the date of a legal
    page. */
export function withDates(content: ReadonlyMap<string, unknown>) {
  const dates = new Map<string, string>()
  for (const [file, data] of content) {
    const { head, date } = data as Page
    const lastmod = head?.updated ?? date
    if (lastmod) dates.set(basename(file).replace(/\.\w+$/, ''), lastmod)
  }
  return <Listed extends Item>(item: Listed): Listed => {
    const name = new URL(item.url).pathname.split('/').at(-1) || 'home'
    const lastmod = dates.get(name)
    return lastmod ? { ...item, lastmod } : item
  }
}
