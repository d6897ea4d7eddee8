import { days, type Span } from './hours.ts'

export type Opening = { timeZone: string; zone: string; week: Span[] }

export const minute = 60_000
const [minutesOfDay, minutesOfWeek] = [1440, 7 * 1440]

/** Returns whether the firm is open, when that changes in the firm's and the visitor's time, and the angle of the
    dial's hand. */
export function openingAt({ timeZone, zone, week }: Opening, now: number, visitorZone?: string) {
  const here = minuteOfWeek(now, timeZone)
  const open = week.find(({ opens, closes }) => opens <= here && here < closes)
  const next = week.find(({ opens }) => opens > here)?.opens ?? minutesOfWeek + (week[0]?.opens ?? 0)
  const change = open?.closes ?? next
  const isToday = Math.floor(change / minutesOfDay) === Math.floor(here / minutesOfDay)
  const status = open
    ? `Open now, until ${clock(change)}`
    : `Closed now; opens ${isToday ? 'today' : dayOf(change)} ${clock(change)}`
  // Daylight saving time can start or end before then.
  const about = now + (change - here) * minute
  const shift = (change % minutesOfDay) - (minuteOfWeek(about, timeZone) % minutesOfDay)
  const there = minuteOfWeek(about + shift * minute, visitorZone)
  const elsewhere = `${dayOf(there) === dayOf(change) ? '' : `${dayOf(there)} `}${clock(there)}`
  return {
    open: open !== undefined,
    texts: [status, elsewhere === clock(change) ? zone : `${zone}; ${elsewhere} your time`],
    degrees: (360 * here) / minutesOfWeek,
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
