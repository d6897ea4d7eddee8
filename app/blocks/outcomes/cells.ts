import type { ViewProps } from '#app/blocks/view.ts'
import type { Content } from '#app/content/collections.ts'
import { listedPages } from '#app/content/pages.ts'
import type { Interface } from '#app/content/schemas/interface.ts'
import type { CaseStudy } from '#app/content/schemas/stories.ts'
import { dollars } from '#app/lib/money.ts'
import { amountText, resultAmount, resultText } from '#app/lib/outcomes.ts'
import { fieldText, from, say, shown, type Text } from '#app/lib/shown.ts'
import type { outcomes } from './fields.ts'

export type Column = 'id' | keyof ViewProps<typeof outcomes>['columns']

const shared = ['taxDueWithoutStrategy', 'keyStrategiesUsed', 'result', 'totalTaxSavings'] as const

/** In the order of the page. */
export const outcomeTypes = ['business', 'individual', 'mixed'] as const

const columnsOfType: Readonly<Record<CaseStudy['type'], readonly Column[]>> = {
  business: ['id', 'revenue', 'profit', ...shared],
  individual: ['id', 'w2Earnings', 'stockSaleProceeds', 'totalIncome', ...shared],
  mixed: ['id', 'w2Earnings', 'businessIncome', 'investmentIncome', 'totalIncome', ...shared],
}

/** Those of which some record has a value. */
export function columnsOf(type: CaseStudy['type'], records: readonly CaseStudy[]): Column[] {
  return columnsOfType[type].filter((column) =>
    records.some((record) => cellValue(record, column) !== undefined),
  )
}

/** What a cell is sorted by. */
export function cellValue(record: CaseStudy, column: Column): number | undefined {
  return column === 'result' ? resultAmount(record) : record[column]
}

/** What a cell shows. */
export function cellText(
  record: CaseStudy,
  column: Column,
  words: Interface['outcomeTable'],
): Text {
  if (column === 'result') return resultText(record, words)
  const origin = from(record, column)
  if (column === 'id' || column === 'keyStrategiesUsed') return shown(`${record[column]}`, origin)
  return amountText(record[column], words, origin)
}

/** Below the savings: how much of them is due in a later year. */
export function laterText(record: CaseStudy, words: Text | undefined): Text | undefined {
  const { later } = record
  return later ? words?.with({ amount: shown(dollars(later), from(record, 'later')) }) : undefined
}

/** Of an article that works a record out. */
export type Guide = { path: string; city: Text }

/** By the number of the record; the first in the menus if there are several. */
export function guidesOf(content: Content): ReadonlyMap<number, Guide> {
  const guides = new Map<number, Guide>()
  for (const { kind, slug, path } of listedPages(content)) {
    const { caseStudy, city } = (kind === 'article' && content.articles[slug]) || {}
    if (caseStudy && city && !guides.has(caseStudy)) guides.set(caseStudy, { path, city })
  }
  return guides
}

/** Below the tables: "No. 5: why it is shown". */
export function remarksOf(records: readonly CaseStudy[], number: Text): Text[] {
  return records.flatMap((record) =>
    record.remark ? say`${number} ${fieldText(record, 'id')}: ${record.remark}` : [],
  )
}
