import { caption, cell, columns, note, report } from '#app/blocks/table-fields.ts'
import { block } from '#app/content/engine/block.ts'
import { as } from '#app/content/engine/declared.ts'
import { checkedText, group, list, prose } from '#app/content/engine/fields.ts'
import { parseLongDate } from '#app/lib/dates.ts'

const expected = 'the month in words, the day, a comma and the year'

const date = (label: string) =>
  checkedText((typed) => (parseLongDate(typed) ? undefined : { expected }), {
    label,
    expected,
    example: 'March 18, 2022',
  })

export const timeline = block('timeline', {
  label: 'Times side by side',
  about: 'From when to when something lasts, as bars on one axis.',
  fields: {
    caption,
    columns: as(columns, {
      about: 'Of the names, of the first and the last days, and of the remarks if there are any.',
    }),
    rows: list(
      group({
        label: prose({ label: 'What lasts', max: 200 }),
        from: date('First day'),
        to: date('Last day'),
        remark: as(cell, { label: 'Remark', optional: true }),
      }),
      { expected: 'a table of three or four columns, or a list of rows', min: 1, max: 30 },
    ),
    note,
  },
  rule: ({ columns, rows }, context) => {
    if (context.issues.length > 0) return
    const least = rows.some(({ remark }) => remark) ? 4 : 3
    if (columns.length < least || columns.length > 4) {
      report(context, ['columns'], {
        found: `a table of ${columns.length} columns`,
        expected: 'three columns (what, from, to), or four with a remark',
        example: '| What | From | To |',
      })
    }
    for (const [at, { from, to }] of rows.entries()) {
      const [start, end] = [from, to].map(({ plain }) => parseLongDate(plain))
      if (!start || !end || start < end) continue
      report(context, ['rows', at], {
        found: `${from.plain} to ${to.plain}`,
        expected: 'a first day before the last',
      })
    }
  },
})
