import { block, tone } from '#app/content/engine/block.ts'
import { choice, group, list, text } from '#app/content/engine/fields.ts'
import { amountName, basis, distinct, heading, label, refuse } from '#app/content/schemas/common.ts'

const cost = group({
  label: label(),
  cost: amountName('cost', {
    about: 'A price, a range of prices, a first year or a figure in dollars.',
  }),
  and: amountName('price', {
    label: 'Together with',
    about: 'A second price that is added to the first.',
    optional: true,
  }),
  basis: basis({
    about: 'What a price covers; a figure of `claims.yaml` has its own basis.',
    optional: true,
  }),
})

const scale = group(
  {
    caption: label(),
    asOf: text({
      about: 'What a figure rests on, and when it was counted.',
      max: 60,
      example: '{basis}, as of {month}',
    }),
    costs: list(cost, { about: 'A bar for each.', min: 2, max: 6 }),
  },
  { label: 'Bars of what it costs', about: 'Costs as bars, above the table.', optional: true },
)

export const comparison = block('comparison', {
  label: 'Comparison',
  about: 'A table with two to four columns, the last one yours.',
  fields: {
    look: choice(
      {
        plain: 'A plain table of two columns',
        plate: 'The last column stands out',
        drawing: 'Two columns beside the drawing of two desks',
      },
      { about: 'A plain table if there is none here.', optional: true },
    ),
    heading: heading(),
    intro: text({ label: 'Introduction', max: 160, optional: true }),
    caption: text({
      about: 'Above the table; without it the heading is read there.',
      max: 90,
      optional: true,
    }),
    columns: list(label(), { about: "The last column is the firm's.", min: 2, max: 4 }).superRefine(
      distinct,
    ),
    rows: list(
      group({
        label: label(),
        cells: list(text({ max: 120 }), {
          label: 'Cells of the row',
          about: 'As many as there are columns.',
        }),
      }),
      { min: 1, max: 20 },
    ),
    scale,
    note: text({ about: 'A sentence below the table.', max: 240, optional: true }),
    basis: basis({
      about: 'Printed inside the required note on savings, which adds the final period.',
      optional: true,
    }),
    tone,
  },
  rule: ({ look, columns, rows, scale, caption, basis }, context) => {
    if (look !== 'plate' && scale) {
      refuse(context, ['scale'], 'no such part, or the look "plate", which shows it')
    }
    if (look !== 'plate' && columns.length > 2) {
      refuse(context, ['columns'], 'two columns, or the look "plate", which has room for four')
    }
    for (const [at, { cells }] of rows.entries()) {
      if (cells.length === columns.length) continue
      refuse(context, ['rows', at, 'cells'], `${columns.length} cells, one for each column`)
    }
    if (look !== 'drawing') return
    if (!caption) refuse(context, ['caption'], 'the line above the table beside the drawing')
    if (!basis) refuse(context, ['basis'], 'how the comparison is meant, for the note on savings')
  },
})
