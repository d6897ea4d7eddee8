import { expect, test } from 'vitest'
import { expectProblem, loadFile } from '#app/content/engine/test-folder.ts'
import { figures } from './fields.ts'

function loaded(look: string, others: string) {
  const text = `block: figures\nheading: Some\n${look && `look: ${look}\n`}${others}`
  return loadFile(figures.schema, text)
}

const two = 'show: [states, projects]\n'
const one = 'show: [states]\n'

test.each([
  ['', two],
  ['large', two],
  ['rosettes', `${two}asOf: As of {month}.`],
  ['national', `${two}note: Others counted.`],
  ['callout', `${one}text: It is many.`],
])('the look %j has its own words', async (look, others) => {
  expect((await loaded(look, others)).problems).toEqual([])
})

test.each([
  ['rosettes', two, '1, field "asOf" ... the words that figures with the look "rosettes" need'],
  ['large', `${two}note: It is so.`, '5, field "note" ... or the look "national", which shows it'],
  ['callout', `${two}text: They are many.`, '4, field "show" ... one figure, ...'],
  ['large', 'show: [states, states]', '4, field "show, item 2" ... does not have yet'],
])('the look %j with %j is refused', async (look, others, message) => {
  expectProblem(await loaded(look, others), `file.yaml, line ${message}`)
})
