import type { CaseStudy } from '../schema/firm.ts'
import { dollars } from './money.ts'

/** Returns a message for each wrong amount, with its field and the right amount. */
export function sumProblems(records: readonly CaseStudy[]): string[] {
  return records.flatMap((record) =>
    [...wrongFields(record)].map(
      ([field, right]) => `case-studies.yaml, record ${record.id}: ${field} must be ${right}.`,
    ),
  )
}

function* wrongFields(record: CaseStudy): Generator<[field: keyof CaseStudy, right: string]> {
  const { taxDueWithoutStrategy: before, taxDueWithStrategy: after, taxRefundWithStrategy: refund } = record
  const { totalTaxSavings: savings, federalTax, later } = record
  if ((after === undefined) === (refund === undefined)) {
    yield ['taxDueWithStrategy', 'filled in, or taxRefundWithStrategy, but not both']
  } else if (refund !== undefined && savings !== before + refund) {
    yield ['totalTaxSavings', `${dollars(before + refund)}, the tax due without the strategy plus the refund`]
  } else if (after !== undefined && savings !== before - after) {
    yield ['totalTaxSavings', `${dollars(before - after)}, the tax due without the strategy minus the tax due with it`]
  }
  if (federalTax < before) yield ['federalTax', `at least ${dollars(before)}, because the tax due is part of it`]
  if (later > savings) yield ['later', `at most ${dollars(savings)}, because it is part of the savings`]
  yield* ledgerProblems(record)
  const { type, revenue = 0, profit = 0, totalIncome } = record
  if (type === 'business') {
    if (profit >= revenue) yield ['profit', 'less than the revenue']
    return
  }
  const { w2Earnings = 0, businessIncome = 0, investmentIncome = 0, stockSaleProceeds = 0 } = record
  const sum = w2Earnings + businessIncome + investmentIncome + stockSaleProceeds
  if (totalIncome !== sum) yield ['totalIncome', `${dollars(sum)}, the sum of the incomes`]
}

function* ledgerProblems(record: CaseStudy): Generator<[field: keyof CaseStudy, right: string]> {
  const { strategies, keyStrategiesUsed, totalTaxSavings, later } = record
  const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  const saved = total(strategies.map((strategy) => strategy.saved))
  const deferred = total(strategies.map((strategy) => strategy.later ?? 0))
  if (strategies.length !== keyStrategiesUsed)
    yield ['keyStrategiesUsed', `${strategies.length}, the number of its strategies, not ${keyStrategiesUsed}`]
  if (saved !== totalTaxSavings)
    yield ['totalTaxSavings', `${dollars(saved)}, the sum of its strategies, not ${dollars(totalTaxSavings)}`]
  if (deferred !== later)
    yield ['later', `${dollars(deferred)}, the sum that its strategies move to later years, not ${dollars(later)}`]
}
