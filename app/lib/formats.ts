import { midnight } from './dates.ts'

/** How a language writes dates, times and lists. */
export type Formats = {
  readonly language: string
  /** July 1, 2026 */
  longDate(date: string): string
  /** July 2026, of a day or a month */
  monthYear(date: string): string
  /** July 1 */
  monthDay(date: string): string
  /** Jul 1 */
  shortDay(date: string): string
  /** Jul */
  shortMonth(date: string): string
  /** Monday, by its number from 0 */
  weekday(day: number): string
  /** 11am or 3:30pm, from the minutes since midnight */
  clock(minutes: number): string
  /** "a, b, and c" */
  readonly and: Intl.ListFormat
  /** "a, b, or c" */
  readonly or: Intl.ListFormat
}

const known = new Map<string, Formats>()

export function formatsOf(language: string): Formats {
  const before = known.get(language)
  if (before) return before
  const made = makeFormats(language)
  known.set(language, made)
  return made
}

function makeFormats(language: string): Formats {
  const long = dateFormat(language, { dateStyle: 'long' })
  const month = dateFormat(language, { year: 'numeric', month: 'long' })
  const shortDay = dateFormat(language, { month: 'short', day: 'numeric' })
  const shortMonth = dateFormat(language, { month: 'short' })
  const at = (date: string) => midnight(date.length === 7 ? `${date}-01` : date)
  return {
    ...timesOf(language),
    language,
    longDate: (date) => long.format(at(date)),
    monthYear: (date) => month.format(at(date)),
    shortDay: (date) => shortDay.format(at(date)),
    shortMonth: (date) => shortMonth.format(at(date)),
    and: new Intl.ListFormat(language),
    or: new Intl.ListFormat(language, { type: 'disjunction' }),
  }
}

export type Times = Pick<Formats, 'monthDay' | 'weekday' | 'clock'>

/** What the opening status needs, and no more: it is in the scripts of a page. */
export function timesOf(language: string): Times {
  const day = dateFormat(language, { month: 'long', day: 'numeric' })
  const weekday = dateFormat(language, { weekday: 'long' })
  const time = dateFormat(language, { hour: 'numeric', minute: '2-digit' })
  return {
    monthDay: (date) => day.format(midnight(date)),
    // January 1, 2024, was a Monday.
    weekday: (number) => weekday.format(Date.UTC(2024, 0, 1 + number)),
    // "11:00 AM" is "11am".
    clock: (minutes) =>
      time.format(minutes * 60_000).replace(/(?::00)?\s([AP]M)$/, (_, half) => half.toLowerCase()),
  }
}

function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
}
