import { expect, test } from 'vitest'
import { listText } from './list-text.ts'

const words = {
  title: 'List',
  have: 'Have:',
  missing: 'Missing:',
  safely: 'Not by email.',
  copied: '',
  refused: '',
}
const entries = (...checked: boolean[]) =>
  checked.map((each, at) => ({ text: `Form ${at + 1}`, checked: each }))

test.each([
  [entries(true, false, true), 'Have:\n- Form 1\n- Form 3\n\nMissing:\n- Form 2\n\n'],
  [entries(true, true), 'Have:\n- Form 1\n- Form 2\n\n'],
  [entries(false), 'Missing:\n- Form 1\n\n'],
])('a list as a message: %j', (list, middle) => {
  expect(listText(list, words)).toBe(`List\n\n${middle}Not by email.`)
})
