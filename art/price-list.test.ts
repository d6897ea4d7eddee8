import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { couponGrid, priceList } from './price-list.ts'
import { inks } from './testing/subjects.ts'
import { trace } from './testing/trace.ts'

const counts = Array.from({ length: 30 }, (_, index) => index + 1)

describe('couponGrid', () => {
  it('has room for every coupon and no empty row', () => {
    for (const count of counts) {
      const { columns, rows } = couponGrid(count)
      expect(columns * rows).toBeGreaterThanOrEqual(count)
      expect(columns * (rows - 1)).toBeLessThan(count)
    }
  })

  it('lays fifteen coupons in three columns', () => {
    expect(couponGrid(15)).toEqual({ columns: 3, rows: 5 })
  })
})

describe('priceList', () => {
  it('prints one coupon for each service', () => {
    for (const count of counts) {
      expect(priceList(inks, count).split('href="#coupon"').length).toBe(count)
    }
  })

  it('numbers the coupons: a long mark is five, a short one is one', () => {
    const marks = /<g class="metal"><path d="([^"]+)" stroke-width="5"/.exec(priceList(inks, 15))
    const lengths = trace(marks?.[1] ?? '').map(
      ({ points }) => (points[1]?.[1] ?? 0) - (points[0]?.[1] ?? 0),
    )
    const longest = Math.max(...lengths)
    const total = lengths.reduce((sum, length) => sum + (length === longest ? 5 : 1), 0)
    expect(total).toBe((15 * 16) / 2)
  })

  it('cancels places without a coupon', () => {
    const waves = (count: number) => priceList(inks, count).split('scale(3)').length - 1
    expect(waves(15)).toBe(2)
    const { columns, rows } = couponGrid(14)
    expect(columns * rows > 14 ? waves(14) > 4 : waves(14) === 2).toBe(true)
  })

  it('stays light', () => {
    for (const count of counts) {
      expect(brotliCompressSync(priceList(inks, count)).length).toBeLessThan(5000)
    }
  })
})
