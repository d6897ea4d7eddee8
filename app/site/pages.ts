import { firm } from '#app/content/firm.ts'
import { fileOf } from '#app/content/page-files.ts'
import type { PagePath } from '#app/content/routes.ts'
import type { Head } from '#app/content/schemas/common.ts'
import type { Service } from '#app/content/schemas/service.ts'
import type { Article } from '#app/content/schemas/texts.ts'
import { pagePaths } from '#app/content/site-pages.ts'
import { byName } from '#app/lib/text.ts'
import { pageNames } from './navigation.ts'

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

const services = byName(
  import.meta.glob<Service>('#content/services/*.yaml', { eager: true, import: 'default' }),
)
const articles = byName(
  import.meta.glob<Article>('#content/articles/*.md', { eager: true, import: 'default' }),
)

/** Every page that search engines, feeds and assistants shall know, once. */
export const indexedPages: Page[] = pagePaths
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

/** The service that a page shows. */
export function serviceAt(path: PagePath): Service | undefined {
  return services[canonicalOf(path).slice(1)]
}

/** The local article that a page shows. */
export function articleAt(path: PagePath): Article | undefined {
  return path.startsWith('/blog/') ? articles[path.slice('/blog/'.length)] : undefined
}

/** The full address of a path of this site. */
export function address(path: string): string {
  return new URL(path, firm.siteUrl).href
}

/** The Markdown version of a page, for assistants. */
export function markdownPath(path: PagePath): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** The picture a network shows beside a link to a page. */
export function cardOf(path: PagePath): { path: string; width: number; height: number } {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  return { path: `/cards/${name}.png`, width: 1200, height: 630 }
}
