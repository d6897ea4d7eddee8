import type { z } from 'zod'
import { blocks } from '#app/blocks/index.ts'
import { group, text } from '#app/content/engine/fields.ts'
import { richBody } from '#app/content/engine/rich.ts'
import { expectProblem, loadWith } from '#app/content/engine/test-folder.ts'
import { htmlOf, loadViews } from './html-of.ts'
import { type Shown, shown } from './shown.ts'

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
  const html = body ? htmlOf(body) : ''
  return { body, html, shown: shown(html), problems }
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
export function drawn({ values }: Shown, tone: string): string[] {
  const [from, to] = ['x1', 'x2'].map((end) => values(`line[data-tone="${tone}"]`, end))
  return (from ?? []).map((start, at) => `${start} ${to?.[at]}`.replaceAll('%', ''))
}
