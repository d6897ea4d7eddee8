import { expect, it } from 'vitest'
import { coprimeNear, greatestCommonDivisor } from './lathe.ts'

it('finds the nearest winding without a common factor, and more than one turn', () => {
  for (let petals = 3; petals <= 200; petals++) {
    const turns = coprimeNear(petals, petals / 4)
    expect(greatestCommonDivisor(petals, turns)).toBe(1)
    expect(Math.abs(turns - petals / 4)).toBeLessThan(6)
    expect(coprimeNear(petals, 1)).toBeGreaterThan(1)
  }
})
