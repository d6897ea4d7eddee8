import { midnight } from './dates.ts'

/** A year, and the timestamp at which labels switch to the next one. */
export type NamedYear = { year: number; until: number }

/** Returns the calendar year of a day and the next two. */
export function calendarYears(today: string, timeZone: string): NamedYear[] {
  const first = Number(today.slice(0, 4))
  return [first, first + 1, first + 2].map((year) => ({ year, until: midnight(`${year + 1}-01-01`, timeZone) }))
}

export function yearAt(years: readonly NamedYear[], now: number): number {
  return (years.find(({ until }) => now < until) ?? years.at(-1))?.year ?? new Date(now).getUTCFullYear()
}

/** Fills in {year} and {lastYear}. */
export const withYear = (text: string, year: number) =>
  text.replaceAll('{year}', `${year}`).replaceAll('{lastYear}', `${year - 1}`)
