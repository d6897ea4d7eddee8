import { expect, test } from 'vitest'
import { deals } from './deals.ts'

const sale = {
  price: 2_400_000,
  equipment: 600_000,
  ordinaryRate: 0.37,
  gainRate: 0.2,
  goodwillYears: 15,
}

test('one price leaves the seller different amounts, and only a buyer of assets a write-off', () => {
  expect(deals(sale)).toEqual({
    goodwill: 1_800_000,
    asset: { ordinaryTax: 222_000, gainTax: 360_000, kept: 1_818_000 },
    stock: { ordinaryTax: 0, gainTax: 480_000, kept: 1_920_000 },
    writeOff: { firstYear: 720_000, laterYears: 120_000 },
    stockLeavesMore: 102_000,
  })
})

test('the difference is the gap between the rates on the equipment, whatever the goodwill', () => {
  const larger = deals({ ...sale, price: 3_000_000 })
  expect(larger.stockLeavesMore).toBe(102_000)
  expect(deals({ ...sale, equipment: 0 }).stockLeavesMore).toBe(0)
  expect(deals({ ...sale, gainRate: 0.37 }).stockLeavesMore).toBe(0)
})

test('printed amounts foot when rates and years leave cents', () => {
  const { asset, writeOff } = deals({ ...sale, price: 1_000_001, equipment: 333_333 })
  expect(asset).toMatchObject({ ordinaryTax: 123_333, gainTax: 133_334, kept: 743_334 })
  expect(writeOff).toEqual({ firstYear: 377_778, laterYears: 44_445 })
})
