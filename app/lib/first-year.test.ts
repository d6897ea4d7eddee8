import { expect, test } from 'vitest'
import { amountText, firstYearCost } from './first-year.ts'

const flat = (amount: number, plus = false) => ({ min: amount, max: amount, plus })

test('the first year is twelve months and onboarding, with the plus sign of the monthly fee', () => {
  expect(amountText(firstYearCost(flat(3350, true), flat(2000)))).toBe('$42,200+')
})

test('a range of monthly fees gives a range of first years', () => {
  const month = { min: 250, max: 400, plus: true }
  expect(amountText(firstYearCost(month, flat(1650)))).toBe('$4,650-6,450+')
})

test('a fee without a plus sign has a first year without one', () => {
  expect(amountText(firstYearCost(flat(100), flat(0)))).toBe('$1,200')
})
