// How many petals a figure is worth, and how they are laid out.

export type PetalMeaning = {
  readonly petals: number
  /** What one petal stands for: 1, or a power of ten once a figure outgrows the plate. */
  readonly standsFor: number
  /** Whether petals times their meaning is the figure itself, not the nearest to it. */
  readonly exact: boolean
}

export type PetalPlan = PetalMeaning &
  ({ readonly layout: 'lobes' | 'line' } | { readonly layout: 'rings'; readonly rings: number[] })

/** More petals than this cannot be told apart on a plate of any size. */
const mostPetals = 2000
const mostPetalsOnRing = 250
const mostLobes = 8
const longestLine = 120

/** What the page may say in a caption: so many petals, each standing for so much. */
export function petalMeaning(figure: number): PetalMeaning {
  if (!(figure >= 1 && Number.isFinite(figure))) {
    throw new Error(`A rosette needs a figure of 1 or more, not ${figure}.`)
  }
  let standsFor = 1
  while (Math.round(figure / standsFor) > mostPetals) standsFor *= 10
  const petals = Math.round(figure / standsFor)
  return { petals, standsFor, exact: petals * standsFor === figure }
}

/** Few petals are lobes, some are one unbroken line, many are split over rings. */
export function petalPlan(figure: number): PetalPlan {
  const meaning = petalMeaning(figure)
  const { petals } = meaning
  if (petals <= mostLobes) return { ...meaning, layout: 'lobes' }
  if (petals <= longestLine) return { ...meaning, layout: 'line' }
  return { ...meaning, layout: 'rings', rings: splitIntoRings(petals) }
}

/**
 * Rings from the outermost inwards, their sum exactly the petals. All but the innermost are
 * multiples of five, because a ring of 5 x n is one short line and four copies of it.
 */
function splitIntoRings(petals: number): number[] {
  const most = Math.ceil(mostPetals / mostPetalsOnRing)
  const count = Math.min(most, Math.max(3, Math.round(petals / 100)))
  const fives = Math.floor(petals / 5)
  const rings = Array.from(
    { length: count },
    (_, ring) => 5 * (Math.floor(fives / count) + (ring < fives % count ? 1 : 0)),
  )
  const innermost = rings.pop() ?? 0
  return [...rings, innermost + (petals % 5)]
}
