import { caption, columns, evenRows, note, report, rows } from '#app/blocks/table-fields.ts'
import { block } from '#app/content/engine/block.ts'

export const matrix = block('matrix', {
  label: 'What holds in each case',
  about: 'A table of verdicts in **bold**, each with words about it.',
  fields: { caption, columns, rows, note },
  rule: ({ columns, rows }, context) => {
    if (context.issues.length > 0) return
    evenRows(columns, rows, context)
    const problem = {
      expected: 'at least two columns beside the names of the rows, and words in every cell',
      example: '| One owner | **Exempt.** File Form A. | **Taxed.** File Form B. |',
    }
    const narrow = rows.findIndex(({ cells }) => cells.length < 2)
    if (narrow >= 0) {
      report(context, ['rows'], { found: 'a table of fewer than three columns', ...problem })
    }
    for (const [at, { label, cells }] of rows.entries()) {
      if ([label, ...cells].some(({ plain }) => plain === '')) {
        report(context, ['rows', at], { found: 'an empty cell', ...problem })
      }
    }
  },
})
