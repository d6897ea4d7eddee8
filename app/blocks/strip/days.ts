import { parseYearDay } from '#app/lib/dates.ts'

/** Counted from 0: from January 1, or from the first business day. */
export type Day = { of: 'year' | 'month'; at: number }

/** "April 15", "April 15, next year", or "day 5", which is a business day; undefined for anything else. */
export function readDay(typed: string): Day | undefined {
  const [, number] = /^day ([1-9]|1\d|2[0-3])$/.exec(typed) ?? []
  if (number) return { of: 'month', at: Number(number) - 1 }
  const at = parseYearDay(typed)
  return at === undefined ? undefined : { of: 'year', at }
}
