import { days } from './hours.ts'

/** The open spans of each day from Monday, in minutes after midnight: see src/lib/hours.ts. */
export type Opening = { timeZone: string; zone: string; week: { opens: number; closes: number }[][] }
/** On a clock of the week, Monday being 0. */
type Moment = { day: number; minutes: number }

export const minute = 60_000

/** Whether the firm is open then, until when or when it opens, in its time and the visitor's, and the hand on the dial. */
export function openingAt({ timeZone, zone, week }: Opening, now: number, visitorZone?: string) {
  const here = momentAt(now, timeZone)
  const open = week[here.day]?.find(({ opens, closes }) => opens <= here.minutes && here.minutes < closes)
  const change = open ? { ahead: 0, minutes: open.closes } : nextOpening(week, here)
  const day = (here.day + change.ahead) % 7
  const words = open
    ? `Open now, until ${clock(change.minutes)}`
    : `Closed now; opens ${change.ahead === 0 ? 'today' : days[day]} ${clock(change.minutes)}`
  // The clocks may change until then.
  const about = now + (change.ahead * 1440 + change.minutes - here.minutes) * minute
  const there = momentAt(about + (change.minutes - momentAt(about, timeZone).minutes) * minute, visitorZone)
  const elsewhere = `${there.day === day ? '' : `${days[there.day]} `}${clock(there.minutes)}`
  return {
    open: open !== undefined,
    texts: [words, elsewhere === clock(change.minutes) ? zone : `${zone}; ${elsewhere} your time`],
    degrees: (360 * (here.day * 1440 + here.minutes)) / (7 * 1440),
  }
}

/** In a time zone, or in the visitor's own. */
function momentAt(time: number, timeZone?: string): Moment {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  const part = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]))
  return { day: days.indexOf(part.weekday ?? ''), minutes: Number(part.hour) * 60 + Number(part.minute) }
}

function nextOpening(week: Opening['week'], { day, minutes }: Moment) {
  for (let ahead = 0; ahead <= 7; ahead++) {
    const next = week[(day + ahead) % 7]?.find(({ opens }) => ahead > 0 || opens > minutes)
    if (next) return { ahead, minutes: next.opens }
  }
  throw new Error('content/firm.yaml has no office hours.')
}

function clock(minutes: number): string {
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''}${hour < 12 ? 'am' : 'pm'}`
}
