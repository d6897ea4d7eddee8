import type { Content } from '#app/content/collections.ts'
import { closestMatch, joinList } from '#app/content/engine/english.ts'
import { movedHint } from '#app/content/engine/links.ts'
import { type Drafts, place } from '#app/content/engine/load.ts'
import { type Problem, sortProblems } from '#app/content/engine/problem.ts'
import { type Loaded, load } from '#app/content/load.ts'
import type { PageRecord } from '#app/content/pages.ts'
import { movedTo } from '#app/content/redirects.ts'
import type { Redirects } from '#app/content/schemas/redirects.ts'
import { canonicalPath, pathBelow } from '#app/lib/address.ts'
import { decode } from '#app/lib/plain-text.ts'
import { type Answer, blocksOfPage } from '#app/site/blocks-of-page.ts'
import { downloads } from '#app/site/downloads.ts'
import type { HeadParts } from '#app/site/head.tsx'
import type { Rendered } from '#app/site/render.tsx'
import { siteFiles } from '#app/site/seo-files.ts'
import { cardPath, markdownPath } from '#app/site/urls.ts'
import type { PageProgram } from './bundle.ts'
import { indexPlaces, type PlacedPage, type Places, placedPage } from './places.ts'
import { type MadeSite, makeSite } from './site.ts'

export type RenderedPage = Rendered & { page: PageRecord }

/** A site that can be built. */
export type Passed = {
  /** The content folder. */
  dir: string
  content: Content
  made: MadeSite
  pages: readonly RenderedPage[]
  /** What a server sends in place of a page. */
  answers: Readonly<Record<Answer, string>>
  /** Where what a page says comes from, and what all of them say. Found out when it is asked for. */
  placesOn: (page: PageRecord | Answer) => PlacedPage
  places: () => Places
}

export type Gated = Omit<Loaded, 'content'> & {
  /** Undefined while there are problems. */
  passed: Passed | undefined
}

/** What is expected where the site's own code gave up, which no owner can be asked to mend. */
export const drawable = 'content that can be drawn and shown'

export type GateOptions = {
  dir: string
  /** `base` is the path below which its pages are meant to be. */
  program: Pick<PageProgram, 'render'> & Partial<Pick<PageProgram, 'base'>>
  drafts?: Drafts
  /** The day to build it for, if not today. */
  today?: string
  /** The file whose page alone is rendered, as if it were published: enough to look at, not to build. */
  only?: string
  /** What the build puts into the head; a check needs none of it. */
  partsFor?: (made: MadeSite) => (views: readonly string[], body: string) => HeadParts
}

/** What "npm run check", saving in the editor and the build ask alike: content that passes can be
    built. It is read and checked, drawn, and every page is rendered, with its links, the places they
    name and its pictures. */
export async function gate({
  dir,
  program,
  partsFor,
  only,
  ...options
}: GateOptions): Promise<Gated> {
  const { content, ...loaded } = await load(dir, { ...options, ...(only && { published: only }) })
  if (!content) return { ...loaded, passed: undefined }
  const problems: Problem[] = []
  const passed = attempt('theme.yaml', () => {
    const { base = '/' } = program
    const made = makeSite(content, dir, base)
    const parts = partsFor?.(made) ?? (() => noParts)
    const wanted = made.site.pages.filter(({ file }) => only === undefined || file === only)
    const pages = wanted.flatMap((page) => {
      const rendered = attempt(page.file, () => program.render(made.site, page, parts))
      return rendered ? [{ page, ...rendered }] : []
    })
    const answer = (name: Answer) => {
      const render = () => program.render(made.site, name, parts).html
      return only === undefined ? (attempt('interface.yaml', render) ?? '') : ''
    }
    const answers = { 'not-found': answer('not-found'), error: answer('error') }
    const files = [
      ...made.files.keys(),
      ...made.copies.keys(),
      ...Object.keys({ ...siteFiles(content), ...downloads(content) }),
      ...made.site.pages.flatMap(({ path }) => [markdownPath(path), cardPath(path)]),
    ]
    const redirects = content.redirects?.redirects ?? []
    const known = new Map<PageRecord | Answer, PlacedPage>()
    const placesOn = (page: PageRecord | Answer) => {
      const path = typeof page === 'object' ? page.path : answerPaths[page]
      const placed =
        known.get(page) ?? placedPage(path, () => program.render(made.site, page, parts))
      known.set(page, placed)
      return placed
    }
    if (problems.length === 0 && only === undefined) {
      problems.push(...lostTargets(pages, files, placesOn, { base, redirects }))
      problems.push(...samePlaces(content, pages))
    }
    let index: Places | undefined
    const places = () => {
      index ??= indexPlaces([...pages.map(({ page }) => page), ...answerNames].map(placesOn))
      return index
    }
    return { dir, content, made, pages, answers, placesOn, places }
  })
  if (problems.length === 0 && passed) return { ...loaded, passed }
  const placed = problems.map((each) => place(each, loaded.sources))
  return { ...loaded, problems: sortProblems(placed), passed: undefined }

  function attempt<Result>(file: string, work: () => Result): Result | undefined {
    try {
      return work()
    } catch (error) {
      problems.push({
        file,
        found: error instanceof Error ? error.message : String(error),
        expected: drawable,
      })
      return undefined
    }
  }
}

