import { expect, test } from 'vitest'
import { dollars, shortDollars } from './money.ts'

test.each([
  [0, '$0'],
  [10, '$10'],
  [1098, '$1,098'],
  [15_000_000, '$15,000,000'],
])('%d dollars are written %s, without decimals', (amount, text) => {
  expect(dollars(amount)).toBe(text)
})

test.each([
  [120_000, '$120K'],
  [500_000, '$500K'],
  [2_000_000, '$2M'],
  [2_250_000, '$2.25M'],
  [15_000_000, '$15M'],
  [950, '$950'],
])('%d dollars in short are %s', (amount, text) => {
  expect(shortDollars(amount)).toBe(text)
})
