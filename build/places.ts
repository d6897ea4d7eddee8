import { pathKey } from '#app/content/engine/facts.ts'
import type { Path } from '#app/content/engine/problem.ts'
import { type Place, type Run, readMarks, withMarks } from '#app/lib/marks.ts'

/** A page, and where each of its texts comes from. */
export type PlacedPage = {
  readonly path: string
  readonly html: string
  readonly runs: readonly Run[]
}

/** Renders a page with marks and takes them out again. */
export function placedPage(path: string, render: () => { html: string }): PlacedPage {
  const { result, origins } = withMarks(render)
  return { path, ...readMarks(result.html, origins) }
}

/** Where the fields of a site are seen. */
export type Places = {
  /** The pages that show a field or a part of it, first the one that shows most of it. */
  showing(file: string, path: Path): string[]
}

/** How much of a field each page shows. */
type Showing = { path: Path; lengths: Map<string, number> }

/** The pages of a large site are taken one by one: all of them with their places would be too much. */
export function indexPlaces(pages: Iterable<PlacedPage>): Places {
  const byFile = new Map<string, Map<string, Showing>>()
  for (const { path: page, runs } of pages) {
    for (const run of runs) {
      const { origin = [], text } = run
      // What a page says itself counts for more than its header and footer, and these for more than what
      // only machines read.
      const weight = !isSeen(run) ? 0.01 : run.inside.includes('main') ? 100 : 1
      const length = text.length * weight
      for (const place of origin) {
        const { lengths } = fieldAt(place)
        lengths.set(page, (lengths.get(page) ?? 0) + length)
      }
    }
  }
  return { showing }

  function fieldAt({ file, path }: Place): Showing {
    const fields = byFile.get(file) ?? new Map<string, Showing>()
    byFile.set(file, fields)
    const key = pathKey(path)
    const field = fields.get(key) ?? { path, lengths: new Map() }
    fields.set(key, field)
    return field
  }

  function showing(file: string, path: Path): string[] {
    const lengths = new Map<string, number>()
    for (const field of byFile.get(file)?.values() ?? []) {
      if (!isAt(field.path, path)) continue
      for (const [page, length] of field.lengths) {
        lengths.set(page, (lengths.get(page) ?? 0) + length)
      }
    }
    return [...lengths].sort(([, a], [, b]) => b - a).map(([page]) => page)
  }
}

const hidden = new Set(['head', 'script', 'style', 'template', 'noscript'])
const attributes = new Set(['alt', 'aria-label', 'title', 'placeholder', 'href'])

/** Whether it is on a page, or is told of a part of it, and not only in its code. */
function isSeen({ inside, attribute }: Run): boolean {
  return !inside.some((name) => hidden.has(name)) && (!attribute || attributes.has(attribute))
}

function isAt(inner: Path, path: Path): boolean {
  return path.every((key, at) => String(inner[at]) === String(key))
}
