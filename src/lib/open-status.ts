import { days, type Span } from './hours.ts'

export type OfficeHours = { timeZone: string; zone: string; week: Span[] }

export const minute = 60_000
const [minutesOfDay, minutesOfWeek] = [1440, 7 * 1440]

/** Returns whether the firm is open, when that changes in the firm's and the visitor's time, and the angle of the
    dial's hand. */
export function openStatusAt({ timeZone, zone, week }: OfficeHours, now: number, visitorZone?: string) {
  const firmMinute = minuteOfWeek(now, timeZone)
  const open = week.find(({ opens, closes }) => opens <= firmMinute && firmMinute < closes)
  const next = week.find(({ opens }) => opens > firmMinute)?.opens ?? minutesOfWeek + (week[0]?.opens ?? 0)
  const change = open?.closes ?? next
  const isToday = Math.floor(change / minutesOfDay) === Math.floor(firmMinute / minutesOfDay)
  const status = open
    ? `Open now, until ${clock(change)}`
    : `Closed now; opens ${isToday ? 'today' : dayOf(change)} ${clock(change)}`
  // Daylight saving time can start or end before then.
  const about = now + (change - firmMinute) * minute
  const shift = (change % minutesOfDay) - (minuteOfWeek(about, timeZone) % minutesOfDay)
  const localMinute = minuteOfWeek(about + shift * minute, visitorZone)
  const visitorTime = `${dayOf(localMinute) === dayOf(change) ? '' : `${dayOf(localMinute)} `}${clock(localMinute)}`
  return {
    open: open !== undefined,
    texts: [status, visitorTime === clock(change) ? zone : `${zone}; ${visitorTime} your time`],
    degrees: (360 * firmMinute) / minutesOfWeek,
  }
}

/** Returns the minutes since midnight on Monday in a time zone, or in the visitor's. */
function minuteOfWeek(time: number, timeZone?: string): number {
  const format = { timeZone, weekday: 'long', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const
  const parts = new Intl.DateTimeFormat('en-US', format).formatToParts(time)
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return days.indexOf(part.weekday ?? '') * minutesOfDay + Number(part.hour) * 60 + Number(part.minute)
}

const dayOf = (minutes: number) => days[Math.floor(minutes / minutesOfDay) % 7]

function clock(minutes: number): string {
  const [hour, rest] = [Math.floor((minutes % minutesOfDay) / 60), minutes % 60]
  return `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''}${hour < 12 ? 'am' : 'pm'}`
}
