import { expect, test } from 'vitest'
import { covers } from '#test/requirements.ts'
import { countAt } from './count-up.ts'

const run = { value: 500, delay: 100, duration: 2000 }

test('a counter shows zero until its delay is over', () => {
  expect(countAt(0, run)).toBe('0')
  expect(countAt(100, run)).toBe('0')
})

test('a counter reaches its value exactly when delay and duration are over, and stays', () => {
  expect(countAt(2100, run)).toBe('500')
  expect(countAt(60_000, run)).toBe('500')
  expect(Number(countAt(2000, run))).toBeLessThanOrEqual(500)
})

test(
  'a counter never runs backwards and never passes its value',
  covers('counter-arithmetic'),
  () => {
    let last = 0
    for (let elapsed = 0; elapsed <= 2200; elapsed += 16) {
      const shown = Number(countAt(elapsed, run))
      expect(shown).toBeGreaterThanOrEqual(last)
      expect(shown).toBeLessThanOrEqual(500)
      last = shown
    }
  },
)

test('decimals are kept all the way', () => {
  const figure = { value: 73.6, decimals: 1, delay: 0, duration: 1000 }
  for (const elapsed of [0, 1, 333, 500, 999, 1000]) {
    expect(countAt(elapsed, figure)).toMatch(/^\d+\.\d$/)
  }
  expect(countAt(1000, figure)).toBe('73.6')
})

test('a duration of zero shows the value at once', () => {
  expect(countAt(0, { value: 7, delay: 0, duration: 0 })).toBe('7')
})
