import { caption, columns, evenRows, note, rows } from '#app/blocks/table-fields.ts'
import { block } from '#app/content/engine/block.ts'
import { as } from '#app/content/engine/declared.ts'

export const table = block('table', {
  label: 'Table',
  about: 'Rows and columns of words or figures.',
  fields: {
    caption: as(caption, {
      about: 'What it shows; in a text, the heading above a table can say it.',
      optional: true,
    }),
    columns,
    rows,
    note,
  },
  rule: ({ columns, rows }, context) => {
    if (context.issues.length === 0) evenRows(columns, rows, context)
  },
})
