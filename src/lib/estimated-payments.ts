import type { EstimatedTaxTool } from '../schema/pages.ts'

// Estimated tax of an individual by the safe harbors of IRC 6654, as the worksheet of Form 1040-ES has it.

type Harbors = EstimatedTaxTool['law']

type Year = {
  /** Absent where no return was filed for twelve months of last year. */
  lastTax?: number
  lastIncome: number
  /** Married, with a separate return this year. */
  separate: boolean
  tax: number
  withheld: number
}

/** Why so much is due, or nothing. */
type Ground = 'current' | 'prior' | 'priorHigh' | 'noTaxLastYear' | 'belowFloor' | 'withheldEnough'

/** What has to be paid in four installments besides withholding, in whole dollars. */
export function requiredPayment(year: Year, law: Harbors): { amount: number; ground: Ground } {
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

/** Each date with what is due on it: a quarter of the whole where it has passed, and from the next on what brings all
    payments up to what is due by then. */
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

/** The dates of the first year with one still to come. */
export function currentDates(years: readonly (readonly string[])[], today: string): readonly string[] | undefined {
  return years.find((dates) => dates.some((date) => date >= today))
}

/** Up, so that what is paid is enough; cents that only a computer sees don't count. */
function wholeDollars(amount: number): number {
  return Math.ceil(Math.round(amount * 100) / 100)
}
