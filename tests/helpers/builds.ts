import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HtmlPart, parseHtml } from '#tests/helpers/parse-html.ts'

export const folder = process.env.SITE ?? 'dist'

/** Returns every path of the built site, in alphabetical order. */
export function allPaths(): string[] {
  const pages = globSync('**/*.html', { cwd: join(folder, 'site'), exclude: ['admin', '404.html', '500.html'] })
  if (pages.length === 0) throw new Error(`No pages in ${folder}. Run "npm run build" first.`)
  return pages.map((page) => `/${page.replace(/(index)?\.html$/, '')}`).toSorted()
}

/** Returns every page once, without paths that repeat a page with a different canonical URL. */
export function allPages(): string[] {
  return allPaths().filter((path) => canonicalPath(path) === path)
}

export function canonicalPath(path: string): string {
  return new URL(/<link rel="canonical" href="([^"]+)"/.exec(htmlOf(path))?.[1] ?? '').pathname
}

export function htmlOf(path: string): string {
  const file = path === '/' ? 'index' : path
  return readFileSync(join(folder, 'site', `${file}.html`), 'utf8')
}

const parsed = new Map<string, HtmlPart>()

export function pageOf(path: string): HtmlPart {
  const page = parsed.get(path) ?? parseHtml(htmlOf(path))
  parsed.set(path, page)
  return page
}

/** Returns the text between the header and the footer. */
export const mainText = (path: string): string => pageOf(path).texts('main')[0] ?? ''

/** Returns the pairs in definition lists, such as "Consults $75/hr". */
export function pairsIn(part: HtmlPart | undefined): string[] {
  const pairs = (part?.parts('dl > div') ?? []).map(({ texts }) => `${texts('dt')[0]} ${texts('dd')[0]}`)
  return pairs.map((pair) => pair.replace(' (opens in a new tab)', ''))
}
