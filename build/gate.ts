import { setImmediate } from 'node:timers/promises'
import type { Content } from '#app/content/collections.ts'
import { place } from '#app/content/engine/load.ts'
import { type Problem, sortProblems } from '#app/content/engine/problem.ts'
import { type Loaded, load } from '#app/content/load.ts'
import type { PageRecord } from '#app/content/pages.ts'
import type { Answer } from '#app/site/blocks-of-page.ts'
import { downloads } from '#app/site/downloads.ts'
import type { HeadParts } from '#app/site/head.tsx'
import type { Rendered } from '#app/site/render.tsx'
import { siteFiles } from '#app/site/seo-files.ts'
import { cardPath, markdownPath } from '#app/site/urls.ts'
import type { PageProgram } from './bundle.ts'
import { lostTargets, samePlaces } from './lost-targets.ts'
import { indexPlaces, type PlacedPage, type Places, placedPage } from './places.ts'
import { type MadeSite, makeSite } from './site.ts'

/** A site that can be built. */
export type Passed = {
  /** The content folder. */
  dir: string
  content: Content
  made: MadeSite
  pages: readonly (Rendered & { page: PageRecord })[]
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

/** Told where the site's own code failed, which no owner can mend. */
export const drawable = 'content that can be drawn and shown'

export type GateOptions = {
  dir: string
  /** `base` is the path below which its pages are meant to be. */
  program: Pick<PageProgram, 'render'> & Partial<Pick<PageProgram, 'base'>>
  /** The day to build it for, if not today. */
  today?: string
  /** The file whose page alone is rendered, as if it were published: enough to look at, not to build.
      Empty renders none. */
  only?: string
  /** Ends the work when its answer is not wanted any more. */
  signal?: AbortSignal
  /** What the build puts into the head; a check needs none of it. */
  partsFor?: (made: MadeSite) => (views: readonly string[], body: string) => HeadParts
}

/** What "npm run check" and the build ask alike: content that passes can be
    built. It is read and checked, drawn, and every page is rendered, with its links, the places they
    name and its pictures. */
export async function gate({
  dir,
  program,
  partsFor,
  only,
  signal,
  ...options
}: GateOptions): Promise<Gated> {
  const { content, ...loaded } = await load(dir, { ...options })
  if (!content) return { ...loaded, passed: undefined }
  const problems: Problem[] = []
  const passed = await attempt('theme.yaml', async () => {
    const { base = '/' } = program
    const made = makeSite(content, dir, base)
    const parts = partsFor?.(made) ?? (() => noParts)
    const wanted = made.site.pages.filter(({ file }) => only === undefined || file === only)
    const pages: Passed['pages'][number][] = []
    for (const page of wanted) {
      const rendered = await attempt(page.file, () => program.render(made.site, page, parts))
      if (rendered) pages.push({ page, ...rendered })
      // Requests are answered between two pages.
      await setImmediate()
      if (signal?.aborted) break
    }
    const answer = async (name: Answer) => {
      const render = () => program.render(made.site, name, parts).html
      return only === undefined ? ((await attempt('interface.yaml', render)) ?? '') : ''
    }
    const answers = { 'not-found': await answer('not-found'), error: await answer('error') }
    const known = new Map<PageRecord | Answer, PlacedPage>()
    const findPlaces = (page: PageRecord | Answer) => {
      const path = typeof page === 'object' ? page.path : answerPaths[page]
      return known.get(page) ?? placedPage(path, () => program.render(made.site, page, parts))
    }
    const placesOn = (page: PageRecord | Answer) => {
      const placed = findPlaces(page)
      known.set(page, placed)
      return placed
    }
    if (problems.length === 0 && only === undefined) {
      const redirects = content.redirects?.redirects ?? []
      const files = [
        ...made.files.keys(),
        ...made.copies.keys(),
        ...Object.keys({ ...siteFiles(content), ...downloads(content) }),
        ...made.site.pages.flatMap(({ path }) => [markdownPath(path), cardPath(path)]),
      ]
      problems.push(...lostTargets(pages, files, placesOn, { base, redirects }))
      problems.push(...samePlaces(content, pages))
    }
    let index: Places | undefined
    const places = () => {
      const all = [...pages.map(({ page }) => page), ...answerNames]
      index ??= indexPlaces(all.values().map(findPlaces))
      return index
    }
    return { dir, content, made, pages, answers, placesOn, places }
  })
  if (problems.length === 0 && passed) return { ...loaded, passed }
  const placed = problems.map((each) => place(each, loaded.sources))
  return { ...loaded, problems: sortProblems(placed), passed: undefined }

  async function attempt<Result>(
    file: string,
    work: () => Result | Promise<Result>,
  ): Promise<Result | undefined> {
    try {
      return await work()
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
