export const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Hours = { days: string; opens: string; closes: string }

/** The open spans of each day from Monday, in minutes after midnight. */
export function weekOf(hours: readonly Hours[]): { opens: number; closes: number }[][] {
  return days.map((_, day) =>
    hours.flatMap(({ days: range, opens, closes }) => {
      const [first, last] = ends(range)
      return first <= day && day <= last ? [{ opens: minutes(opens), closes: minutes(closes) }] : []
    }),
  )
}

/** "Monday-Thursday" is 0 and 3, "Friday" 4 and 4. */
function ends(range: string): [first: number, last: number] {
  const [first = -1, last = first] = range.split('-').map((name) => days.indexOf(name))
  return [first, last]
}

/** "11am" is 660, "3:30pm" is 930. */
function minutes(clock: string): number {
  const [, hour, minute = '0', half] = /^(\d+)(?::(\d+))?(am|pm)$/.exec(clock) ?? []
  if (!hour) throw new Error(`firm.yaml: "${clock}" is no time. Write 11am or 3:30pm.`)
  return ((Number(hour) % 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(minute)
}

/** Returns how many hours a week the office is open. */
export function weeklyHours(hours: readonly Hours[]): number {
  const spans = weekOf(hours).flat()
  return spans.reduce((total, { opens, closes }) => total + closes - opens, 0) / 60
}

/** "Monday-Thursday 11am-6pm, Friday 11am-3pm". */
export function hoursText(hours: readonly Hours[]): string {
  return hours.map(({ days: range, opens, closes }) => `${range} ${opens}-${closes}`).join(', ')
}

/** As structured data has them: { dayOfWeek: ['Monday', ...], opens: '11:00', closes: '18:00' }. */
export function weekdaysOf({ days: range, opens, closes }: Hours) {
  const [first, last] = ends(range)
  const clock = (time: string) => {
    const at = minutes(time)
    return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
  }
  return { dayOfWeek: days.slice(first, last + 1), opens: clock(opens), closes: clock(closes) }
}
