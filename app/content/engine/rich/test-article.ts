import { z } from 'zod'
import { text } from '../fields.ts'
import type { Problem } from '../problem.ts'
import { collections, load } from '../test-folder.ts'
import { richBody } from './render.ts'

const schema = z.strictObject({
  title: text({ max: 40 }),
  body: richBody({ exampleNote: 'Not a client.' }),
})

/** The first line of the text in the file that article() writes. */
export const firstLine = 5

/** What becomes of an article with this text, in a folder with one picture. */
export function article(markdown: string, files: Record<string, string | Uint8Array> = {}) {
  const kinds = [...collections, { pattern: 'articles/*.md', schema, what: 'an article' }]
  const file = `---\ntitle: A\n---\n\n${markdown}\n`
  const { data, problems } = load({ 'articles/a.md': file, ...files }, { collections: kinds })
  const made = data.get('articles/a.md') as z.infer<typeof schema> | undefined
  return { body: made?.body, html: made?.body.html ?? '', problems }
}

/** For a mistake that must give one problem and no echo. */
export function problemIn(
  markdown: string,
  files: Record<string, string | Uint8Array> = {},
): Problem {
  const { problems } = article(markdown, files)
  const [problem] = problems
  if (!problem || problems.length > 1) {
    throw new Error(`one problem expected, found ${JSON.stringify(problems, null, 2)}`)
  }
  return problem
}
