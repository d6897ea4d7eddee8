import {
  caption,
  checkSum,
  columns,
  evenRows,
  note,
  report,
  rows,
} from '#app/blocks/table-fields.ts'
import { block } from '#app/content/engine/block.ts'
import { readDollars } from '#app/lib/money.ts'

export const ledger = block('ledger', {
  label: 'Ledger',
  about: 'A table whose last column is dollars and whose last row is their sum.',
  fields: { caption, columns, rows, note },
  rule: ({ columns, rows }, context) => {
    if (context.issues.length > 0) return
    evenRows(columns, rows, context)
    const amounts = rows.map(({ cells }) => readDollars(cells.at(-1)?.plain ?? ''))
    for (const [at, amount] of amounts.entries()) {
      const { cells = [] } = rows[at] ?? {}
      const text = cells.at(-1)?.plain
      if (amount === undefined) {
        report(context, ['rows', at, 'cells', cells.length - 1], {
          found: text ? `"${text}" in the last column` : 'an empty cell in the last column',
          expected: 'only an amount in the last column of every row',
          example: '| Depreciation, first year | -$12,400 |',
        })
      }
    }
    const total = rows.at(-1)
    const parts = amounts.slice(0, -1)
    if (!total || amounts.includes(undefined)) return
    checkSum(context, ['rows', rows.length - 1], {
      label: total.label,
      parts: parts.map((each) => each ?? 0),
      stated: amounts.at(-1) ?? 0,
    })
  },
})
