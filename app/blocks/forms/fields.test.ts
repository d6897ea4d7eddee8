import { expect, test } from 'vitest'
import { loadFile, partOf, refuses } from '#app/content/engine/test-folder.ts'
import { forms } from './fields.ts'

const end = '{answer: A, form: form-1040, due: April 15}'
const ask = (...answers: string[]) => `{question: Q, answers: [${answers.join(', ')}]}`
const next = (question: string) => `{answer: A, next: ${question}}`
const two = ask(end, end)
const three = ask(next(two), next(two), end)
const schema = partOf(forms.schema, [], 'tree')
refuses(schema, {
  [`tree: ${ask(end, '{answer: A, form: form-1040}')}`]:
    '1, field "tree, answers, item 2, answer" ... both "form" and "due"',
  [`tree: ${ask(end, `{answer: A, due: April 15, next: ${two}}`)}`]:
    '1, field "tree, answers, item 2, answer" ... either "next", ...',
  [`tree: ${ask(next(three), next(two))}`]:
    '1, field "tree, question" ... at most 4 questions in all, not 5',
})

test('four questions are fine, side by side or in a row', async () => {
  const inARow = (count: number): string => (count === 1 ? two : ask(next(inARow(count - 1)), end))
  const problemsOf = async (tree: string) => (await loadFile(schema, `tree: ${tree}`)).problems
  expect(await problemsOf(ask(next(three), end))).toEqual([])
  expect(await problemsOf(inARow(4))).toEqual([])
  expect(await problemsOf(inARow(5))).not.toEqual([])
})
