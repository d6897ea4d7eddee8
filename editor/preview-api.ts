import { listContent } from '#app/content/engine/files.ts'
import type { Drafts } from '#app/content/engine/load.ts'
import type { Place as Marked } from '#app/lib/marks.ts'
import { findInlineCode } from '#hosting/compress-and-hash.ts'
import { contentType } from '#hosting/content-types.ts'
import { contentSecurityPolicy } from '#hosting/policy.ts'
import { followGroups } from './follow-links.ts'
import { pictureBeside } from './form.ts'
import { asGroup, placeIn } from './names.ts'
import type { PreviewOptions, Shown } from './options.ts'
import { plainLines, textsIn } from './read-files.ts'
import { type Reply, RequestRefused, type Routes, unreadable } from './reply.ts'
import type { Previewed } from './types.ts'
import { withFields } from './with-fields.ts'
import { textWith } from './write-files.ts'

/** The last pages asked for; a page is fetched at once. */
const kept = 4

/** Pages with what is typed and not saved yet. */
export function previewRoutes({ dir, show, check }: PreviewOptions) {
  const pages = new Map<string, string>()
  let last = 0

  return {
    'POST /api/preview': async ({ body }) => {
      const { page, drafts } = askedIn(body, dir)
      const shown = await show(page, drafts)
      const { html, problems, runs = [], file = '', empty = [] } = shown
      if (!html) return { value: { problems } satisfies Previewed }
      last += 1
      const id = `${last}`
      const placed = withFields(html, runs, file, empty, (place) => pictureOf(place, shown))
      pages.set(id, placed)
      for (const old of [...pages.keys()].slice(0, -kept)) pages.delete(old)
      return { value: { problems, id, empty: empty.length } satisfies Previewed }
    },
    /** A page that shows a field. */
    'GET /api/page-of': async ({ query }) => {
      const { file, path } = placeIn(query.get('field') ?? '')
      const { passed } = await check()
      const [page = ''] = passed?.places().showing(file, path) ?? []
      return { value: page }
    },
    'GET /preview': ({ query }) => {
      const html = pages.get(query.get('id') ?? '')
      if (!html) throw new RequestRefused(404, 'This preview is out of date. Reload the editor.')
      return framed(html)
    },
  } satisfies Routes
}

/** The picture whose words are at a place, other than one inside a longer text. */
function pictureOf({ file, path, line }: Marked, { sources }: Shown): Marked | undefined {
  const beside = line ? undefined : pictureBeside(file, sources.get(file)?.value, path)
  return beside && { file, path: beside }
}

/** Nothing moves, because the page is loaded again while somebody types. */
const styles = `
  *, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important }
  html { scroll-behavior: auto !important }
  [data-strip] { display: none !important }
  :has(+ [data-strip]) { opacity: 1 !important; animation: none !important }
  [data-field]:hover:not(:has([data-field]:hover)) { outline: 1px dashed }
  [data-empty] {
    outline: 2px dashed !important;
    background: light-dark(#fff1c2, #443500) !important;
    color: light-dark(#3b2c00, #fff1c2) !important;
  }
  [data-edited] {
    outline: 3px solid light-dark(#b3541e, #ffb86b) !important;
    outline-offset: 3px !important;
  }
`

/** A page to be looked at inside the editor. */
export function framed(html: string): Reply {
  const value = html.replace('</head>', `<style>${styles}</style></head>`)
  return { value, type: contentType('html'), policy: policyFor(value) }
}

/** As strict as for visitors, except that the editor may frame it. */
function policyFor(html: string): string {
  return contentSecurityPolicy(findInlineCode(html)).replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  )
}

/** A name from the network is only compared with the names of existing files. */
function askedIn(body: unknown, dir: string): { page: string; drafts: Drafts } {
  const { page, drafts } = asGroup(body)
  if (typeof page !== 'string' || typeof drafts !== 'object' || drafts === null)
    throw new RequestRefused(400, unreadable)
  const texts = textsIn(dir)
  const typed = listContent(dir).files.flatMap((file) => {
    const draft: unknown = Object.hasOwn(drafts, file) && drafts[file as keyof typeof drafts]
    if (typeof draft !== 'object' || draft === null) return []
    if ('text' in draft) return [[file, plainLines(`${draft.text}`)] as const]
    if (!('value' in draft) || typeof draft.value !== 'object') return []
    return [[file, textWith(file, texts.get(file) ?? '', draft.value)] as const]
  })
  return { page, drafts: followGroups(texts, new Map(typed)) }
}
