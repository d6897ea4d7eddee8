import { report } from '#app/blocks/table-fields.ts'
import { block } from '#app/content/engine/block.ts'
import { choice, group, list, text } from '#app/content/engine/fields.ts'
import { exhibitWords, label, ref, refuse } from '#app/content/schemas/common.ts'
import { readDay } from './days.ts'

const expected =
  'a month in words and a day, with ", next year" if it is in the year after, or "day 5" for a business day of a month'

const day = text({ max: 40, expected, example: 'April 15, next year' }).superRefine(
  ({ plain }, context) => {
    if (!readDay(plain)) report(context, [], { found: `"${plain}"`, expected })
  },
)

const row = group({
  kind: choice(
    {
      send: 'The client sends it',
      do: 'We do it',
      get: 'The client gets it',
      ours: 'Our own date',
    },
    {
      about:
        'Marks the bar; the first three begin their line with "You send", "We" or "You get" of `interface.yaml`.',
      optional: true,
    },
  ),
  what: text({ label: 'What it is', max: 70, example: 'reconcile every account' }),
  from: day,
  to: day,
  remark: text({ about: 'Small print below its name.', max: 90, optional: true }),
})

export const strip = block('strip', {
  label: 'Days of a year or of a month',
  about:
    'From which day to which something lasts or is open: days of a tax year and the one after it, or business days of a month.',
  anchor: 'exhibit',
  fields: {
    ...exhibitWords,
    strips: list(
      group({
        heading: label({ optional: true }),
        package: ref('accountingPackage', {
          about: 'In place of a heading: a package of `prices/accounting.yaml`, by id.',
          optional: true,
        }),
        rows: list(row, { min: 1, max: 8 }),
      }),
      { label: 'Groups', min: 1, max: 4 },
    ),
  },
  rule: ({ strips }, context) => {
    if (context.issues.length > 0) return
    const first = readDay(strips[0]?.rows[0]?.from.plain ?? '')
    for (const [at, { heading, package: id, rows }] of strips.entries()) {
      if (!heading === !id) refuse(context, ['strips', at], 'either "heading" or "package"')
      for (const [index, row] of rows.entries()) {
        const [from, to] = [readDay(row.from.plain), readDay(row.to.plain)]
        const path = ['strips', at, 'rows', index]
        if (from?.of !== first?.of || to?.of !== first?.of) {
          refuse(context, path, 'days of a year in all rows, or business days in all')
        } else if (from && to && to.at < from.at) {
          refuse(context, [...path, 'to'], 'the same day as "from", or a later one')
        }
      }
    }
  },
})
