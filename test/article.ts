import type { z } from 'zod'
import { blocks } from '#app/blocks/index.ts'
import { group, text } from '#app/content/engine/fields.ts'
import { richBody } from '#app/content/engine/rich.ts'
import { expectProblem, loadWith } from '#app/content/engine/test-folder.ts'
import { htmlOf, loadViews } from './html-of.ts'

const schema = group({ title: text({ max: 40 }), body: richBody(blocks, {}) })
type Made = { body?: z.infer<typeof schema>['body'] }
type Files = Record<string, string | Uint8Array>

/** What becomes of an article whose text begins on line 5 of its file. */
export async function article(markdown: string, files: Files = {}) {
  const kind = { pattern: 'articles/*.md', schema, what: 'an article' }
  const file = `---\ntitle: A\n---\n\n${markdown}\n`
  const { data, problems } = await loadWith({ 'articles/a.md': file, ...files }, kind)
  const { body }: Made = data.get('articles/a.md') ?? {}
  await loadViews(...(body?.blocks ?? []), 'table')
  return { body, html: body ? htmlOf(body) : '', problems }
}

/** `message` begins with the line. */
export async function expectRefused(markdown: string, message: string, files?: Files) {
  expectProblem(await article(markdown, files), `articles/a.md, ${message}`)
}

/** A block around a table, whose first row of the body is on line 8. */
export function aroundTable(name: string, ...rows: readonly string[]): string {
  const [head = '', ...body] = rows.map((row) => `| ${row} |`)
  const dashes = head.replaceAll(/[^|]+/g, '---')
  return [`:::${name}[Caption]`, head, dashes, ...body, ':::'].join('\n')
}

/** "0 25": from and to, in percent, of what is drawn in one tone. */
export function drawn(html: string, tone: string): string[] {
  return Array.from(
    html.matchAll(new RegExp(`x1="([\\d.]+)%" x2="([\\d.]+)%"[^>]*data-tone="${tone}"`, 'g')),
    ([, from, to]) => `${from} ${to}`,
  )
}
