import { expect, test } from 'vitest'
import { spreadOf } from './statistics.ts'

test.each([
  [[3], 3, 0],
  [[5, 1, 3], 3, 2],
  [[4, 1, 3, 2], 2.5, 1.5],
  [[10, 10, 10, 10, 900], 10, 0],
])('%j has the median %d and the range %d', (values, median, range) => {
  expect(spreadOf(values)).toEqual({ median, range })
})
