import { describe, expect, test } from 'vitest'
import { words as site } from '#test/site-words.ts'
import { nextOrder, sortedText, sortRows } from './sort-rows.ts'

type Row = { id: string; value?: number }

const ids = (rows: readonly Row[]) => rows.map(({ id }) => id).join('')
const sorted = (rows: readonly Row[], direction: 'ascending' | 'descending') =>
  ids(sortRows(rows, ({ value }) => value, direction))

describe('sortRows', () => {
  const rows: Row[] = [
    { id: 'a', value: 20 },
    { id: 'b', value: 3 },
    { id: 'c', value: 100 },
  ]

  test('sorts by number, not by the text of the number', () => {
    expect(sorted(rows, 'ascending')).toBe('bac')
    expect(sorted(rows, 'descending')).toBe('cab')
  })

  test('leaves the list it was given alone', () => {
    sorted(rows, 'ascending')
    expect(ids(rows)).toBe('abc')
  })

  test('keeps missing values last in both directions, in the order they came in', () => {
    const some: Row[] = [{ id: 'x' }, { id: 'a', value: 1 }, { id: 'y' }, { id: 'b', value: 2 }]
    expect(sorted(some, 'ascending')).toBe('abxy')
    expect(sorted(some, 'descending')).toBe('baxy')
  })

  test('zero is a value, not a missing one', () => {
    const some: Row[] = [{ id: 'x' }, { id: 'a', value: 1 }, { id: 'o', value: 0 }]
    expect(sorted(some, 'ascending')).toBe('oax')
    expect(sorted(some, 'descending')).toBe('aox')
  })

  test('keeps the order of equal values in both directions', () => {
    const equal = ['a', 'b', 'c', 'd'].map((id) => ({ id, value: 4 }))
    expect(sorted(equal, 'ascending')).toBe('abcd')
    expect(sorted(equal, 'descending')).toBe('abcd')
  })
})

describe('nextOrder', () => {
  const order = { column: 'savings', direction: 'descending' } as const

  test('turns the sorted column round, and back', () => {
    const turned = nextOrder(order, 'savings')
    expect(turned.direction).toBe('ascending')
    expect(nextOrder(turned, 'savings')).toEqual(order)
  })

  test('begins another column with its highest value, or as told', () => {
    expect(nextOrder<string>(order, 'profit').direction).toBe('descending')
    expect(nextOrder<string>(order, 'id', 'ascending').direction).toBe('ascending')
  })
})

test.each([
  ['Total tax savings', 'descending', 'total tax savings, highest first'],
  ['W-2 earnings', 'ascending', 'W-2 earnings, lowest first'],
] as const)('a sort by %s is announced in a sentence', (label, direction, end) => {
  // As an island gets them.
  const words = JSON.parse(JSON.stringify(site.outcomeTable))
  const text = sortedText('Business', label, direction, words)
  expect(text).toBe(`Business table sorted by ${end}`)
})
