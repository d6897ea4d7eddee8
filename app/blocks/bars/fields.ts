import {
  amountIn,
  amountRows,
  caption,
  columns,
  evenRows,
  note,
  report,
} from '#app/blocks/table-fields.ts'
import { block } from '#app/content/engine/block.ts'

export const bars = block('bars', {
  label: 'Bars',
  about: 'One to four amounts in each row, each with a bar to scale.',
  fields: { caption, columns, rows: amountRows, note },
  rule: ({ columns, rows }, context) => {
    if (context.issues.length > 0) return
    evenRows(columns, rows, context)
    const series = Math.max(...rows.map(({ amounts }) => amounts.length))
    const amounts = rows.flatMap((row) => row.amounts.map(amountIn))
    if (series <= 4 && Math.max(...amounts) > 0 && Math.min(...amounts) >= 0) return
    report(context, ['rows'], {
      found:
        series > 4 ? `${series} columns of amounts` : 'an amount below zero, or nothing but zeros',
      expected: 'one to four columns of amounts of zero or more, for bars drawn to scale',
    })
  },
})
