import { expect, test } from 'vitest'
import { contrast, over, withContrast } from './contrast.ts'

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

test('the nearest color that can be read, darker on light and lighter on dark', () => {
  const darker = withContrast('#999999', '#ffffff', 4.5) ?? ''
  expect(contrast(darker, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(darker, '#ffffff')).toBeLessThan(4.8)
  expect(withContrast('#222222', '#000000', 4.5)).toMatch(/^#[7-9]/)
  expect(withContrast('#14251e', '#f6f3e8', 4.5)).toBe('#14251e')
  expect(withContrast('#777777', '#777777', 7)).toBeUndefined()
})
