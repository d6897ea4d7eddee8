import { firm } from '#app/content/firm.ts'
import { offeredPaths } from '#app/content/offered.ts'
import { fileOf } from '#app/content/page-files.ts'
import type { Head } from '#app/content/schemas/page.ts'
import type { PagePath } from '#app/routes.ts'
import { pageNames } from '#app/sections/navigation.ts'

/** What all content files of pages have in common. */
type PageContent = {
  head: Omit<Head, 'updated'> & { updated?: string }
  date?: string
  reviewed?: string
}

export type Page = Pick<Head, 'title' | 'description'> & {
  path: PagePath
  name: string
  /** When its content last changed, by its own date fields. */
  modified: string
}

const contents = import.meta.glob<PageContent>('#content/{pages,services,legal,articles}/*', {
  eager: true,
  import: 'default',
})

/** Every page that search engines, feeds and assistants shall know, once. */
export const indexedPages: Page[] = offeredPaths
  .filter((path) => canonicalOf(path) === path)
  .map(pageAt)

export function pageAt(path: PagePath): Page {
  const content = contentOf(path)
  return { ...content.head, path, name: pageNames[path], modified: modified(path, content) }
}

/** /bookkeeping shows Accounting's page; search engines shall know one address of it. */
export function canonicalOf(path: PagePath): PagePath {
  return path === '/bookkeeping' ? '/accounting' : path
}

function contentOf(path: PagePath): PageContent {
  const file = Object.keys(contents).find((each) => each.endsWith(`/${fileOf(path)}`))
  const content = file && contents[file]
  if (!content) throw new Error(`${fileOf(path)} is not there for ${path}.`)
  return content
}

function modified(path: PagePath, { head, date, reviewed }: PageContent): string {
  const dates = [date, reviewed, head.updated, path === '/pricing' ? firm.pricesEffective : '']
  return dates.reduce((last = '', each = '') => (each > last ? each : last)) ?? ''
}
