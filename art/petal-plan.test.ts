import { describe, expect, it } from 'vitest'
import { petalMeaning, petalPlan } from './petal-plan.ts'

describe('petalMeaning', () => {
  it('gives one petal to each of a figure that fits the plate', () => {
    for (const figure of [1, 5, 17, 500, 1999, 2000]) {
      expect(petalMeaning(figure)).toEqual({ petals: figure, standsFor: 1, exact: true })
    }
  })

  it('lets a petal stand for ten or a hundred, and says when that is not exact', () => {
    expect(petalMeaning(2350)).toEqual({ petals: 235, standsFor: 10, exact: true })
    expect(petalMeaning(2354)).toEqual({ petals: 235, standsFor: 10, exact: false })
    expect(petalMeaning(100_000)).toEqual({ petals: 1000, standsFor: 100, exact: true })
    expect(petalMeaning(4.9)).toEqual({ petals: 5, standsFor: 1, exact: false })
  })

  it('refuses what cannot be counted', () => {
    for (const figure of [0, -3, 0.4, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => petalMeaning(figure)).toThrow('A rosette needs a figure of 1 or more')
    }
  })
})

describe('petalPlan', () => {
  it('splits any figure over rings of at most 250 petals whose sum is exact', () => {
    let split = 0
    for (let figure = 1; figure <= 100_000; figure += figure < 3000 ? 1 : 37) {
      const plan = petalPlan(figure)
      if (plan.layout !== 'rings') continue
      split++
      expect(plan.rings.reduce((sum, ring) => sum + ring, 0)).toBe(plan.petals)
      expect(Math.max(...plan.rings)).toBeLessThanOrEqual(250)
      expect(Math.min(...plan.rings)).toBeGreaterThan(0)
    }
    expect(split).toBeGreaterThan(4000)
  })

  it('lays out the figures of the firm as the captions say', () => {
    expect(petalPlan(5).layout).toBe('lobes')
    expect(petalPlan(78).layout).toBe('line')
    expect(petalPlan(500)).toMatchObject({ layout: 'rings', rings: [100, 100, 100, 100, 100] })
    expect(petalPlan(2000)).toMatchObject({ layout: 'rings', rings: Array(8).fill(250) })
  })
})
