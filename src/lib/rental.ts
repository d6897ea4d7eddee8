import type { RentalTool } from '../schema/services.ts'

// Computes the first year of one rental: depreciation under IRC 168, and how much of a loss IRC 469 allows.

type Law = Omit<RentalTool['law'], 'reviewed' | 'validThrough' | 'bonusAfter'>
export type Stay = 'week' | 'month' | 'longer'

export type House = {
  price: number
  land: number
  /** Recovered over 5 years. */
  furnishings: number
  /** Recovered over 15 years. */
  improvements: number
}

/** A house, the month in which it was ready to rent (1 to 12), and the average length of a stay. */
export type Rental = House & { month: number; stay: Stay }

export type Owner = {
  /** Modified adjusted gross income, without the rental. */
  income: number
  /** Actively participates. */
  decides: boolean
  /** Materially participates. */
  works: boolean
  /** Meets the half-time and 750-hour tests for real estate professionals. */
  isProfessional: boolean
}

/** Adds up the parts listed in a section as one house. Land is the part without a recovery period. */
export function houseOf(parts: readonly { life?: number | undefined; cost: number }[]): House {
  const total = (listed: typeof parts) => listed.reduce((sum, { cost }) => sum + cost, 0)
  const costOf = (years?: number) => total(parts.filter(({ life }) => life === years))
  return { price: total(parts), land: costOf(), furnishings: costOf(5), improvements: costOf(15) }
}

/** Returns how many years a building is depreciated over. Lodging is transient if stays are normally under 30 days:
    IRC 168(e)(2)(A), Reg. 1.48-1(h)(2)(ii). */
export function buildingYears(stay: Stay, law: Law): number {
  return stay === 'longer' ? law.residentialYears : law.transientYears
}

/** Returns the percentage of a building that is deducted in its first year, by the mid-month convention. Each month is
    rounded, as in the tables of IRS Publications 527 and 946. */
export function firstYearPercentage(years: number, month: number): number {
  const rounded = (months: number) => Math.round((100_000 * months) / 12 / years) / 1000
  return Math.round(1000 * (rounded(0.5) + (12 - month) * rounded(1))) / 1000
}

/** Returns the first-year deduction of each part, their total, and the deduction for all of it as one building. */
export function firstYearDepreciation({ price, land, furnishings, improvements, month, stay }: Rental, law: Law) {
  const percentage = firstYearPercentage(buildingYears(stay, law), month)
  const ofBuilding = (cost: number) => Math.round((cost * percentage) / 100)
  const building = price - land - furnishings - improvements
  const parts = {
    furnishings: Math.round(law.bonus * furnishings),
    improvements: Math.round(law.bonus * improvements),
    building: ofBuilding(building),
  }
  return {
    parts,
    building,
    withStudy: parts.furnishings + parts.improvements + parts.building,
    withoutStudy: ofBuilding(price - land),
  }
}

/** The rule of IRC 469 that limits the loss. */
export type Rule =
  /** Stays of 7 days or less aren't a rental activity, Reg. 1.469-1T(e)(3)(ii)(A), so the owner's work decides. */
  | 'shortStayActive'
  | 'shortStayPassive'
  /** IRC 469(c)(7), for a rental in which the owner also materially participates. */
  | 'professional'
  /** IRC 469(i): the allowance in full, in part, or none because the income is too high. */
  | 'allowance'
  | 'phaseOut'
  | 'phasedOut'
  | 'noDecisions'

export function ruleFor(stay: Stay, { income, decides, works, isProfessional }: Owner, law: Law): Rule {
  if (stay === 'week') return works ? 'shortStayActive' : 'shortStayPassive'
  if (isProfessional && works) return 'professional'
  if (!decides) return 'noDecisions'
  if (income <= law.phaseOutFrom) return 'allowance'
  return income < law.phaseOutTo ? 'phaseOut' : 'phasedOut'
}

/** Returns the allowance left at an income. It shrinks evenly, by 50 cents on the dollar under current law. */
export function allowanceAt(income: number, { allowance, phaseOutFrom, phaseOutTo }: Law): number {
  const left = (phaseOutTo - income) / (phaseOutTo - phaseOutFrom)
  return Math.round(allowance * Math.min(1, Math.max(0, left)))
}

/** Splits a loss into the part that offsets other income this year and the part that carries over. */
export function splitLoss(loss: number, rule: Rule, income: number, law: Law) {
  const isUnlimited = rule === 'shortStayActive' || rule === 'professional'
  const isAllowed = rule === 'allowance' || rule === 'phaseOut'
  const counted = isUnlimited ? loss : isAllowed ? Math.min(loss, allowanceAt(income, law)) : 0
  return { counted, waiting: loss - counted }
}
