import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

// Adds each page's last-changed date to the sitemap: `updated` in its file, or the date of a legal page.

const dates = new Map(
  globSync('content/{pages,services,articles,legal,checklists}/*').map((file) => {
    const [, date = ''] = /^(?: {2}updated|date): ['"]?(\d{4}-\d\d-\d\d)/m.exec(readFileSync(file, 'utf8')) ?? []
    return [basename(file).replace(/\.\w+$/, ''), date]
  }),
)

export function withDate<Item extends { url: string }>(item: Item): Item & { lastmod?: string } {
  const name = new URL(item.url).pathname.split('/').at(-1) || 'home'
  const lastmod = dates.get(name)
  return lastmod ? { ...item, lastmod } : item
}
