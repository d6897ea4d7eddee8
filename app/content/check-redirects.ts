import { canonicalPath } from '#app/lib/address.ts'
import type { Content } from './collections.ts'
import { missingPageHint } from './engine/links.ts'
import type { Problem } from './engine/problem.ts'
import { pagesOf } from './pages.ts'

const file = 'redirects.yaml'

/** Hosts have files of these names. */
const reserved = ['/404', '/500', '/index']

/** Every old address is one, is there once, and leads straight to a page that exists. Places on pages
    are checked when the pages are rendered. */
export function redirectProblems(content: Content): Problem[] {
  const redirects = content.redirects?.redirects ?? []
  const pages = pagesOf(content).map(({ path }) => path)
  const old = redirects.map(({ from }) => canonicalPath(from))
  return redirects.flatMap(({ from, to }, at) => [...sourceProblems(from, at), ...lost(to, at)])

  function sourceProblems(from: string, at: number): Problem[] {
    const path = ['redirects', at, 'from']
    const own = old[at] ?? ''
    const first = old.indexOf(own)
    if (first !== at) {
      const found = `${from}, which is ${redirects[first]?.from} above`
      const expected = 'each old address only once'
      const hint = 'Capital letters, a slash at the end and .html make no difference.'
      return [{ file, path, found, expected, hint }]
    }
    if (![...pages, ...reserved].includes(own)) return []
    const found = `${from}, which is an address of the site`
    const expected = 'an address that no page has'
    return [{ file, path, found, expected, hint: 'Remove this entry, or the page.' }]
  }

  function lost(to: string, at: number): Problem[] {
    const [page = ''] = to.split('#')
    if (!page.startsWith('/') || pages.includes(page)) return []
    const path = ['redirects', at, 'to']
    const end = follow(to)
    if (end === undefined) {
      const found = `${to}, which leads back to ${redirects[at]?.from}`
      return [{ file, path, found, expected: 'a page, not another old address' }]
    }
    if (end !== to) {
      const found = `${to}, which is an old address itself`
      return [{ file, path, found, expected: `${end}, where it leads in the end` }]
    }
    const expected = 'a page that exists on this site'
    return [{ file, path, found: to, expected, ...missingPageHint(page) }]
  }

  /** The end of a chain of old addresses; undefined if it has none. */
  function follow(to: string, seen: readonly string[] = []): string | undefined {
    const [page = ''] = to.split('#')
    const next = page.startsWith('/') && redirects[old.indexOf(canonicalPath(page))]
    if (!next) return to
    return seen.includes(next.from) ? undefined : follow(next.to, [...seen, next.from])
  }
}
