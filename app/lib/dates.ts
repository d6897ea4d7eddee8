// Owners type dates in English. In browsers nobody does, so that the bundler may leave the names out.
const months = /* @__PURE__ */ namesOfMonths()

function namesOfMonths(): string[] {
  const name = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, at) => name.format(Date.UTC(2001, at)))
}

/** "2026-11-15" as "November 15, 2026". */
export function longDate(date: string): string {
  return `${monthDay(date)}, ${date.slice(0, 4)}`
}

/** "November 15, 2026" as "2026-11-15"; undefined for anything else. */
export function parseLongDate(text: string): string | undefined {
  const [, day, year] = /^\w+ (\d{1,2}), (\d{4})$/.exec(text) ?? []
  const month = months.findIndex((each) => text.startsWith(`${each} `))
  if (!day || month < 0) return undefined
  const date = dateOf(Number(year), month + 1, Number(day))
  return longDate(date) === text ? date : undefined
}

/** "2026-11-15" as "November 15". */
export function monthDay(date: string): string {
  const [, month, day] = date.split('-')
  return `${months[Number(month) - 1]} ${Number(day)}`
}

/** "January 15" as "01-15"; undefined for anything else. "February 29" is the end of every February. */
export function parseMonthDay(text: string): string | undefined {
  return parseLongDate(`${text}, 2000`)?.slice('2000-'.length)
}

// Days of a year that has no number are counted from January 1 in a common year that stands for all.
const anyYear = 2001

/** "December 31" as 364, "April 15, next year" as 469; undefined for anything else. */
export function parseYearDay(text: string): number | undefined {
  const [, day = '', next] = /^(\w+ \d{1,2})(, next year)?$/.exec(text) ?? []
  const date = parseLongDate(`${day}, ${next ? anyYear + 1 : anyYear}`)
  if (!date) return undefined
  return (midnight(date) - midnight(dateOf(anyYear, 1, 1))) / dayLength
}

/** The date in the time zone of this computer. */
export function localDate(now = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}

// Dates without a clock, as "2027-01-31". Reckoned in UTC, so that no time zone can shift them.

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const dayLength = 86_400_000

export function dateOf(year: number, month: number, day: number): string {
  return textOf(Date.UTC(year, month - 1, day))
}

/** A day of a year, as in 04-15; a common year has no February 29. */
export function dateIn(year: number, day: string): string {
  return day === '02-29' ? addDays(`${year}-03-01`, -1) : `${year}-${day}`
}

export function addDays(date: string, days: number): string {
  return textOf(midnight(date) + days * dayLength)
}

/** 0 for Monday to 6 for Sunday: the place in `weekdays`. */
export function weekdayOf(date: string): number {
  return (new Date(midnight(date)).getUTCDay() + 6) % 7
}

export function isWeekend(date: string): boolean {
  return weekdayOf(date) > 4
}

export function daysInMonth(year: number, month: number): number {
  return Number(dateOf(year, month + 1, 0).slice(8))
}

/** The instant at which a date begins in UTC. */
export function midnight(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return Date.UTC(year, month - 1, day)
}

function textOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}
