import { expect, test } from 'vitest'
import { dollars } from './money.ts'

test.each([
  [0, '$0'],
  [10, '$10'],
  [1098, '$1,098'],
  [15_000_000, '$15,000,000'],
])('%d dollars are written %s, without decimals', (amount, text) => {
  expect(dollars(amount)).toBe(text)
})
