import type { Root } from 'hast'
import { dateOf, midnight } from './dates.ts'
import type { Formats } from './formats.ts'
import type { Origin } from './marks.ts'
import { dollars } from './money.ts'
import { type Shown, shown, type Text } from './shown.ts'

// What charts are made from.

/** What a cell says: words, or a text from Markdown. */
export type Words = Shown | Prose

export type Prose = { readonly tree: Root; readonly plain: string; toString(): string }

/** With the way it is printed, unless that is whole dollars; in a flow also with a name of its own. */
export type Amount = number | { value: number; shown?: Words; label?: Words }

type Common = {
  id?: string | undefined
  caption: Words
  /** Below the chart: what it assumes, or how to read it. */
  note?: Words | undefined
  /** The heading of each column, the first of the rows' names. */
  columns: readonly Words[]
}
/** A level is what counts among the rows around it. */
export type AmountRow = {
  label: Words
  amounts: readonly Amount[]
  isLevel?: boolean
  /** Its name stands out. */
  isMarked?: boolean
}
export type Amounts = Common & { rows: readonly AmountRow[] }

export type Chart =
  /** One to four amounts in each row, all on one scale, those below zero to the left of a line; a
      pair can share a line of a long table. */
  | ({ kind: 'bars'; pairs?: boolean } & Amounts)
  /** From the first row's amount, by what is added or taken away, to the last row's. */
  | ({ kind: 'waterfall' } & Amounts)
  /** Levels, and below zero what is taken out between them; a ribbon for each column of amounts. */
  | ({ kind: 'flow' } & Amounts)
  /** Dates as "2026-11-15". */
  | ({ kind: 'timeline'; formats: Formats; rows: readonly TimelineRow[] } & Common)
  /** A timeline that has no dates: days of any year, business days of any month. */
  | ({ kind: 'strip'; axis: Axis; rows: readonly StripRow[] } & Common)
  /** Without a drawing. */
  | ({ kind: 'amounts' } & Amounts)
  /** What holds for each row in each column. */
  | ({ kind: 'matrix'; rows: readonly MatrixRow[] } & Common)

export type MatrixRow = { label: Words; cells: readonly (Words | Wide)[] }
/** A cell from one column to before another, counted from 0; the label names all of them. */
export type Wide = { name: Words; text: Words; label: Shown; from: number; to: number }
/** Its days as dates, and as they are printed. */
type TimelineRow = { label: Words; from: Day; to: Day; remark?: Words | undefined }
type Day = { date: string; shown: Shown }
/** Its time in the units of the axis, and in words. */
export type StripRow = {
  label: Words
  remark?: Shown | undefined
  from: number
  to: number
  when: Shown
  tone?: Tone
}
export type Tone = 'bar-1' | 'bar-2' | 'bar-3'

/** A tick crosses every row; a wall is one that ends what can be done. */
type Tick = { at: number; name?: Shown; isWall?: boolean }
export type Axis = { start: number; end: number; ticks: readonly Tick[] }

/** An axis of whole years, or of whole months if the time is short, with at most seven names. */
export function axisOf(dates: readonly string[], formats: Formats, origin?: Origin): Axis {
  const months = dates.map((date) => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7)) - 1)
  const [earliest, latest] = [Math.min(...months), Math.max(...months)]
  const step = [1, 2, 3, 12, 24, 60].find((each) => (latest - earliest + 1) / each <= 5.5) ?? 120
  const unit = step < 12 ? 1 : 12
  const start = Math.floor(earliest / unit) * unit
  const end = (Math.floor(latest / unit) + 1) * unit
  const instant = (month: number) => midnight(dateOf(Math.floor(month / 12), (month % 12) + 1, 1))
  const count = (end - start) / unit + 1
  return {
    start: instant(start),
    end: instant(end),
    ticks: Array.from({ length: count }, (_, index) => {
      const month = start + index * unit
      const at = instant(month)
      return (month - start) % step === 0
        ? { at, name: shown(tickName(month, formats), origin) }
        : { at }
    }),
  }
}

function tickName(month: number, formats: Formats): string {
  const year = Math.floor(month / 12)
  if (month % 12 === 0) return String(year)
  return formats.shortMonth(dateOf(year, (month % 12) + 1, 1))
}

export function numberOf(amount: Amount): number {
  return typeof amount === 'number' ? amount : amount.value
}

/** An amount in whole dollars that says where it is from. */
export function amountFrom(value: number, ...origins: readonly (Origin | undefined)[]): Printed {
  return { value, shown: shown(inDollars(value), ...origins) }
}

type Printed = { value: number; shown: Text }

export function inDollars(amount: number): string {
  return dollars(amount).replace('-', '−')
}

/** Whether a row of a flow is what is taken out between two levels: the same in every column. */
export function isTakenOut(
  rows: readonly { amounts: readonly Amount[] }[],
  index: number,
): boolean {
  return index > 0 && (rows[index]?.amounts ?? []).every((amount) => numberOf(amount) <= 0)
}
