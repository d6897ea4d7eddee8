import type { EstimatedTaxTool } from '../schema/pages.ts'

// Estimated tax for an individual under the safe harbors of IRC 6654, as on the Form 1040-ES worksheet.

type SafeHarbors = EstimatedTaxTool['law']

type Year = {
  /** Missing if the visitor filed no return for all twelve months of last year. */
  lastTax?: number
  lastIncome: number
  /** Married filing separately this year. */
  separate: boolean
  tax: number
  withheld: number
}

/** The rule that sets the amount due. */
type Reason = 'current' | 'prior' | 'priorHigh' | 'noTaxLastYear' | 'belowFloor' | 'withheldEnough'

/** Returns the total of the four installments, after withholding, in whole dollars. */
export function requiredPayment(year: Year, law: SafeHarbors): { amount: number; ground: Reason } {
  const { lastTax, lastIncome, tax, withheld } = year
  if (lastTax === 0) return { amount: 0, ground: 'noTaxLastYear' }
  if (tax - withheld < law.floor) return { amount: 0, ground: 'belowFloor' }
  const isHigh = lastIncome > (year.separate ? law.highFromSeparate : law.highFrom)
  const current = wholeDollars(law.current * tax)
  const prior = wholeDollars((isHigh ? law.priorHigh : law.prior) * (lastTax ?? Infinity))
  const amount = Math.max(0, wholeDollars(Math.min(current, prior) - withheld))
  if (amount === 0) return { amount, ground: 'withheldEnough' }
  return { amount, ground: current <= prior ? 'current' : isHigh ? 'priorHigh' : 'prior' }
}

export type Installment = { date: string; amount: number; state: 'passed' | 'next' | 'later' }

/** Returns the amount for each date. Past dates get a quarter each. Each later amount catches up to the total due by
    that date. */
export function installments(amount: number, paid: number, dates: readonly string[], today: string): Installment[] {
  const next = dates.find((date) => date >= today)
  const dueBy = (count: number) => wholeDollars((amount * count) / dates.length)
  let covered = paid
  return dates.map((date, index) => {
    if (date < today) return { date, amount: dueBy(index + 1) - dueBy(index), state: 'passed' }
    const missing = Math.max(0, wholeDollars(dueBy(index + 1) - covered))
    covered += missing
    return { date, amount: missing, state: date === next ? 'next' : 'later' }
  })
}

/** Returns the dates of the first tax year with a payment still to come. */
export function currentDates(years: readonly (readonly string[])[], today: string): readonly string[] | undefined {
  return years.find((dates) => dates.some((date) => date >= today))
}

/** Rounds up so the payments are enough, but ignores floating-point errors below a cent. */
function wholeDollars(amount: number): number {
  return Math.ceil(Math.round(amount * 100) / 100)
}
