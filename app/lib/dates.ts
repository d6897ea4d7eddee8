const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** "2026-11-15" as "November 15, 2026". */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-')
  return `${months[Number(month) - 1]} ${Number(day)}, ${year}`
}

/** "2026-11" or "2026-11-15" as "November 2026". */
export function monthYear(date: string): string {
  const [year, month] = date.split('-')
  return `${months[Number(month) - 1]} ${year}`
}

/** "2026-11-15" as "November 15". */
export function monthDay(date: string): string {
  const [, month, day] = date.split('-')
  return `${months[Number(month) - 1]} ${Number(day)}`
}
