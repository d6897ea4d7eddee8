import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// docs/content.md promises every message of the content check with its cure. The messages are read
// from the source, so a new one without a cure fails here.

const rules = ['check', 'articles', 'page-files', 'theme-contrast'].map(
  (name) => `app/content/${name}.ts`,
)
const sources = [...rules, ...globSync('app/content/{engine,schemas}/**/*.ts')].filter(
  (file) => !/test/.test(file),
)
const manual = plain(readFileSync('docs/content.md', 'utf8'))

/** After `expected:`, `message:` or the rule of a refinement: a text, perhaps with ${places} in it. */
const literal = String.raw`(['\`])((?:\\.|(?!\1)[\s\S])*?)\1`
const patterns = [
  String.raw`\b(?:expected|message|sentence|forms|colorForm)\b(?:: string)?\s*(?::|=|\?\?)\s*(?:expected \?\? )?${literal}`,
  String.raw`yield \[\s*'\w+',\s*${literal}`,
  String.raw`\.refine\([^;]{0,220}?,\s*${literal},?\s*\)`,
].map((pattern) => new RegExp(pattern, 'g'))

test.each(sources)('every message of %s is in the manual', (file) => {
  const source = readFileSync(file, 'utf8')
  const messages = patterns.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, , message = '']) => message),
  )
  const missing = messages.filter(
    (message) => !fixedParts(message).every((part) => manual.includes(part)),
  )
  expect(missing).toEqual([])
})

test('the messages are found at all', () => {
  const count = sources.flatMap((file) => readFileSync(file, 'utf8').match(/\bexpected\b/g) ?? [])
  expect(count.length).toBeGreaterThan(100)
})

/** What stands in a message whatever the owner typed. */
function fixedParts(message: string): string[] {
  return plain(message.replaceAll(/\\(.)/g, '$1'))
    .split(/\$\{[^}]*\}?/)
    .map((part) => part.trim())
    .filter((part) => part.length > 5)
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
