import type { TaxCalendar } from '../schema/deadlines.ts'
import { addDays, isoDay, monthDay, weekday } from './dates.ts'

// When a tax deadline falls. A federal one that meets a weekend or a legal holiday in the District of Columbia moves to
// the next business day (IRC 7503); a state one moves over weekends, federal holidays and the state's own holidays.

/** With the day the law names, if nothing is due on it. */
type DueDate = { date: string; moved?: { from: string; because: string } }
export type Deadline = DueDate & { id: string; year: number; name: string; who: string; state: string }

/** Holidays by the day on which they are kept. */
type Holidays = ReadonlyMap<string, string>

/** A due date is typed as April 15. */
function dueDate(due: string, year: number, holidays: Holidays): DueDate {
  const from = isoDay(`${due}, ${year} UTC`)
  let date = from
  while (new Date(date).getUTCDay() % 6 === 0 || holidays.has(date)) date = addDays(date, 1)
  if (date === from) return { date }
  return { date, moved: { from, because: holidays.get(from) ?? `a ${weekday(from)}` } }
}

/** The dates of the calendar in order, on one day the federal ones first; before its year begins, also those still to
    come in the year before. */
export function datesOf(calendar: TaxCalendar, today: string): Deadline[] {
  const groups = [{ name: '', holidays: [], deadlines: calendar.federal }, ...calendar.states]
  const dates = [calendar.year - 1, calendar.year].flatMap((year) =>
    groups.flatMap(({ name: state, holidays: own, deadlines }) => {
      const legal = state ? federalHolidays(year) : holidaysOfCapital(year)
      const holidays = new Map([...legal, ...own.map(({ name, date }) => [date, name] as const)])
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
    .sort((one, other) => one.date.localeCompare(other.date))
}

/** The federal dates, and those of one state or of all. */
export function datesFor(dates: readonly Deadline[], only?: string): Deadline[] {
  return dates.filter(({ state }) => !only || !state || state === only)
}

/** "moved from May 15, a Saturday". */
export function movedText({ moved }: DueDate): string {
  return moved ? `moved from ${monthDay(moved.from)}, ${moved.because}` : ''
}

export const stateId = (state: string) => state.toLowerCase().replaceAll(' ', '-')

/** The calendar file with the dates of all states, or of one. Visitors subscribe to it, so its name never changes. */
export const calendarName = (state?: string) => `tax-calendar${state ? `-${stateId(state)}` : ''}`

/** The dates of estimated tax in the tax years around a day: in January the payments of the one before are not over. */
export function paymentYears(dates: readonly string[], today: string): string[][] {
  const now = Number(today.slice(0, 4))
  return [now - 1, now, now + 1].map((taxYear) =>
    dates.map((words) => {
      const [due = '', later] = words.split(', ')
      const year = later ? taxYear + 1 : taxYear
      return dueDate(due, year, holidaysOfCapital(year)).date
    }),
  )
}

const holidaysOfCapital = (year: number): Holidays =>
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
    // On December 31 when it is a Saturday.
    [observed(year + 1, 1, 1), "New Year's Day"],
  ])
}

const dayOf = (year: number, month: number, day: number) => isoDay(new Date(Date.UTC(year, month - 1, day)))

/** A holiday on a Saturday is kept on Friday, one on a Sunday on Monday. */
function observed(year: number, month: number, day: number): string {
  const date = dayOf(year, month, day)
  const at = new Date(date).getUTCDay()
  return addDays(date, at === 6 ? -1 : at === 0 ? 1 : 0)
}

function nthWeekday(year: number, month: number, at: number, nth: number): string {
  const first = dayOf(year, month, 1)
  return addDays(first, ((at - new Date(first).getUTCDay() + 7) % 7) + 7 * (nth - 1))
}
