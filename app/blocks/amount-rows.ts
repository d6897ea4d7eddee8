import type { ProseText } from '#app/content/engine/fields.ts'
import type { Amounts, Words } from '#app/lib/charts.ts'
import { readDollars } from '#app/lib/money.ts'

type Rows = readonly { label: ProseText; amounts: readonly ProseText[] }[]

/** The columns and rows of a chart of amounts, each as it was typed. */
export function amountRowsOf(
  columns: readonly ProseText[],
  rows: Rows,
): Pick<Amounts, 'columns' | 'rows'> {
  const width = rows[0]?.amounts.length ?? 0
  const headings: readonly Words[] = columns.length > width ? columns : ['', ...columns]
  return {
    columns: headings,
    rows: rows.map(({ label, amounts }) => ({
      label,
      amounts: amounts.map((shown) => ({ value: readDollars(shown.plain) ?? 0, shown })),
    })),
  }
}
