import { dollars } from './money.ts'

/** A printed price in numbers; a single amount is both its least and its most. */
export type Amount = { min: number; max: number; plus: boolean }

/** Twelve months and onboarding, both ends of a range, the plus sign kept. */
export function firstYearCost(month: Amount, onboarding: Amount): Amount {
  return {
    min: 12 * month.min + onboarding.min,
    max: 12 * month.max + onboarding.max,
    plus: month.plus || onboarding.plus,
  }
}

/** As the price lists print it: "$42,200+", "$4,650-6,450+". */
export function amountText({ min, max, plus }: Amount): string {
  const range = min === max ? dollars(min) : `${dollars(min)}-${dollars(max).slice(1)}`
  return plus ? `${range}+` : range
}
