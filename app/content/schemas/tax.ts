import type { z } from 'zod'
import {
  checked,
  flag,
  group,
  isoDate,
  list,
  meaningOf,
  pastDate,
  slug,
  table,
  text,
  webUrl,
  whole,
} from '#app/content/engine/fields.ts'
import { daysInMonth } from '#app/lib/dates.ts'
import { dueDate } from '#app/lib/deadlines.ts'
import { from, meaning, shown, type Text } from '#app/lib/shown.ts'
import { distinctIds, idOf, refuse } from './common.ts'

const expectedName =
  'a name that starts with a lowercase letter and has no spaces, such as bonusRate'

const year = { min: 2020, max: 2100, expected: 'a year' }

export const taxFactsSchema = table(
  checked((name) => (/^[a-z]\w*$/.test(name) ? undefined : { expected: expectedName }), {
    expected: expectedName,
    example: 'bonusRate',
  }),
  group({
    text: text({
      about: 'What pages print; as an amount, a percentage, years or a day it can be counted with.',
      max: 40,
      example: '27.5 years',
    }),
    what: text({
      label: 'What it is',
      about: 'For you; never printed.',

      max: 100,
      example: 'Residential rental property',
    }),
    source: idOf('source', slug({ about: 'An entry of `sources.yaml`.' })),
    year: whole({ about: 'The year the figure belongs to.', ...year, example: 2026 }),
    reviewed: pastDate({
      label: 'Last reviewed',
      about: 'The day you last compared it with its source.',
    }),
    validThrough: isoDate({
      about: 'The last day it may be used without another look.',
    }),
  }),
)

export type TaxFacts = z.infer<typeof taxFactsSchema>

const kinds = ['dollars', 'share', 'years', 'day'] as const

/** What somebody typed, with what it stands for where it is no mere words. */
export function withMeaning(text: Text): Text {
  for (const kind of kinds) {
    const value = meaningOf(text.plain, kind)
    if (value !== undefined) return meaning(text, kind, value)
  }
  return text
}

/** What the tax figures and the articles rest on; {source.name} in a text is a link to it, or its name. */
export const sourcesSchema = table(
  slug(),
  group({
    name: text({
      about: 'The words of the link.',
      max: 140,
      example: 'IRC § 469, passive activity losses',
    }).refine(
      ({ plain }) => !/[[\]]/.test(plain),
      'a name without square brackets, which would end the link',
    ),
    url: webUrl({
      label: 'Web address',
      about:
        'Of the official page; left out while nobody has opened it, and the name is then no link.',
      optional: true,
    }),
    seen: pastDate({
      label: 'Last looked at',
      about: 'The day somebody last read the page; left out if nobody has.',
      optional: true,
    }),
    assumed: text({
      label: 'What is assumed of it',
      about: 'What your texts assume it says while nobody could read it.',

      max: 300,
      optional: true,
    }),
  }),
)

const rule = group({
  id: slug({ label: 'Name in links', about: 'Texts and calendar files name the date by it.' }),
  name: text({
    about: 'What is due; {year} is the year of the date.',
    max: 90,
    example: 'Individual returns for {lastYear}',
    values: ['year', 'lastYear'],
  }),
  who: text({ about: 'Whom it concerns.', max: 110, example: 'Everyone who files a Form 1040' }),
  month: whole({
    about: 'The month that the law names.',
    min: 1,
    max: 12,
    expected: 'a month from 1 to 12',
    example: 4,
  }),
  day: whole({
    about: 'The day that the law names; the site moves it past weekends and holidays.',
    min: 1,
    max: 31,
    expected: 'a day in that month',
    example: 15,
  }),
  since: whole({
    label: 'First year',
    about: 'For a new rule: the first year that has this date.',
    ...year,
    example: 2027,
    optional: true,
  }),
  fixed: flag({
    label: 'Never moves to the next business day',
    about: 'For a cutoff, or where you could not confirm what happens on a weekend.',
    optional: true,
  }),
  state: text({
    about: 'The state whose date it is; left out for a federal one.',
    max: 30,
    example: 'Texas',
    optional: true,
  }),
  source: idOf('source', slug({ about: 'An entry of `sources.yaml`.', optional: true })),
})
  // February 29 would not be there every year.
  .refine(({ month, day }) => day <= daysInMonth(2027, month), {
    path: ['day'],
    message: 'a day that this month has every year',
  })

