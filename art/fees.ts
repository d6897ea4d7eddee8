// A rosette for a yearly fee: one petal for each hundred dollars, wound as one unbroken line.
import type { Inks } from './inks.ts'
import { petalMeaning } from './petal-plan.ts'
import { petals } from './rosettes.ts'
import { circle, plate } from './svg.ts'

export type FeePetals = {
  readonly petals: number
  /** What one petal stands for: a hundred dollars, unless a fee is too small or too large for that. */
  readonly dollarsPerPetal: number
  /** Whether the petals add up to the fee itself; otherwise they are the nearest to it. */
  readonly exact: boolean
}

const size = 280
/** Radius of the clear centre, of the thousand units from the middle to the rim. */
const clear = 404
const hairline = 4.2

/** What the page may say in a caption: so many petals, each standing for so many dollars. */
export function feePetals(dollars: number): FeePetals {
  const unit = dollars >= 100 ? 100 : dollars >= 10 ? 10 : 1
  const { petals, standsFor } = petalMeaning(dollars / unit)
  const dollarsPerPetal = unit * standsFor
  return { petals, dollarsPerPetal, exact: petals * dollarsPerPetal === dollars }
}

export function feeRosette(inks: Inks, dollars: number): string {
  return plate(inks, {
    viewBox: [-1000, -1000, 2000, 2000],
    size: [size, size],
    paint: 'metal',
    body: petals(feePetals(dollars).petals, clear, hairline) + circle(clear, hairline),
  })
}
