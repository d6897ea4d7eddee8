import { z } from 'zod'
import { isoDate, list, pastDate, slug, text, webUrl } from '#app/content/engine/fields.ts'
import { daysInMonth } from '#app/lib/dates.ts'
import { dueDate } from '#app/lib/deadlines.ts'
import { interpolate } from '#app/lib/text.ts'
import { distinctIds, idOf, refuse } from './common.ts'

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
    source: idOf('source', slug),
    year: z.int().min(2020).max(2100).meta({ expected: 'a year', example: 2026 }),
    reviewed: pastDate,
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
    seen: pastDate.optional(),
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
    /** The day does not move past weekends and holidays. */
    fixed: z.boolean().optional(),
    state: text({ max: 30, example: 'Texas' }).optional(),
    /** An entry of sources.yaml. */
    source: idOf('source', slug).optional(),
  })
  // February 29 would not be there every year.
  .refine(({ month, day }) => day <= daysInMonth(2027, month), {
    path: ['day'],
    message: 'a day that this month has every year',
  })

/** What the calendar knows of a state besides its dates. */
const stateRules = z.strictObject({
  /** Its holidays that are not federal ones, dates by name. */
  holidays: z.record(text({ max: 40, example: 'Good Friday' }), isoDate).optional(),
  notes: list(text({ max: 200 }), { min: 1, max: 3 }),
  sources: list(idOf('source', slug), { min: 0, max: 4 }),
})

/** As many as the styles of the calendar can tell apart. */
const mostStates = 8

/** The result has the dates of the year, in order, instead of the rules. */
export const deadlinesSchema = z
  .strictObject({
    year: z.int().min(2020).max(2100).meta({ expected: 'a year', example: 2027 }),
    reviewed: pastDate,
    states: z.record(text({ max: 30, example: 'Texas' }), stateRules).optional(),
    deadlines: list(rule, { min: 1, max: 60 }).superRefine(distinctIds),
  })
  .superRefine(({ year, states = {}, deadlines }, context) => {
    const named = statesOf(deadlines)
    if (named.length > mostStates) {
      refuse(context, ['deadlines'], `entries of at most ${mostStates} states`)
    }
    for (const [state, { holidays = {} }] of Object.entries(states)) {
      if (!named.includes(state)) {
        refuse(context, ['states', state], 'a state that an entry under deadlines names')
      }
      for (const [name, date] of Object.entries(holidays)) {
        if (date.startsWith(`${year}-`)) continue
        refuse(
          context,
          ['states', state, 'holidays', name],
          `a date in ${year}, the calendar's year`,
        )
      }
    }
  })
  .transform(({ year, reviewed, states = {}, deadlines }) => {
    const named = statesOf(deadlines)
    // On one day the federal dates come first, then the states in their order.
    const rank = (state?: string) => (state ? named.indexOf(state) : -1)
    return {
      year,
      reviewed,
      states: named.map((name) => ({ name, notes: [], sources: [], ...states[name] })),
      deadlines: deadlines
        .map(({ name, month, day, fixed, state, ...entry }) => ({
          ...entry,
          name: interpolate(name, { year: `${year}`, lastYear: `${year - 1}` }),
          ...(state && { state }),
          ...dueDate(year, { month, day, state, fixed }, state ? states[state]?.holidays : {}),
        }))
        .sort((a, b) => a.date.localeCompare(b.date) || rank(a.state) - rank(b.state)),
    }
  })

/** A state exists because an entry names it; in the order of the entries. */
function statesOf(deadlines: readonly { state?: string | undefined }[]): string[] {
  return [...new Set(deadlines.flatMap(({ state }) => state ?? []))]
}

export type Deadlines = z.infer<typeof deadlinesSchema>
