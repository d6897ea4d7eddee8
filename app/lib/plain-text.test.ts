import { expect, test } from 'vitest'
import { marked, withMarks, withoutMarks } from './marks.ts'
import { oneSpace, plainText } from './plain-text.ts'

test.each([
  ['  a \n b\u00a0 c ', 'a b c'],
  ['a', 'a'],
  ['', ''],
  [' ', ''],
])('%j with single spaces is %j', (text, single) => {
  expect(oneSpace(text)).toBe(single)
})

test('marks change nothing of the text a reader sees, and stay', () => {
  const html = (words: (text: string) => string) =>
    `<h1> ${words(' Fees ')} <br>${words('\n of')} <b>${words('a ')}</b>${words(' plan ')} </h1>`
  const origin = [{ file: 'pages/home.yaml', path: ['heading'] }]
  const { result, origins } = withMarks(() => plainText(html((text) => marked(text, origin))))
  expect(withoutMarks(result)).toBe(plainText(html((text) => text)))
  expect(withoutMarks(result)).toBe('Fees of a plan')
  expect(origins).toHaveLength(4)
  expect(result.length).toBeGreaterThan('Fees of a plan'.length)
})