const plainName = 'plain text on one line'

const stateRules = group({
  holidays: table(
    checked(() => undefined, { max: 40, expected: plainName, example: 'Good Friday' }),
    isoDate(),
    {
      about: "The state's holidays that are not federal ones, in the calendar's year.",
      optional: true,
    },
  ),
  notes: list(text({ max: 200 }), {
    about: 'What is special about its dates, below the table.',
    min: 1,
    max: 3,
  }),
  sources: list(idOf('source', slug()), { about: 'Entries of `sources.yaml`.', max: 4 }),
})

/** As many as the styles of the calendar can tell apart. */
const mostStates = 8

export const deadlinesSchema = group({
  year: whole({ about: 'The year of the calendar.', ...year, example: 2027 }),
  reviewed: pastDate({
    label: 'Last reviewed',
    about: 'The day you last checked every entry at its source.',
  }),
  states: table(
    checked(() => undefined, { max: 30, expected: plainName, example: 'Texas' }),
    stateRules,
    { about: 'What the calendar knows of a state besides its dates.', optional: true },
  ),
  deadlines: list(rule, { about: 'Each date as the law names it.', min: 1, max: 60 }).superRefine(
    distinctIds,
  ),
}).superRefine(({ year, states = {}, deadlines }, context) => {
  const named = statesOf(deadlines)
  if (named.size > mostStates) {
    refuse(context, ['deadlines'], `entries of at most ${mostStates} states`)
  }
  for (const [state, { holidays = {} }] of Object.entries(states)) {
    if (!named.has(state)) {
      refuse(context, ['states', state], 'a state that an entry under deadlines names')
    }
    for (const [name, date] of Object.entries(holidays)) {
      if (date.startsWith(`${year}-`)) continue
      refuse(context, ['states', state, 'holidays', name], `a date in ${year}, the calendar's year`)
    }
  }
})

export type TypedDeadlines = z.infer<typeof deadlinesSchema>

/** The dates of the year, in order, instead of the rules; `before` are those of the year before. */
export function calendarOf(calendar: TypedDeadlines) {
  const { year, states = {}, deadlines } = calendar
  const named = statesOf(deadlines)
  const order = [...named.keys()]
  // On one day the federal dates come first, then the states in their order.
  const rank = (state?: Text) => (state ? order.indexOf(state.plain) : -1)
  return {
    ...calendar,
    states: Array.from(named, ([key, name]) => ({
      name,
      notes: [],
      sources: [],
      ...states[key],
    })),
    deadlines: datesOf(year),
    before: datesOf(year - 1),
  }

  function datesOf(year: number) {
    return deadlines
      .filter(({ since = year }) => since <= year)
      .map((rule) => {
        const { name, month, day, since, fixed, state, ...entry } = rule
        const holidays = (state && states[state.plain]?.holidays) ?? {}
        const due = dueDate(year, { month, day, state: state?.plain, fixed }, holidays)
        const origin = from(calendar, 'year')
        const years = {
          year: shown(`${year}`, origin),
          lastYear: shown(`${year - 1}`, origin),
        }
        const { own: holiday } = due.moved ?? {}
        return {
          ...entry,
          year,
          name: name.with(years),
          ...(state && { state }),
          ...due,
          ...(holiday && { holiday: shown(holiday, from(holidays, holiday)) }),
        }
      })
      .sort((a, b) => a.date.localeCompare(b.date) || rank(a.state) - rank(b.state))
  }
}

/** A state exists because an entry names it; in the order of the entries. */
function statesOf(deadlines: readonly { state?: Text | undefined }[]): Map<string, Text> {
  const named = new Map<string, Text>()
  for (const { state } of deadlines) {
    if (state && !named.has(state.plain)) named.set(state.plain, state)
  }
  return named
}

export type Deadlines = ReturnType<typeof calendarOf>
