import { readFileSync } from 'node:fs'

// What the site must do, by id, is in docs/requirements.md. A test names the ids it proves with
// `proves`, which makes their sentences its title, or with `covers`; an id that no test names fails
// test/requirements.test.ts.

const register = readFileSync(new URL('../docs/requirements.md', import.meta.url), 'utf8')
const rows = Array.from(register.matchAll(/^\| `([\w-]+)` \| (.+) \|$/gm))

/** With the ids of the register, in its order. */
export const requirementIds = rows.map(([, id = '']) => id)
const sentences = new Map(rows.map(([, id = '', sentence = '']) => [id, sentence]))

function sentenceOf(id: string): string {
  const sentence = sentences.get(id)
  if (!sentence) throw new Error(`docs/requirements.md has no "${id}".`)
  return sentence
}

/** Title and details of a Playwright test that proves these requirements and nothing else. */
export function proves(...ids: string[]): [title: string, details: { tag: string[] }] {
  return [ids.map(sentenceOf).join(' '), { tag: ids.map((id) => `@${id}`) }]
}

/** Details of a test with a title of its own: Playwright's `tag`, Vitest's `tags`. */
export function covers(...ids: string[]): { tag: string[]; tags: string[] } {
  ids.forEach(sentenceOf)
  return { tag: ids.map((id) => `@${id}`), tags: ids }
}
