import { weekdays } from './calendar.ts'

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

/** 660 is "11am", 930 is "3:30pm". */
export function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  const rest = minutes % 60
  const past = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`
  return `${hour % 12 || 12}${past}${hour < 12 ? 'am' : 'pm'}`
}

/** The spans of one line of hours. A day that closes at 12am closes at its end. */
export function spansOf({ days, opens, closes }: Hours): Span[] {
  const from = parseClock(opens) ?? 0
  const to = parseClock(closes) || 24 * 60
  return (parseDays(days) ?? []).map((weekday) => ({ weekday, opens: from, closes: to }))
}

/** The whole week in the order of its days. */
export function weekOf(hours: readonly Hours[]): Span[] {
  return hours.flatMap(spansOf).sort((a, b) => a.weekday - b.weekday || a.opens - b.opens)
}

export function overlap(a: Span, b: Span): boolean {
  return a.weekday === b.weekday && a.opens < b.closes && b.opens < a.closes
}

/** How many hours of the week the firm is there. */
export function openHours(week: readonly Span[]): number {
  return week.reduce((sum, { opens, closes }) => sum + closes - opens, 0) / 60
}

/** The names of the days without hours. */
export function closedDays(week: readonly Span[]): string[] {
  return weekdays.filter((_, day) => week.every(({ weekday }) => weekday !== day))
}