/** What the places of a site call the pages that no address has. */
const answerPaths: Readonly<Record<Answer, string>> = { 'not-found': '/404', error: '/500' }
const answerNames = ['not-found', 'error'] as const

const noParts: HeadParts = { inlineScript: '', modules: [], styles: '', fonts: [] }

/** Links, anchors and pictures that lead nowhere. Only a rendered page has anchors. */
export function lostTargets(
  pages: readonly RenderedPage[],
  files: readonly string[],
  placesOn: (page: PageRecord) => PlacedPage,
  { base = '/', redirects = [] }: { base?: string; redirects?: Redirects } = {},
): Problem[] {
  const moved = movedTo(redirects)
  const anchors = new Map(
    pages.map(({ page, html }) => [page.path, new Set(found(html, /\sid="([^"]+)"/g))]),
  )
  // An alias has the words, and so the problems, of its page.
  const named = pages.filter(({ page }) => page.path === page.canonical)
  return once([
    ...named.flatMap(({ page, html }) => [
      ...lostLinks(page, [...new Set(found(html, /<a\s(?:[^>]*\s)?href="([^"]*)"/g))]),
      ...lostPictures(page, [...new Set(found(html, /<img\s(?:[^>]*\s)?src="([^"]*)"/g))]),
    ]),
    ...redirects.flatMap(lostRedirects),
  ])

  function lostLinks(page: PageRecord, links: readonly string[]): Problem[] {
    return links.flatMap((link) => {
      const [path = '', id] = link.split('#')
      // Of another site, or another kind of address.
      if (path !== '' && !path.startsWith('/')) return []
      const to = path === '' ? page.path : (pathBelow(path, base) ?? path)
      const places = anchors.get(to)
      // `#calculator=...` fills in a form.
      const leads = places ? !id || id.includes('=') || places.has(id) : files.includes(to)
      if (leads) return []
      const now = moved.get(canonicalPath(to))
      const said = path === '' ? link : link.replace(path, to)
      return fieldsGiving(page, 'href', link, id ? `#${id}` : said).map((place) => ({
        ...place,
        found: `a link to ${said} on the page ${page.path}`,
        expected: places ? `a place on ${to}` : 'a page or file on this site',
        ...(now ? movedHint(to, now) : hintFor(path && to, id, to)),
      }))
    })
  }

  function lostPictures(page: PageRecord, pictures: readonly string[]): Problem[] {
    const known = new Set(files.map(encodeURI))
    return pictures.flatMap((source) => {
      const path = pathBelow(source, base) ?? source
      if (known.has(path)) return []
      return fieldsGiving(page, 'src', source, path).map((place) => ({
        ...place,
        found: `the picture ${path} on the page ${page.path}`,
        expected: 'a file in the images folder',
      }))
    })
  }

  /** The fields that give an element of the page this address, or what it says besides. */
  function fieldsGiving(
    page: PageRecord,
    attribute: 'href' | 'src',
    address: string,
    fragment: string,
  ): Pick<Problem, 'file' | 'path' | 'spot'>[] {
    const { runs } = placesOn(page)
    const tags = runs.filter((run) => run.attribute === attribute && run.text === address)
    const fields = tags.flatMap(({ tag, origin }) => {
      const beside = () => runs.flatMap((run) => (run.tag === tag ? (run.origin ?? []) : []))
      return (origin ?? beside()).slice(0, 1)
    })
    return fields.length > 0
      ? fields.map(({ file, path, line }) => ({ file, path, spot: { fragment, line } }))
      : [{ file: page.file }]
  }

  /** An old address must not be a file's, and the place it leads to must be there. */
  function lostRedirects({ from, to }: Redirects[number], at: number): Problem[] {
    const file = 'redirects.yaml'
    const [path = '', id] = to.split('#')
    const places = anchors.get(path)
    const problems: Problem[] = []
    if (files.some((each) => canonicalPath(each) === canonicalPath(from))) {
      const expected = 'an address that no file of the site has'
      problems.push({ file, path: ['redirects', at, 'from'], found: from, expected })
    }
    if (places && id && !places.has(id)) {
      const expected = `a place on ${path}`
      const hint = hintFor(path, id, path)
      problems.push({ file, path: ['redirects', at, 'to'], found: to, expected, ...hint })
    }
    return problems
  }

  /** The nearest place of a page, or those that a link may name; `path` is how links write the page. */
  function hintFor(path: string, id: string | undefined, to: string): { hint?: string } {
    const known = [...(anchors.get(to) ?? [])]
    if (!id || known.length === 0) return {}
    const near = closestMatch(id, known) ?? known.find((each) => each.includes(id))
    if (near) return { hint: `Did you mean ${path}#${near}?` }
    const { html = '' } = pages.find(({ page }) => page.path === to) ?? {}
    const places = placesIn(html).map((place) => `#${place}`)
    return places.length > 0 ? { hint: `${to} has the places ${joinList(places, 'and', 30)}.` } : {}
  }
}

/** Names that two parts of a page have, so that a link finds only one of them: a block can have the name
    of a question. */
function samePlaces(content: Content, pages: readonly RenderedPage[]): Problem[] {
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
  const keyOf = ({ file, path, spot }: Problem) => JSON.stringify([file, path, spot])
  return problems.filter(
    (each, at) => !each.path || problems.findIndex((other) => keyOf(other) === keyOf(each)) === at,
  )
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
