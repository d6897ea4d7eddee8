import {
  amountIn,
  amountRows,
  caption,
  checkSum,
  columns,
  evenRows,
  note,
  report,
} from '#app/blocks/table-fields.ts'
import { block } from '#app/content/engine/block.ts'
import { isTakenOut } from '#app/lib/charts.ts'

export const flow = block('flow', {
  label: 'What is left after each tax',
  about: 'Levels, and what is taken out between them; a ribbon for each column of amounts.',
  fields: { caption, columns, rows: amountRows, note },
  rule: ({ columns, rows: typed }, context) => {
    if (context.issues.length > 0) return
    evenRows(columns, typed, context)
    const rows = typed.map(({ label, amounts }) => ({ label, amounts: amounts.map(amountIn) }))
    const taken = rows.map((_, index) => isTakenOut(rows, index))
    for (const [at, { label, amounts }] of rows.entries()) {
      if (taken[at] || !amounts.some((amount) => amount < 0)) continue
      report(context, ['rows', at], {
        found: `a row ("${label.plain}") with amounts above and below zero`,
        expected: 'in one row either levels, or amounts with a minus sign or $0 that are taken out',
        example: '| Corporate tax | -$21,000 | $0 |',
      })
      return
    }
    if (taken.at(-1)) {
      report(context, ['rows', rows.length - 1], {
        found: `a last row ("${rows.at(-1)?.label.plain}") that is taken out`,
        expected: 'a last row with what is left',
        example: '| After tax | $60,000 | $70,000 |',
      })
      return
    }
    for (const [at, { label, amounts }] of rows.entries()) {
      if (taken[at] || at === 0) continue
      const above = rows.slice(taken.lastIndexOf(false, at - 1), at)
      for (const [column, stated] of amounts.entries()) {
        const parts = above.map((row) => row.amounts[column] ?? 0)
        checkSum(context, ['rows', at], { label, parts, stated })
      }
    }
  },
})
