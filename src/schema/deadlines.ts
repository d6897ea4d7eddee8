import { z } from 'zod'
import { isMonthDay } from '../lib/dates.ts'
import { day, id, ids, line, list, matching, repeatedIds, url } from './fields.ts'

const sources = ['deadlines', 'sources.*.id', 'sources.*.name'] as const
const [file, path, displayField] = sources

const deadline = z.strictObject({
  id,
  name: line.meta({ description: '{year} becomes the year of the date, and {lastYear} the year before.' }),
  who: line.meta({ title: "Who it's for" }),
  due: matching(/^[A-Z][a-z]+ \d{1,2}$/, 'Enter a date like July 31')
    .refine(isMonthDay, 'Enter a real date, such as April 15')
    .meta({ description: 'Enter the statutory date, such as July 31. The site moves it past weekends and holidays.' }),
  fixed: z.boolean().default(false).meta({ title: "Don't move past weekends" }),
  source: z.string().meta({ widget: 'relation', file, path, displayField }).optional(),
})

/** The tax calendar, the source of the table on /learning-library and the calendar files. */
export const deadlines = z
  .object({
    year: z.int(),
    reviewed: day,
    federal: list(deadline, '{{due}}: {{name}}').meta({ title: 'Federal dates' }),
    states: list(
      z.strictObject({
        name: line,
        holidays: z
          .array(z.strictObject({ name: line, date: day }))
          .default([])
          .meta({ title: 'State holidays' }),
        sources: ids(...sources),
        deadlines: list(deadline, '{{due}}: {{name}}'),
      }),
      '{{name}}',
    ).max(4),
    sources: list(
      z.strictObject({
        id,
        name: line,
        url: url.optional(),
        seen: day.optional().meta({ title: 'Source checked on' }),
      }),
      '{{name}}',
    ),
  })
  .refine(
    ({ year, states }) => states.every(({ holidays }) => holidays.every(({ date }) => date.startsWith(`${year}-`))),
    "State holidays must be in the calendar's year",
  )
  .superRefine(({ federal, states }, context) => {
    const all = [...federal, ...states.flatMap((state) => state.deadlines)]
    for (const [, message] of repeatedIds(all)) context.addIssue(message)
  })
export type TaxCalendar = z.output<typeof deadlines>
