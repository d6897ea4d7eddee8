import type { Content } from '#app/content/collections.ts'
import { joinList } from '#app/content/engine/english.ts'
import { movedHint } from '#app/content/engine/links.ts'
import type { Problem } from '#app/content/engine/problem.ts'
import type { PageRecord } from '#app/content/pages.ts'
import { movedTo } from '#app/content/redirects.ts'
import type { Redirects } from '#app/content/schemas/redirects.ts'
import { canonicalPath, pathBelow } from '#app/lib/address.ts'
import { decode } from '#app/lib/plain-text.ts'
import { blocksOfPage } from '#app/site/blocks-of-page.ts'
import type { PlacedPage } from './places.ts'

// Links of rendered pages: what they lead to must be there, and once. Only a rendered page has anchors.

type RenderedPage = { page: PageRecord; html: string }

type Targets = {
  pages: readonly RenderedPage[]
  files: ReadonlySet<string>
  /** As they stand in addresses. */
  encoded: ReadonlySet<string>
  placesOn: (page: PageRecord) => PlacedPage
  /** The path below which the pages are meant to be. */
  base: string
  /** By path. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>
  /** Old addresses with the new ones. */
  moved: ReadonlyMap<string, string>
}

/** Links, anchors and pictures that lead nowhere. */
export function lostTargets(
  pages: readonly RenderedPage[],
  files: readonly string[],
  placesOn: (page: PageRecord) => PlacedPage,
  { base = '/', redirects = [] }: { base?: string; redirects?: Redirects } = {},
): Problem[] {
  const anchors = new Map(
    pages.map(({ page, html }) => [page.path, new Set(found(html, /\sid="([^"]+)"/g))]),
  )
  const targets = {
    pages,
    files: new Set(files),
    encoded: new Set(files.map(encodeURI)),
    placesOn,
    base,
    anchors,
    moved: movedTo(redirects),
  }
  // An alias has the words, and so the problems, of its page.
  const named = pages.filter(({ page }) => page.path === page.canonical)
  return once([
    ...named.flatMap(({ page, html }) => [
      ...lostLinks(page, [...new Set(found(html, /<a\s(?:[^>]*\s)?href="([^"]*)"/g))], targets),
      ...lostPictures(page, [...new Set(found(html, /<img\s(?:[^>]*\s)?src="([^"]*)"/g))], targets),
    ]),
    ...redirects.flatMap((each, at) => lostRedirects(each, at, targets)),
  ])
}

function lostLinks(page: PageRecord, links: readonly string[], targets: Targets): Problem[] {
  const { anchors, files, base, moved } = targets
  return links.flatMap((link) => {
    const [path = '', id] = link.split('#')
    // Of another site, or another kind of address.
    if (path !== '' && !path.startsWith('/')) return []
    const to = path === '' ? page.path : (pathBelow(path, base) ?? path)
    const places = anchors.get(to)
    // `#calculator=...` fills in a form.
    const leads = places ? !id || id.includes('=') || places.has(id) : files.has(to)
    if (leads) return []
    const now = moved.get(canonicalPath(to))
    const said = path === '' ? link : link.replace(path, to)
    const fields = fieldsGiving(targets.placesOn(page), 'href', link, id ? `#${id}` : said)
    return fields.map((place) => ({
      file: page.file,
      ...place,
      found: `a link to ${said} on the page ${page.path}`,
      expected: places ? `a place on ${to}` : 'a page or file on this site',
      ...(now ? movedHint(to, now) : hintFor(id, to, targets)),
    }))
  })
}

function lostPictures(page: PageRecord, pictures: readonly string[], targets: Targets): Problem[] {
  return pictures.flatMap((source) => {
    const path = pathBelow(source, targets.base) ?? source
    if (targets.encoded.has(path)) return []
    return fieldsGiving(targets.placesOn(page), 'src', source, path).map((place) => ({
      file: page.file,
      ...place,
      found: `the picture ${path} on the page ${page.path}`,
      expected: 'a file in the images folder',
    }))
  })
}

/** The fields that give an element of the page this address, or what it says besides; the page itself if
    none is known. */
function fieldsGiving(
  { runs }: PlacedPage,
  attribute: 'href' | 'src',
  address: string,
  fragment: string,
): Partial<Pick<Problem, 'file' | 'path' | 'spot'>>[] {
  const tags = runs.filter((run) => run.attribute === attribute && run.text === address)
  const fields = tags.flatMap(({ tag, origin }) => {
    const beside = () => runs.flatMap((run) => (run.tag === tag ? (run.origin ?? []) : []))
    return (origin ?? beside()).slice(0, 1)
  })
  return fields.length > 0
    ? fields.map(({ file, path, line }) => ({ file, path, spot: { fragment, line } }))
    : [{}]
}

/** An old address must not be a file's, and the place it leads to must be there. */
function lostRedirects({ from, to }: Redirects[number], at: number, targets: Targets): Problem[] {
  const file = 'redirects.yaml'
  const [path = '', id] = to.split('#')
  const places = targets.anchors.get(path)
  const problems: Problem[] = []
  if ([...targets.files].some((each) => canonicalPath(each) === canonicalPath(from))) {
    const expected = 'an address that no file of the site has'
    problems.push({ file, path: ['redirects', at, 'from'], found: from, expected })
  }
  if (places && id && !places.has(id)) {
    const expected = `a place on ${path}`
    const hint = hintFor(id, path, targets)
    problems.push({ file, path: ['redirects', at, 'to'], found: to, expected, ...hint })
  }
  return problems
}

/** The nearest place of a page, or those that a link may name; `path` is how links write the page. */
function hintFor(
  id: string | undefined,
  to: string,
  { anchors, pages }: Targets,
): { hint?: string } {
  const known = [...(anchors.get(to) ?? [])]
  if (!id || known.length === 0) return {}
  const { html = '' } = pages.find(({ page }) => page.path === to) ?? {}
  const places = placesIn(html).map((place) => `#${place}`)
  return places.length > 0 ? { hint: `${to} has the places ${joinList(places, 'and', 30)}.` } : {}
}

/** Names that two parts of a page have, so that a link finds only one of them: a block can have the name
    of a question. */
export function samePlaces(content: Content, pages: readonly RenderedPage[]): Problem[] {
  return pages.flatMap(({ page, html }) => {
    if (page.path !== page.canonical) return []
    const ids = found(html, /\sid="([^"]+)"/g)
    const twice = new Set(ids.filter((id, at) => ids.indexOf(id) < at))
    const blocks = blocksOfPage(content, page)
    return Array.from(twice, (name) => {
      const at = blocks.findIndex(({ id }) => id === name)
      return {
        file: page.file,
        ...(at >= 0 && { path: ['blocks', at, 'id'] }),
        found: `two places with the name #${name} on the page ${page.path}`,
        expected: 'a name in links that no other part of the page has',
      }
    })
  })
}

/** What a file of words says on several pages is one problem. */
function once(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>()
  return problems.filter(({ file, path, spot }) => {
    const key = JSON.stringify([file, path, spot])
    const isFirst = !path || !seen.has(key)
    seen.add(key)
    return isFirst
  })
}

/** The ids of sections, questions and headings; those of their parts are no places to link to. */
function placesIn(html: string): string[] {
  const main = html.slice(Math.max(0, html.indexOf('<main')))
  return found(main, /<(?:section|div|h2|h3)\s(?:[^>]*\s)?id="([^"]+)"/g).filter(
    (id) => !/^(island-|_)|-(heading|label|title|status|hint)$/.test(id),
  )
}

function found(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) => decode(value))
}
