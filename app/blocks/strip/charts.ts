import type { ViewProps } from '#app/blocks/view.ts'
import type { Content } from '#app/content/collections.ts'
import type { Axis, Chart, StripRow } from '#app/lib/charts.ts'
import { addDays } from '#app/lib/dates.ts'
import type { Formats } from '#app/lib/formats.ts'
import { required } from '#app/lib/required.ts'
import { from, shown, type Text } from '#app/lib/shown.ts'
import { type Day, readDay } from './days.ts'
import type { strip } from './fields.ts'

type Strips = ViewProps<typeof strip>['strips']
type Row = Strips[number]['rows'][number]
type Around = { words: Content['interface']; formats: Formats }

const tones = { send: 'bar-2', do: 'bar-3', get: 'bar-1', ours: 'bar-2' } as const

/** Several strips on one axis. */
export function stripCharts(
  strips: Strips,
  { interface: words }: Pick<Content, 'interface'>,
  formats: Formats,
): Chart[] {
  const around = { words, formats }
  const lasts = strips.flatMap(({ rows }) => rows.map(({ to }) => to))
  const { year, close } = words.exhibits
  const isYear = lasts[0] && dayIn(lasts[0]).of === 'year'
  const axis = isYear ? yearAxis(lasts, around) : monthAxis(lasts, around)
  return strips.map(({ heading, package: named, rows }) => ({
    kind: 'strip',
    caption: heading ?? required(named, 'package').title,
    columns: isYear ? [year.choice, year.open] : [close.task, close.days],
    axis,
    rows: rows.map((row) => rowOf(row, around)),
  }))
}

function rowOf({ kind, what, remark, ...days }: Row, { words, formats }: Around): StripRow {
  const { year, close } = words.exhibits
  const [first, last] = [dayIn(days.from), dayIn(days.to)]
  const name = (day: Day) =>
    day.of === 'year' ? formats.shortDay(dateOf(day.at)) : `${day.at + 1}`
  const ends = { from: days.from.map(() => name(first)), to: days.to.map(() => name(last)) }
  const isOne = last.of === 'year' ? first.at === 0 : first.at === last.at
  const one = last.of === 'year' ? year.until : close.day
  const both = last.of === 'year' ? year.between : close.between
  return {
    label: kind && kind !== 'ours' ? close[kind].with({ what }) : what,
    remark,
    from: first.at,
    to: last.at + 1,
    when: isOne ? one.with({ day: ends.to }) : both.with(ends),
    tone: kind ? tones[kind] : 'bar-1',
  }
}

/** Whole weeks of business days, as many as the longest row needs. */
function monthAxis(lasts: readonly Text[], { words }: Around): Axis {
  const weeks = Math.ceil((Math.max(...lasts.map((last) => dayIn(last).at)) + 1) / 5)
  const ends = Array.from({ length: weeks }, (_, index) => 5 * (index + 1))
  const { tick } = words.exhibits.close
  return {
    start: 0,
    end: 5 * weeks,
    ticks: ends.map((at) => ({ at, name: tick.with({ day: at }) })),
  }
}

const yearEnd = 365
const quarters = [0, 90, 181]
/** Without a name, which on a phone would run into the name of the wall. */
const lastQuarter = { at: 273 }

/** From January 1 to the last day of any row. That day and December 31 are the walls. */
function yearAxis(lasts: readonly Text[], { words, formats }: Around): Axis {
  const end = Math.max(yearEnd, ...lasts.map((last) => dayIn(last).at + 1))
  const last = lasts.find((each) => dayIn(each).at + 1 === end)
  const language = from(words, 'language')
  const wallName = (at: number) => {
    const name = formats.shortDay(dateOf(at - 1))
    return at === end && last ? last.map(() => name) : shown(name, language)
  }
  return {
    start: 0,
    end,
    ticks: [
      ...quarters.map((at) => ({ at, name: shown(formats.shortMonth(dateOf(at)), language) })),
      lastQuarter,
      ...[...new Set([yearEnd, end])].map((at) => ({ at, name: wallName(at), isWall: true })),
    ],
  }
}

function dayIn(typed: Text): Day {
  return required(readDay(typed.plain), typed.plain)
}

/** A day of any year: in a common year that stands for all. */
function dateOf(day: number): string {
  return addDays('2001-01-01', day)
}
