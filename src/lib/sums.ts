import type { CaseStudy } from '../schema/firm.ts'
import { dollars } from './money.ts'

/** Each with the wrong field and what it should be. */
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
    yield ['taxDueWithStrategy', 'there, or taxRefundWithStrategy, and not both']
  } else if (refund !== undefined && savings !== before + refund) {
    yield ['totalTaxSavings', `${dollars(before + refund)}, the tax due without the strategy plus the refund`]
  } else if (after !== undefined && savings !== before - after) {
    yield ['totalTaxSavings', `${dollars(before - after)}, the tax due without the strategy minus that with it`]
  }
  if (federalTax < before) yield ['federalTax', `at least ${dollars(before)}, because the tax due is part of it`]
  if (later > savings) yield ['later', `at most ${dollars(savings)}, because it is part of the savings`]
  const { type, revenue = 0, profit = 0, totalIncome } = record
  if (type === 'business') {
    if (profit >= revenue) yield ['profit', 'less than the revenue']
    return
  }
  const { w2Earnings = 0, businessIncome = 0, investmentIncome = 0, stockSaleProceeds = 0 } = record
  const sum = w2Earnings + businessIncome + investmentIncome + stockSaleProceeds
  if (totalIncome !== sum) yield ['totalIncome', `${dollars(sum)}, the sum of the incomes`]
}
