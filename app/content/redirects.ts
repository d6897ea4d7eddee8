import { canonicalPath } from '#app/lib/address.ts'
import type { Source } from './engine/source.ts'
import { type Redirects, redirectsSchema } from './schemas/redirects.ts'

/** Where each old address leads, by its form as a page's own path. */
export function movedTo(redirects: Redirects): Map<string, string> {
  return new Map(redirects.map(({ from, to }) => [canonicalPath(from), to]))
}

/** The same while the files are read; a list that is not in order says nothing yet. */
export function movedIn(sources: ReadonlyMap<string, Source>): Map<string, string> {
  const { data } = redirectsSchema.safeParse(sources.get('redirects.yaml')?.value)
  return movedTo(data?.redirects ?? [])
}
