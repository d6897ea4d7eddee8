import type { CaseStudy } from '../schema/firm.ts'
import { dollars, sum } from './money.ts'

/** Returns a message for each wrong amount, with its field and the right amount. */
export function totalErrors(records: readonly CaseStudy[]): string[] {
  return records.flatMap((record) => [...wrongFields(record)].map((error) => `Record ${record.id}: ${error}`))
}

const mustBe = (field: keyof CaseStudy, right: string) => `${field} must be ${right}`

function* wrongFields(record: CaseStudy): Generator<string> {
  const { taxDueWithoutStrategy: before, taxDueWithStrategy: after, taxRefundWithStrategy: refund } = record
  const { totalTaxSavings: savings, federalTax, later } = record
  if ((after === undefined) === (refund === undefined)) {
    yield 'Fill in either taxDueWithStrategy or taxRefundWithStrategy, not both'
  } else if (refund !== undefined && savings !== before + refund) {
    yield mustBe('totalTaxSavings', `${dollars(before + refund)}, the tax due without strategies plus the refund`)
  } else if (after !== undefined && savings !== before - after) {
    yield mustBe('totalTaxSavings', `${dollars(before - after)}, the difference between the two amounts of tax due`)
  }
  if (federalTax < before) yield mustBe('federalTax', `at least ${dollars(before)}, because the tax due is part of it`)
  if (later > savings) yield mustBe('later', `at most ${dollars(savings)}, because it's part of the savings`)
  yield* ledgerErrors(record)
  const { type, revenue = 0, profit = 0, totalIncome } = record
  if (type === 'business') {
    if (profit >= revenue) yield mustBe('profit', 'less than revenue')
    return
  }
  const { w2Earnings = 0, businessIncome = 0, investmentIncome = 0, stockSaleProceeds = 0 } = record
  const income = w2Earnings + businessIncome + investmentIncome + stockSaleProceeds
  if (totalIncome !== income) yield mustBe('totalIncome', `${dollars(income)}, the sum of all income`)
}

function* ledgerErrors(record: CaseStudy): Generator<string> {
  const { strategies, keyStrategiesUsed, totalTaxSavings, later } = record
  const saved = sum(strategies.map((strategy) => strategy.saved))
  const deferred = sum(strategies.map((strategy) => strategy.later ?? 0))
  if (strategies.length !== keyStrategiesUsed)
    yield mustBe('keyStrategiesUsed', `${strategies.length}, the number of strategies listed, not ${keyStrategiesUsed}`)
  if (saved !== totalTaxSavings)
    yield mustBe('totalTaxSavings', `${dollars(saved)}, the total its strategies save, not ${dollars(totalTaxSavings)}`)
  if (deferred !== later)
    yield mustBe('later', `${dollars(deferred)}, the total its strategies defer, not ${dollars(later)}`)
}
