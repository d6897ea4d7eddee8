/** A part of a purchase as the tax code sees it. Land has no life: it is never written off. */
type Part = { cost: number; life?: number | undefined; bonus?: boolean | undefined }

/** Straight-line deduction of one full year, the mid-month convention left aside. */
function yearOf(cost: number, life: number | undefined): number {
  return life ? cost / life : 0
}

/** First-year deduction when everything but the land is written off as one building. */
export function asOneBuilding(parts: readonly Part[], buildingLife: number): number {
  const depreciable = parts.filter((part) => part.life).reduce((sum, part) => sum + part.cost, 0)
  return Math.round(yearOf(depreciable, buildingLife))
}

/** First-year deduction of one part: all of it at the 100% bonus rate, else a year of its life. */
export function firstYear({ cost, life, bonus }: Part): number {
  return Math.round(bonus ? cost : yearOf(cost, life))
}

export function inParts(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + firstYear(part), 0)
}
