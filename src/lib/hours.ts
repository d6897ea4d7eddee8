export const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Hours = { days: string; opens: string; closes: string }
/** Opening and closing times in minutes since midnight on Monday. */
export type Span = { opens: number; closes: number }

/** Returns the open spans of a week, in order. */
export function weekOf(hours: readonly Hours[]): Span[] {
  const spans = hours.flatMap(({ days: range, opens, closes }) => {
    const [from, to] = [minutes(opens), minutes(closes)]
    return daysOf(range).map((name) => {
      const day = days.indexOf(name) * 24 * 60
      return { opens: day + from, closes: day + to }
    })
  })
  return spans.sort((a, b) => a.opens - b.opens)
}

/** Returns the names of the days in "Monday-Thursday" or "Friday". */
function daysOf(range: string): string[] {
  const [first = -1, last = first] = range.split('-').map((name) => days.indexOf(name))
  return days.slice(first, last + 1)
}

/** Returns the minutes since midnight: "11am" is 660, and "3:30pm" is 930. */
function minutes(clock: string): number {
  const [, hour, minute = '0', half] = /^(\d+)(?::(\d+))?(am|pm)$/.exec(clock) ?? []
  if (!hour) throw new Error(`firm.yaml: "${clock}" isn't a valid time. Use 11am or 3:30pm.`)
  return ((Number(hour) % 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(minute)
}

/** Returns how many hours a week the office is open. */
export function weeklyHours(hours: readonly Hours[]): number {
  return weekOf(hours).reduce((total, { opens, closes }) => total + closes - opens, 0) / 60
}

/** Returns hours as text: "Monday-Thursday 11am-6pm, Friday 11am-3pm". */
export function hoursText(hours: readonly Hours[]): string {
  return hours.map(({ days: range, opens, closes }) => `${range} ${opens}-${closes}`).join(', ')
}

/** Returns hours for structured data: { dayOfWeek: ['Monday', ...], opens: '11:00', closes: '18:00' }. */
export function weekdaysOf({ days: range, opens, closes }: Hours) {
  const clock = (time: string) => new Date(minutes(time) * 60_000).toISOString().slice(11, 16)
  return { dayOfWeek: daysOf(range), opens: clock(opens), closes: clock(closes) }
}
