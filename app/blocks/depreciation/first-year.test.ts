import { expect, test } from 'vitest'
import { asOneBuilding, firstYear, inParts } from './first-year.ts'

const parts = [
  { cost: 72_000, life: 5, bonus: true },
  { cost: 60_000, life: 15, bonus: true },
  { cost: 348_000, life: 27.5 },
  { cost: 120_000 },
]

test('as one building, everything but the land is written off over one life', () => {
  expect(asOneBuilding(parts, 27.5)).toBe(Math.round(480_000 / 27.5))
})

test('a bonus part is written off at once, another over its life, land never', () => {
  expect(parts.map(firstYear)).toEqual([72_000, 60_000, Math.round(348_000 / 27.5), 0])
})

test('in parts is the sum of the parts as printed, so the ledger adds up', () => {
  expect(inParts(parts)).toBe(parts.map(firstYear).reduce((a, b) => a + b))
})
