/** 2026-11-15 in the calendar of this computer. */
export function todayHere(now = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}

/** Full years from one day to another; of a month, from its first day. */
export function yearsBetween(from: string, to: string): number {
  const [a, b] = [from, to].map((date) => Number(date.slice(0, 4)))
  return (b ?? 0) - (a ?? 0) - (to.slice(5) < from.slice(5) ? 1 : 0)
}

/** A year and a day or more ago. A month is old a year after it ended. */
export function isOlderThanAYear(date: string, today: string): boolean {
  const anniversary = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`
  return anniversary < today.slice(0, date.length)
}

export function isLaterThan(date: string, today: string): boolean {
  return date > today.slice(0, date.length)
}
