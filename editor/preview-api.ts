import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { listContent } from '#app/content/engine/files.ts'
import type { Drafts } from '#app/content/engine/load.ts'
import { findInlineCode } from '#hosting/compress-and-hash.ts'
import { contentType } from '#hosting/content-types.ts'
import { contentSecurityPolicy } from '#hosting/policy.ts'
import type { EditorOptions } from './options.ts'
import { Refusal, type Routes } from './reply.ts'
import type { Previewed } from './types.ts'
import { plainLines, textWith } from './write-files.ts'

/** The last pages asked for; a page is fetched at once. */
const kept = 4

/** Pages with what is typed and not saved yet. */
export function previewRoutes({ dir, show }: EditorOptions): Routes {
  const pages = new Map<string, string>()
  let newest = 0

  return {
    'POST /api/preview': async ({ body }) => {
      const { page, drafts } = askedIn(body, dir)
      newest += 1
      const id = `${newest}`
      // Whoever types fast asks faster than a page is made: only the last one is.
      await nextTurn()
      if (id !== `${newest}`) return { value: { problems: [] } satisfies Previewed }
      const { problems, html } = await show(page, drafts)
      if (!html) return { value: { problems } satisfies Previewed }
      pages.set(id, html)
      for (const old of [...pages.keys()].slice(0, -kept)) pages.delete(old)
      return { value: { problems, id } satisfies Previewed }
    },
    'GET /preview': ({ query }) => {
      const html = pages.get(query.get('id') ?? '')
      if (!html) throw new Refusal(404, 'This preview is out of date. Reload the editor.')
      return { value: html, type: contentType('html'), policy: policyFor(html) }
    },
  }
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
