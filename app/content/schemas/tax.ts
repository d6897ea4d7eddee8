import { z } from 'zod'
import { isoDate, list, slug, text, webUrl } from '#app/content/engine/fields.ts'
import { daysInMonth } from '#app/lib/dates.ts'
import { dueDate } from '#app/lib/deadlines.ts'
import { interpolate } from '#app/lib/text.ts'
import { distinctIds } from './common.ts'

export const taxFactsSchema = z.record(
  z
    .string()
    .regex(/^[a-z]\w*$/)
    .meta({
      expected: 'a name that starts with a lowercase letter and has no spaces, such as bonusRate',
    }),
  z.strictObject({
    text: text({ max: 40, example: '27.5 years' }),
    what: text({ max: 100, example: 'Residential rental property' }),
    /** An entry of sources.yaml. */
    source: slug,
    year: z.int().min(2020).max(2100).meta({ expected: 'a year', example: 2026 }),
    reviewed: isoDate,
    validThrough: isoDate,
  }),
)

/** What the tax figures and the articles rest on; {source.name} in a text is a link to it. */
export const sourcesSchema = z.record(
  slug,
  z.strictObject({
    name: text({ max: 140, example: 'IRC § 469, passive activity losses' }).refine(
      (name) => !/[[\]]/.test(name),
      'a name without square brackets, which would end the link',
    ),
    url: webUrl,
    /** The day somebody last read the page; absent if nobody has. */
    seen: isoDate.optional(),
  }),
)

export type Sources = z.infer<typeof sourcesSchema>

export type TaxFacts = z.infer<typeof taxFactsSchema>

const rule = z
  .strictObject({
    id: slug,
    name: text({
      max: 90,
      example: 'Individual returns for {lastYear}',
      values: ['year', 'lastYear'],
    }),
    who: text({ max: 110, example: 'Everyone who files a Form 1040' }),
    month: z.int().min(1).max(12).meta({ expected: 'a month from 1 to 12', example: 4 }),
    day: z.int().min(1).max(31).meta({ expected: 'a day in that month', example: 15 }),
    state: text({ max: 30, example: 'Texas' }).optional(),
  })
  // February 29 would not be there every year.
  .refine(({ month, day }) => day <= daysInMonth(2027, month), {
    path: ['day'],
    message: 'a day that this month has every year',
  })

/** The result has the dates of the year, in order, instead of the rules. */
export const deadlinesSchema = z
  .strictObject({
    year: z.int().min(2020).max(2100).meta({ expected: 'a year', example: 2027 }),
    reviewed: isoDate,
    deadlines: list(rule, { min: 1, max: 40 }).superRefine(distinctIds),
  })
  .transform(({ year, reviewed, deadlines }) => ({
    year,
    reviewed,
    deadlines: deadlines
      .map(({ id, name, who, month, day, state }) => ({
        id,
        name: interpolate(name, { year: `${year}`, lastYear: `${year - 1}` }),
        who,
        ...(state && { state }),
        ...dueDate(year, { month, day, state }),
      }))
      .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
  }))

export type Deadlines = z.infer<typeof deadlinesSchema>
