import { expect, test } from 'vitest'
import { withMarks, withoutMarks } from './marks.ts'
import { from, joined, listed, placed, shown, Text } from './shown.ts'

const place = { file: 'firm.yaml', path: ['name'] }
const text = (words: string) => new Text([{ text: words, origin: [place] }])

test('a text has marks in a rendering with marks, and none in an ordinary one', () => {
  const name = text('Alder')
  expect(`${name}`).toBe('Alder')
  const { result, origins } = withMarks(() => `${name}`)
  expect([result === 'Alder', withoutMarks(result)]).toEqual([false, 'Alder'])
  expect(origins).toEqual([[place]])
})

test('an empty text has no marks, but an address may', () => {
  expect(withMarks(() => `${text('')}`)).toEqual({ result: '', origins: [] })
  const address = new Text([{ text: '/', origin: [place] }], { isAddress: true })
  expect(withMarks(() => `${address}`).result).toMatch(/^\/./)
})

test('values in a sentence keep their own origins', () => {
  const other = { file: 'prices.yaml', path: ['fee'] }
  const filled = text('{fee} a year, {who}').with({ fee: shown('$10', [other]), who: 'you' })
  expect(filled.plain).toBe('$10 a year, you')
  expect(filled.segments[0]).toEqual({ text: '$10', origin: [other] })
  expect(filled.segments.slice(1).every(({ origin }) => origin?.[0] === place)).toBe(true)
})

test('a period of a value and that of its sentence are one', () => {
  expect(text('Made by {who}.').with({ who: text('Vance, P.C.') }).plain).toBe(
    'Made by Vance, P.C.',
  )
})

test('texts are joined, and listed as the language has it', () => {
  const parts = ['a', 'b', 'c'].map(text)
  expect(joined(parts, '; ').plain).toBe('a; b; c')
  expect(listed(parts, new Intl.ListFormat('en-US')).plain).toBe('a, b, and c')
})

test('a group knows its place and those of its fields, also as a copy', () => {
  const data = placed(
    { offices: [{ count: 3 }] },
    (path) => ({ file: 'firm.yaml', path }),
    () => undefined,
  )
  const [office] = data.offices
  if (!office) throw new Error('no office')
  const path = ['offices', 0, 'count']
  expect(from({ ...office }, 'count')).toEqual([{ file: 'firm.yaml', path }])
  expect(Object.keys(office)).toEqual(['count'])
})
