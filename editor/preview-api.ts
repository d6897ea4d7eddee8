import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listContent } from '#app/content/engine/files.ts'
import type { Drafts } from '#app/content/engine/load.ts'
import { pageShowing } from '#app/content/pages.ts'
import { plainText } from '#app/lib/plain-text.ts'
import type { Gated } from '#build/gate.ts'
import { findInlineCode } from '#hosting/compress-and-hash.ts'
import { contentType } from '#hosting/content-types.ts'
import { contentSecurityPolicy } from '#hosting/policy.ts'
import { anyWords, comparable } from './fields-saying.ts'
import type { PreviewOptions } from './options.ts'
import { Refusal, type Routes } from './reply.ts'
import { saidIn } from './texts.ts'
import type { Previewed, Said, Texts } from './types.ts'
import { plainLines, textWith } from './write-files.ts'

/** The last pages asked for; a page is fetched at once. */
const kept = 4

/** Pages with what is typed and not saved yet. */
export function previewRoutes({ dir, show, check }: PreviewOptions): Routes {
  const pages = new Map<string, string>()
  let last = 0

  return {
    'POST /api/preview': async ({ body }) => {
      const { page, drafts } = askedIn(body, dir)
      const { html, ...shown } = await show(page, drafts)
      const { problems } = shown
      if (!html) return { value: { problems } satisfies Previewed }
      last += 1
      const id = `${last}`
      pages.set(id, html)
      for (const old of [...pages.keys()].slice(0, -kept)) pages.delete(old)
      const texts = saidIn(shown, drafts)
      return { value: { problems, id, texts } satisfies Previewed }
    },
    'GET /api/texts': async () => {
      const checked = await check()
      const shownOn = checked.files.map((file) => [file, pageShowing(file, checked)] as const)
      const pages = Object.fromEntries(shownOn)
      return { value: { texts: withPages(checked, pages), pages } satisfies Texts }
    },
    'GET /preview': ({ query }) => {
      const html = pages.get(query.get('id') ?? '')
      if (!html) throw new Refusal(404, 'This preview is out of date. Reload the editor.')
      return { value: html, type: contentType('html'), policy: policyFor(html) }
    },
  }
}

/** Each text with a page that shows it: that of its file, if possible. */
function withPages(checked: Gated, pages: Texts['pages']): Said[] {
  const rendered = checked.passed?.pages.map(({ page, html }) => [page.path, html] as const) ?? []
  const shown = new Map(rendered.map(([path, html]) => [path, comparable(plainText(html))]))
  return saidIn(checked).map((said) => {
    const [longest = ''] = said.words.split(anyWords).toSorted((a, b) => b.length - a.length)
    const [own = ''] = pages[said.file]?.split('#') ?? []
    const page = [own, ...shown.keys()].find((path) => shown.get(path)?.includes(longest.trim()))
    return page && longest.length > 1 ? { ...said, page } : said
  })
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
  const { page, drafts } = (body ?? {}) as Partial<Record<string, unknown>>
  if (typeof page !== 'string' || typeof drafts !== 'object' || drafts === null)
    throw new Refusal(400, 'The editor could not read this request.')
  const typed = listContent(dir).files.flatMap((file) => {
    const draft: unknown = Object.hasOwn(drafts, file) && drafts[file as keyof typeof drafts]
    if (typeof draft !== 'object' || draft === null) return []
    if ('text' in draft) return [[file, plainLines(`${draft.text}`)] as const]
    if (!('value' in draft) || typeof draft.value !== 'object') return []
    return [[file, textWith(file, readFileSync(join(dir, file), 'utf8'), draft.value)] as const]
  })
  return { page, drafts: new Map(typed) }
}
