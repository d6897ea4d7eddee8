import { expect, test } from 'vitest'
import { rangeText } from './figure.ts'

test.each([
  [{ prefix: '$', value: 78, suffix: 'M+' }, '$78M+'],
  [{ value: 5 }, '5'],
  [{ value: 2000, suffix: '+' }, '2000+'],
  [{ prefix: '$', value: 73.6, decimals: 1, suffix: 'B' }, '$73.6B'],
  [
    { prefix: '$', value: 150, suffix: 'K', upTo: { prefix: '$', value: 300, suffix: 'K+' } },
    '$150K-$300K+',
  ],
])('%o is printed %s', (figure, text) => {
  expect(rangeText(figure)).toBe(text)
})
