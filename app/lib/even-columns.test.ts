import { expect, test } from 'vitest'
import { evenColumns } from './even-columns.ts'

test.each([
  [1, 4, 1],
  [4, 4, 4],
  [5, 4, 3],
  [7, 6, 4],
  [12, 12, 12],
  [13, 12, 7],
  [31, 12, 11],
])('%i entries in at most %i columns are in rows of %i', (count, most, columns) => {
  expect(evenColumns(count, most)).toBe(columns)
})
