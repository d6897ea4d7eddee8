import { expect, test } from 'vitest'
import { amountsIn } from './amounts.ts'

test.each([
  ['$2,500 to $9,400+', [2500, 9400]],
  ['$42,200+', [42_200]],
  ['$4,650-6,450+', [4650, 6450]],
  ['$150K-$300K+', [150_000, 300_000]],
  ['$73.6B', [73_600_000_000]],
  ['Varies', []],
])('%s holds %o', (text, amounts) => {
  expect(amountsIn(text)).toEqual(amounts)
})
