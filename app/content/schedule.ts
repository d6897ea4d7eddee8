import { weekdays } from '#app/lib/dates.ts'
import type { Schedule } from '#app/lib/hours.ts'
import { clockText, closedDays, type Span, weekOf } from '#app/lib/hours.ts'
import { firm } from './firm.ts'

const week = weekOf(firm.hours)

export const schedule: Schedule = {
  week,
  timeZone: firm.timeZone,
  holidays: firm.holidays ?? [],
}

/** What sentences about business days need: a business day is a day with hours. */
export const businessDays = {
  closedDays: new Intl.ListFormat('en-US').format(closedDays(week)),
  lastDay: dayOf(week.at(-1)),
  lastClose: clockText(week.at(-1)?.closes ?? 0),
  nextDay: dayOf(week[0]),
}

function dayOf(span: Span | undefined): string {
  return weekdays[span?.weekday ?? 0] ?? ''
}
