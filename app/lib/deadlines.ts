import { addDays, dateOf, daysInMonth, isWeekend, weekdayOf } from './dates.ts'
import { plain, type Shown } from './shown.ts'

// When a tax deadline falls. A federal one that meets a weekend or a legal holiday in the District of
// Columbia moves to the next business day (IRC 7503); a state one moves over weekends, federal holidays
// and the state's own holidays as far as the owner has entered them.

export type Rule = {
  readonly month: number
  readonly day: number
  /** Absent for a federal deadline. */
  readonly state?: string | undefined
  /** The day stays where it is: the end of a year, or a date whose rule for weekends nobody has confirmed. */
  readonly fixed?: boolean | undefined
}

export type DueDate = {
  readonly date: string
  /** The day the law names: present only when the date has moved. Nothing is due on it because of a
      holiday, by its id or by the name that the owner gave it, or else of the weekday. */
  readonly moved?: { readonly from: string; readonly holiday?: Holiday; readonly own?: string }
}

export type Holiday =
  | ('newYear' | 'juneteenth' | 'independence' | 'veterans' | 'christmas' | 'emancipation')
  | ('king' | 'presidents' | 'memorial' | 'labor' | 'columbus' | 'thanksgiving')

const [monday, thursday] = [0, 3]

/** `own` are holidays of the state, dates by name. */
export function dueDate(year: number, rule: Rule, own: Record<string, string> = {}): DueDate {
  const from = dateOf(year, rule.month, rule.day)
  if (rule.fixed) return { date: from }
  const holidays = legalHolidays(year, rule.state === undefined)
  const named = new Map(Object.entries(own).map(([name, date]) => [date, name]))
  let date = from
  while (isWeekend(date) || holidays.has(date) || named.has(date)) date = addDays(date, 1)
  if (date === from) return { date }
  const [name, holiday] = [named.get(from), holidays.get(from)]
  if (name) return { date, moved: { from, own: name } }
  return { date, moved: holiday ? { from, holiday } : { from } }
}

type Dates<Entry> = { readonly deadlines: readonly Entry[] }

/** All dates, or those of one state and the federal ones. */
export function datesFor<Entry extends { readonly state?: Shown | undefined }>(
  { deadlines }: Dates<Entry>,
  only?: string,
): readonly Entry[] {
  return deadlines.filter(({ state }) => !only || !state || plain(state) === only)
}

/** Legal holidays by the date on which they are observed, those of D.C. included if asked for. */
export function legalHolidays(year: number, districtOfColumbia: boolean): Map<string, Holiday> {
  const fixed: [name: Holiday, date: string][] = [
    ['newYear', dateOf(year, 1, 1)],
    ['juneteenth', dateOf(year, 6, 19)],
    ['independence', dateOf(year, 7, 4)],
    ['veterans', dateOf(year, 11, 11)],
    ['christmas', dateOf(year, 12, 25)],
    // Observed on December 31 when January 1 is a Saturday.
    ['newYear', dateOf(year + 1, 1, 1)],
  ]
  if (districtOfColumbia) {
    fixed.push(['emancipation', dateOf(year, 4, 16)])
  }
  return new Map<string, Holiday>([
    ...fixed.map(([name, date]) => [observed(date), name] as const),
    [nthWeekday(year, 1, monday, 3), 'king'],
    [nthWeekday(year, 2, monday, 3), 'presidents'],
    [lastWeekday(year, 5, monday), 'memorial'],
    [nthWeekday(year, 9, monday, 1), 'labor'],
    [nthWeekday(year, 10, monday, 2), 'columbus'],
    [nthWeekday(year, 11, thursday, 4), 'thanksgiving'],
  ])
}

/** A holiday on a Saturday is kept on Friday, one on a Sunday on Monday. */
function observed(date: string): string {
  const weekday = weekdayOf(date)
  if (weekday === 5) return addDays(date, -1)
  return weekday === 6 ? addDays(date, 1) : date
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = dateOf(year, month, 1)
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1))
}

function lastWeekday(year: number, month: number, weekday: number): string {
  const last = dateOf(year, month, daysInMonth(year, month))
  return addDays(last, -((weekdayOf(last) - weekday + 7) % 7))
}
