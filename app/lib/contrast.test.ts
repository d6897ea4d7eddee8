import { expect, test } from 'vitest'
import { contrast, over } from './contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#767676', '#ffffff', 4.54],
  ['#123456', '#123456', 1],
])('%s on %s', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2)
})

test('a share of a color over another', () => {
  expect(over('#ff0000', '#0000ff', 0.5)).toBe('#800080')
  expect(over('#ff0000', '#0000ff', 1)).toBe('#ff0000')
})
