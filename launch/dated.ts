import type { Aging } from '#app/content/engine/declared.ts'
import { type Path, valueAt } from '#app/content/engine/problem.ts'
import { addDays, dateIn, longDate, parseMonthDay } from '#app/lib/dates.ts'
import { formatsOf } from '#app/lib/formats.ts'
import type { Place } from '#app/lib/marks.ts'
import { from } from '#app/lib/shown.ts'
import { fieldsOf, type Launch } from './launch.ts'

/** What holds until a day, and how that is found out. */
export type Dated = {
  file: string
  path: Path
  /** The last day on which it holds. */
  last: string
  /** As it is typed: a day, a month, or the last day of a list. */
  typed: string
  how: Aging
}

/** Everything on the site that a day makes wrong, by that day. */
export function datedValues(launch: Launch): Dated[] {
  const fields = fieldsOf(launch).flatMap(({ file, value, ages }) => {
    const typed = ages && typeof value === 'string' ? dayIn(value, launch.today) : undefined
    return ages && typed ? [{ file, typed, ...ages }] : []
  })
  const byPlace = Map.groupBy(fields, ({ file, path }) => JSON.stringify([file, path]))
  const dated = [...byPlace.values()].flatMap((same): Dated[] => {
    const latest = same.toSorted((one, other) => one.typed.localeCompare(other.typed)).at(-1)
    return latest ? [{ ...latest, last: lastDay(latest.typed, latest.how) }] : []
  })
  const lastBeside = ({ file, path, how }: Dated) => {
    const beside = JSON.stringify([file, [...path.slice(0, -1), how.with]])
    return byPlace.get(beside)?.[0]?.typed
  }
  return [...dated, ...taxCalendar(launch)]
    .filter((each) => !each.how.with || (lastBeside(each) ?? '9') > each.last)
    .toSorted((one, other) => one.last.localeCompare(other.last))
}

/** A day or a month as it is written in files; of "December 1" the next one. */
function dayIn(value: string, today: string): string | undefined {
  if (/^\d{4}-\d\d(-\d\d)?$/.test(value)) return value
  const day = parseMonthDay(value)
  if (!day) return undefined
  const [thisYear, next] = [0, 1].map((more) => dateIn(Number(today.slice(0, 4)) + more, day))
  return thisYear && thisYear >= today ? thisYear : next
}

/** A month holds until its end. */
export function lastDay(typed: string, { for: span }: Aging): string {
  const until = span === 'year' ? aYearAfter(typed) : typed
  if (until.length > 7) return until
  const month = addDays(`${until}-28`, 4).slice(0, 7)
  return addDays(`${month}-01`, -1)
}

function aYearAfter(date: string): string {
  return `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`.replace(/-02-29$/, '-02-28')
}

/** Its dates follow from the year and the holidays. */
function taxCalendar({ content }: Launch): Dated[] {
  const { deadlines: calendar } = content
  const last = calendar?.deadlines
    .map(({ date }) => date)
    .toSorted()
    .at(-1)
  const [place] = (calendar && from(calendar, 'year')) ?? []
  const how: Aging = {
    for: 'day',
    severity: 'blocker',
    problem: 'Tax calendar is out of date',
    fix: 'Enter the coming year, check every date, then enter the day you did.',
  }
  return last && place ? [{ ...place, last, typed: last, how }] : []
}

/** The fields that say that somebody has looked and found it still right, and what they say then. */
export function renewal(
  launch: Launch,
  { file, path }: Pick<Dated, 'file' | 'path'>,
): { path: Path; value: string }[] {
  const entry = path.slice(0, -1)
  const key = path.at(-1)
  const beside = fieldsOf(launch).filter(
    (each) => each.file === file && `${each.path.slice(0, -1)}` === `${entry}`,
  )
  const isMeant = (name: unknown, how: Aging) => name === key || how.with === key
  return beside.flatMap(({ path: own, value, ages }) => {
    const day = ages && isMeant(own.at(-1), ages.how) && renewedDay(value, ages.how, launch.today)
    return day ? [{ path: own, value: day }] : []
  })
}

function renewedDay(value: unknown, { renewed }: Aging, today: string): string | undefined {
  if (!renewed || typeof value !== 'string') return undefined
  if (renewed === 'today') return today.slice(0, value.length)
  if (renewed === 'in a year') return aYearAfter(today)
  let day = aYearAfter(value)
  while (day <= today) day = aYearAfter(day)
  return day
}

const { monthYear } = formatsOf('en-US')

export function dayInWords(date: string): string {
  return date.length > 7 ? longDate(date) : monthYear(date)
}

/** What a page shows while the date matters: the entry around it, or the date itself where the file is no entry. */
export function entryPlace({ file, path }: Pick<Dated, 'file' | 'path'>): Place {
  return { file, path: path.length > 1 ? path.slice(0, -1) : path }
}

/** The entry around a date: the tax figure, the person, or the file itself. */
export function entryOf({ sources }: Pick<Launch, 'sources'>, { file, path }: Dated): unknown {
  return valueAt(sources.get(file)?.value, path.slice(0, -1))
}
