import { expect, test } from 'vitest'
import { guaranteedMinimum, refund } from './guarantee.ts'

test.each([
  [2500, 5000],
  [4800, 9600],
  [9400, 18_800],
])('a fee of %d must bring %d of identified savings at 2X', (fee, minimum) => {
  expect(guaranteedMinimum(fee, 2)).toBe(minimum)
})

test.each([
  ['the worked example: the difference', 4800, 7000, 2600],
  ['enough identified: nothing', 4800, 9600, 0],
  ['more than enough: nothing, and never a claim on the client', 4800, 50_000, 0],
  ['nothing identified: the fee, not twice the fee', 4800, 0, 4800],
  ['a dollar short: a dollar', 4800, 9599, 1],
])('%s', (_, fee, identified, paidBack) => {
  expect(refund(fee, 2, identified)).toBe(paidBack)
})
