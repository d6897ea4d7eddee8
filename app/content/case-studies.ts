import { amountText, mean, resultAmount, resultText } from '#app/lib/outcomes.ts'
import { sortRows } from '#app/lib/sort-rows.ts'
import data from '#content/case-studies.yaml'
import type { CaseStudiesPage } from './schemas/pages.ts'
import type { CaseStudy } from './schemas/stories.ts'

export type OutcomeType = CaseStudy['type']
export type Column = 'id' | keyof CaseStudiesPage['outcomes']['columns']

const shared = ['taxDueWithoutStrategy', 'keyStrategiesUsed', 'result', 'totalTaxSavings'] as const

/** The tables in the order of the page, each with its columns. */
export const outcomeColumns = {
  business: ['id', 'revenue', 'profit', ...shared],
  individual: ['id', 'w2Earnings', 'stockSaleProceeds', 'totalIncome', ...shared],
  mixed: ['id', 'w2Earnings', 'businessIncome', 'investmentIncome', 'totalIncome', ...shared],
} satisfies Record<OutcomeType, Column[]>

export const outcomeTypes = Object.keys(outcomeColumns) as OutcomeType[]

/** By id: the order of the tables until the visitor asks for another. */
export const records = sortRows(data.records, ({ id }) => id, 'ascending')

export const recordsBySavings = sortRows(
  records,
  ({ totalTaxSavings }) => totalTaxSavings,
  'descending',
)

/** Printed as the mean of the samples, never as the firm's average. */
export const meanSavings = Math.round(mean(records.map((record) => record.totalTaxSavings)))

/** What a cell is sorted by. */
export function cellValue(record: CaseStudy, column: Column): number | undefined {
  return column === 'result' ? resultAmount(record) : record[column]
}

/** What a cell shows. */
export function cellText(record: CaseStudy, column: Column): string {
  if (column === 'result') return resultText(record)
  if (column === 'id' || column === 'keyStrategiesUsed') return String(record[column])
  return amountText(record[column])
}

/** The ends of the one scale of all bars: the largest refund, left of zero, and the largest bill. */
export const scale = {
  refund: Math.max(...records.map(({ taxRefundWithStrategy = 0 }) => taxRefundWithStrategy)),
  due: Math.max(...records.map(({ taxDueWithoutStrategy }) => taxDueWithoutStrategy)),
}
