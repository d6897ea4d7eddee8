import type { TaxCalendar } from '../schema/deadlines.ts'
import { addDays, isoDay, monthDay, weekday } from './dates.ts'

// Computes tax deadlines. A federal deadline on a weekend or a legal holiday in the District of Columbia moves to the
// next business day (IRC 7503). A state deadline moves past weekends, federal holidays and that state's holidays.

/** A due date. If it moved, `moved` has the statutory date. */
type DueDate = { date: string; moved?: { from: string; because: string } }
export type Deadline = DueDate & { id: string; year: number; name: string; who: string; state: string }

/** Names of holidays by the date on which they are observed. */
type Holidays = ReadonlyMap<string, string>

/** Returns a due date moved past weekends and holidays. `due` is a date such as April 15. */
function dueDate(due: string, year: number, holidays: Holidays): DueDate {
  const from = isoDay(`${due}, ${year} UTC`)
  let date = from
  while (new Date(date).getUTCDay() % 6 === 0 || holidays.has(date)) date = addDays(date, 1)
  if (date === from) return { date }
  return { date, moved: { from, because: holidays.get(from) ?? `a ${weekday(from)}` } }
}

/** Returns the dates of the calendar in order, with federal dates first on each day. Before January 1 of that year,
    also includes what's left of the current year. */
export function datesOf(calendar: TaxCalendar, today: string): Deadline[] {
  const groups = [{ name: '', holidays: [], deadlines: calendar.federal }, ...calendar.states]
  const dates = [calendar.year - 1, calendar.year].flatMap((year) =>
    groups.flatMap(({ name: state, holidays: stateHolidays, deadlines }) => {
      const legal = state ? federalHolidays(year) : dcHolidays(year)
      const holidays = new Map([...legal, ...stateHolidays.map(({ name, date }) => [date, name] as const)])
      return deadlines.map(({ id, name, who, due, fixed }) => ({
        id,
        year,
        name: name.replace('{year}', `${year}`).replace('{lastYear}', `${year - 1}`),
        who,
        state,
        ...(fixed ? { date: isoDay(`${due}, ${year} UTC`) } : dueDate(due, year, holidays)),
      }))
    }),
  )
  return dates
    .filter(({ year, date }) => year === calendar.year || date >= today)
    .sort((a, b) => a.date.localeCompare(b.date))
}

/** Returns the federal dates, plus those of one state, or of all states. */
export function datesFor(dates: readonly Deadline[], only?: string): Deadline[] {
  return dates.filter(({ state }) => !only || !state || state === only)
}

/** Returns why a date moved: "moved from May 15, a Saturday". */
export function movedText({ moved }: DueDate): string {
  return moved ? `moved from ${monthDay(moved.from)}, ${moved.because}` : ''
}

export const stateId = (state: string) => state.toLowerCase().replaceAll(' ', '-')

/** Returns the name of the calendar file for all states or one. It must never change, because visitors subscribe. */
export const calendarName = (state?: string) => `tax-calendar${state ? `-${stateId(state)}` : ''}`

/** Returns the payment dates of the tax years around a day. In January, last year's final payment is still due. */
export function paymentYears(dates: readonly string[], today: string): string[][] {
  const now = Number(today.slice(0, 4))
  return [now - 1, now, now + 1].map((taxYear) =>
    dates.map((text) => {
      const [due = '', later] = text.split(', ')
      const year = later ? taxYear + 1 : taxYear
      return dueDate(due, year, dcHolidays(year)).date
    }),
  )
}

const dcHolidays = (year: number): Holidays =>
  new Map([...federalHolidays(year), [observed(year, 4, 16), 'Emancipation Day in Washington, D.C.']])

function federalHolidays(year: number): Holidays {
  const [monday, thursday] = [1, 4]
  return new Map([
    [observed(year, 1, 1), "New Year's Day"],
    [nthWeekday(year, 1, monday, 3), 'Martin Luther King Jr. Day'],
    [nthWeekday(year, 2, monday, 3), "Presidents' Day"],
    [addDays(nthWeekday(year, 6, monday, 1), -7), 'Memorial Day'],
    [observed(year, 6, 19), 'Juneteenth'],
    [observed(year, 7, 4), 'Independence Day'],
    [nthWeekday(year, 9, monday, 1), 'Labor Day'],
    [nthWeekday(year, 10, monday, 2), 'Columbus Day'],
    [observed(year, 11, 11), 'Veterans Day'],
    [nthWeekday(year, 11, thursday, 4), 'Thanksgiving Day'],
    [observed(year, 12, 25), 'Christmas Day'],
    // When January 1 is a Saturday, it's observed on December 31.
    [observed(year + 1, 1, 1), "New Year's Day"],
  ])
}

const dayOf = (year: number, month: number, day: number) => isoDay(new Date(Date.UTC(year, month - 1, day)))

/** Returns when a holiday is observed: on Friday instead of Saturday, and on Monday instead of Sunday. */
function observed(year: number, month: number, day: number): string {
  const date = dayOf(year, month, day)
  const weekday = new Date(date).getUTCDay()
  return addDays(date, weekday === 6 ? -1 : weekday === 0 ? 1 : 0)
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = dayOf(year, month, 1)
  return addDays(first, ((weekday - new Date(first).getUTCDay() + 7) % 7) + 7 * (nth - 1))
}
