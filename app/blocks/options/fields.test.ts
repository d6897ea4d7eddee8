import { expect, test } from 'vitest'
import { fieldIn, loadFile, refuses } from '#app/content/engine/test-folder.ts'
import { options } from './fields.ts'

const rows = (...limits: string[]) =>
  `options: [${limits.map((upTo) => `{name: A, terms: B${upTo && `, upTo: "${upTo}"`}}`).join(', ')}]`
const schema = fieldIn(options.schema, ['rows', 0])

refuses(schema, {
  [`situation: S\n${rows('$50,000', '$50,000', '')}`]:
    '2, field "options, item 2, upTo" Found: "$50,000" Expected: an amount above $50,000: ...',
  [`situation: S\n${rows('', '')}`]: '2, field "options, item 1, upTo" ... an amount above $0: ...',
  [`situation: S\n${rows('$50,000')}`]:
    '2, field "options, item 1, upTo" ... nothing: the last option ...',
})

test('cover every amount', async () => {
  expect(
    (await loadFile(schema, `situation: S\n${rows('$50,000', '$100,000', '')}`)).problems,
  ).toEqual([])
})
