import { interpolate } from './before-text.ts'
import { addDays, dateIn, midnight, weekdayOf, weekdays } from './dates.ts'
import type { Times } from './formats.ts'

// Opening hours as the owner writes them ("Monday-Thursday", "11am", "6pm") and as spans of a week.

export type Hours = { readonly days: string; readonly opens: string; readonly closes: string }

/** Minutes after midnight on one day of the week, Monday being 0. */
export type Span = { readonly weekday: number; readonly opens: number; readonly closes: number }

/** "Friday", "Monday-Thursday" or "Monday, Wednesday-Friday"; undefined if it is neither. */
export function parseDays(text: string): number[] | undefined {
  const days: number[] = []
  for (const part of text.split(', ')) {
    const [first, last = first] = part.split('-').map((name) => weekdays.indexOf(name as 'Monday'))
    if (first === undefined || last === undefined || part.split('-').length > 2) return undefined
    if (first < 0 || last < first) return undefined
    for (let day = first; day <= last; day++) days.push(day)
  }
  return days
}

/** "11am" is 660, "3:30pm" is 930; undefined for anything else. */
export function parseClock(text: string): number | undefined {
  const [, hour, minute = '0', half] = /^(1[0-2]|[1-9])(?::([0-5]\d))?(am|pm)$/.exec(text) ?? []
  if (!hour) return undefined
  return ((Number(hour) % 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(minute)
}

/** The spans of one line of hours. A day that closes at 12am closes at its end. */
export function spansOf({ days, opens, closes }: Hours): Span[] {
  const from = parseClock(opens) ?? 0
  const to = parseClock(closes) || 24 * 60
  return (parseDays(days) ?? []).map((weekday) => ({ weekday, opens: from, closes: to }))
}

export function weekOf(hours: readonly Hours[]): Span[] {
  return hours.flatMap(spansOf).sort(inOrder)
}

export function inOrder(a: Span, b: Span): number {
  return a.weekday - b.weekday || a.opens - b.opens
}

export function overlap(a: Span, b: Span): boolean {
  return a.weekday === b.weekday && a.opens < b.closes && b.opens < a.closes
}

export function openHours(week: readonly Span[]): number {
  return week.reduce((sum, { opens, closes }) => sum + closes - opens, 0) / 60
}

/** By their numbers from Monday, which is 0. */
export function closedDays(week: readonly Span[]): number[] {
  return [...weekdays.keys()].filter((day) => week.every(({ weekday }) => weekday !== day))
}

// Whether the firm is open, by the local time of the firm. The visitor's time zone does not matter.

/** Hours for some days of every year, first and last day included: from "01-15" until "04-15". */
export type Season = {
  readonly from: string
  readonly until: string
  readonly week: readonly Span[]
}

export type Schedule = {
  readonly week: readonly Span[]
  /** In place of the week while they last; none has a day of another. */
  readonly seasons?: readonly Season[]
  readonly timeZone: string
  /** Dates on which the firm is closed whatever the weekday. */
  readonly holidays: readonly string[]
}

/** A moment on a wall clock. */
export type LocalTime = { readonly date: string; readonly minutes: number }

export type Status = {
  readonly open: boolean
  /** When it closes, or opens again; absent when it never does within a year. */
  readonly change?: LocalTime
}

const minute = 60_000

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Of a time zone; without one, the visitor's own. To make one takes longer than to read it a hundred times. */
function clockOf(timeZone = ''): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      ...(timeZone && { timeZone }),
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  if (timeZone) clocks.set(timeZone, clock)
  return clock
}

/** What the clocks of a time zone show at an instant; without one, the visitor's own clock. */
export function localTime(instant: number, timeZone?: string): LocalTime {
  const part = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return {
    date: `${part.year}-${part.month}-${part.day}`,
    minutes: Number(part.hour) * 60 + Number(part.minute),
  }
}

/** The instant at which the clocks of a time zone show a moment. */
export function instantOf({ date, minutes }: LocalTime, timeZone: string): number {
  const wanted = midnight(date) + minutes * minute
  const ahead = (instant: number) => {
    const shown = localTime(instant, timeZone)
    return midnight(shown.date) + shown.minutes * minute - instant
  }
  // The first guess may lie on the other side of a change of clocks; the second does not.
  return wanted - ahead(wanted - ahead(wanted))
}

/** A season may go on over the end of the year. */
export function isInSeason(date: string, { from, until }: Pick<Season, 'from' | 'until'>): boolean {
  const day = date.slice(-'01-15'.length)
  return from <= until ? from <= day && day <= until : from <= day || day <= until
}

/** The first and last date of a season that is on a day, or comes next after it. */
export function datesOfSeason({ from, until }: Pick<Season, 'from' | 'until'>, today: string) {
  const year = Number(today.slice(0, 4)) + (until < today.slice('2026-'.length) ? 1 : 0)
  return {
    from: dateIn(from <= until ? year : year - 1, from),
    until: dateIn(year, until),
  }
}

export function statusAt(instant: number, schedule: Schedule): Status {
  const { timeZone, holidays, seasons = [] } = schedule
  const now = localTime(instant, timeZone)
  const spansOn = (date: string) => {
    if (holidays.includes(date)) return []
    const { week } = seasons.find((season) => isInSeason(date, season)) ?? schedule
    return week.filter(({ weekday }) => weekday === weekdayOf(date))
  }
  const current = spansOn(now.date).find(
    ({ opens, closes }) => opens <= now.minutes && now.minutes < closes,
  )
  if (current) return { open: true, change: { date: now.date, minutes: current.closes } }
  for (let ahead = 0; ahead <= 366; ahead++) {
    const date = addDays(now.date, ahead)
    const next = spansOn(date).find(({ opens }) => ahead > 0 || opens > now.minutes)
    if (next) return { open: false, change: { date, minutes: next.opens } }
  }
  return { open: false }
}

export type StatusWords = Record<
  'open' | 'until' | 'closed' | 'opens' | 'today' | 'elsewhere',
  string
>

/** What the opening status needs, written into its page. */
export type Opening = { schedule: Schedule; zone: string; words: StatusWords }

/** "Open now, until 6pm" or "Closed now, opens Monday 11am"; today is the firm's. */
export function statusText(
  { open, change }: Status,
  today: string,
  words: StatusWords,
  formats: Times,
): string {
  if (!change) return open ? words.open : words.closed
  const time = formats.clock(change.minutes)
  if (open) return interpolate(words.until, { time })
  const day = openingDay(change.date, today, words, formats)
  return interpolate(words.opens, { day, time })
}

/** The same moment on the visitor's clock, "Tuesday 1am"; nothing where it shows the same. */
export function elsewhereText(
  moment: LocalTime,
  timeZone: string,
  formats: Times,
  visitorZone?: string,
): string {
  const there = localTime(instantOf(moment, timeZone), visitorZone)
  // A day ends at 24:00 here and the next begins at 0:00 there: compare the clocks as instants.
  const shift = midnight(there.date) - midnight(moment.date)
  if (shift + (there.minutes - moment.minutes) * minute === 0) return ''
  const day = there.date === moment.date ? '' : `${formats.weekday(weekdayOf(there.date))} `
  return day + formats.clock(there.minutes)
}

/** A weekday means the coming one; a day that is a week away or more needs its date. */
function openingDay(date: string, today: string, words: StatusWords, formats: Times): string {
  if (date === today) return words.today
  return date < addDays(today, 7) ? formats.weekday(weekdayOf(date)) : `${formats.monthDay(date)},`
}
