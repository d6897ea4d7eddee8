import {
  amountIn,
  amountRows,
  caption,
  checkSum,
  columns,
  note,
  report,
} from '#app/blocks/table-fields.ts'
import { block } from '#app/content/engine/block.ts'

export const waterfall = block('waterfall', {
  label: 'Steps from one amount to another',
  about: 'A first amount, what is added or taken away, and what is left.',
  fields: { caption, columns, rows: amountRows, note },
  rule: ({ rows }, context) => {
    if (context.issues.length > 0) return
    if (rows.length < 3 || rows.some(({ amounts }) => amounts.length !== 1)) {
      report(context, ['rows'], {
        found: 'a table of another form',
        expected: 'two columns, and at least three rows: the start, what changes it, the result',
        example: '| Due before | $9,000 |\n| New truck | -$4,000 |\n| Due after | $5,000 |',
      })
      return
    }
    const amounts = rows.flatMap((row) => row.amounts.map(amountIn))
    const last = rows.at(-1)
    if (!last) return
    checkSum(context, ['rows', rows.length - 1], {
      label: last.label,
      parts: amounts.slice(0, -1),
      stated: amounts.at(-1) ?? 0,
    })
  },
})
