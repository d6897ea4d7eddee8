import { dateOf, midnight } from './dates.ts'
import type { Formats } from './formats.ts'
import type { Origin } from './marks.ts'
import { dollars } from './money.ts'
import { isText, plain, type Shown, shown, type Text } from './shown.ts'
import { type Cell, type Element, element, type HtmlNode, table, words } from './tree.ts'

// Charts, each from data to a table that says all of it in words, with drawings to scale that a
// screen reader skips. Scale is in attributes: the Content-Security-Policy allows no style attribute.

type Words = Shown | readonly HtmlNode[]
/** With the way it is printed, unless that is whole dollars; in a flow also with a name of its own. */
type Amount = number | { value: number; shown?: Words; label?: Words }

type Common = {
  caption: Words
  /** Below the chart: what it assumes, or how to read it. */
  note?: Words
  /** The heading of each column, the first of the rows' names. */
  columns: readonly Words[]
}
/** A level is what counts among the rows around it. */
type AmountRow = { label: Words; amounts: readonly Amount[]; isLevel?: boolean }
type Amounts = Common & { rows: readonly AmountRow[] }

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

type MatrixRow = { label: Words; cells: readonly (Words | Wide)[] }
/** A cell from one column to before another, counted from 0; the label names all of them. */
type Wide = { name: Words; text: Words; label: Shown; from: number; to: number }
type TimelineRow = { label: Words; from: string; to: string; remark?: Words }
/** Its time in the units of the axis, and in words. */
export type StripRow = { label: Words; from: number; to: number; when: Shown; tone?: Tone }
type Tone = 'bar-1' | 'bar-2' | 'bar-3'

/** A tick crosses every row; a wall is one that ends what can be done. */
type Tick = { at: number; name?: Shown; isWall?: boolean }
export type Axis = { start: number; end: number; ticks: readonly Tick[] }

export function chart(data: Chart): Element {
  const note = data.note ? [element('p', { dataNote: '' }, contentOf(data.note))] : []
  const caption = contentOf(data.caption)
  if (data.kind !== 'flow') {
    return element('div', { dataBlock: data.kind }, [oneTable(data, caption), ...note])
  }
  return element('figure', { dataBlock: data.kind }, [
    element('figcaption', {}, caption),
    ...ribbons(data),
    ...note,
  ])
}

function oneTable(data: Exclude<Chart, { kind: 'flow' }>, caption: HtmlNode[]): Element {
  const head = data.columns.map((column) => cell(column))
  const properties = { dataScale: '' }
  switch (data.kind) {
    case 'bars':
      return table({
        caption,
        properties: { ...properties, ...(data.pairs && { dataPairs: '' }) },
        ...bars(data, head),
      })
    case 'waterfall':
      return table({ caption, properties, head, rows: waterfall(data) })
    case 'timeline':
      return table({ caption, properties, ...timeline(data, head) })
    case 'strip':
      return table({ caption, properties, ...strip(data, head) })
    case 'amounts':
      return table({
        caption,
        head: head.map((each, index) => (index === 0 ? each : atEnd(each.content))),
        rows: data.rows.map(({ label, amounts, isLevel }) => ({
          ...levelRow(isLevel),
          cells: [cell(label), ...amounts.map((amount) => atEnd([inSpan(shownOf(amount))]))],
        })),
      })
    case 'matrix':
      return table({
        caption,
        head,
        rows: data.rows.map(({ label, cells }) => ({
          cells: [
            cell(label),
            ...cells.map((each) =>
              typeof each === 'object' && 'from' in each
                ? wide(each, head.length - 1)
                : { content: [inSpan(each)] },
            ),
          ],
        })),
      })
  }
}

/** The first bar is for a cell below its columns; the second, on a phone, shows where those are. */
function wide({ name, text, label, from, to }: Wide, count: number): Cell {
  const marks = track([hatch('bar-1', 0, 1), hatch('bar-1', from / count, to / count)])
  const strong = element('strong', {}, contentOf(name))
  return {
    content: [marks, inSpan([strong, words(' '), inSpan(text)])],
    properties: { colSpan: to - from, dataLabel: `${label}` },
  }
}

function bars(
  { rows, pairs }: Amounts & { pairs?: boolean },
  [first = cell(''), ...series]: Cell[],
) {
  const { scale, zero } = scaleOf(rows.flatMap(({ amounts }) => amounts.map(numberOf)))
  const tone = (index: number) => `bar-${index + 1}`
  const toneOf = (amount: Amount, index: number) =>
    series.length === 1 && numberOf(amount) < 0 ? tone(1) : tone(index)
  const key = (index: number) => (series.length > 1 ? [track([hatch(tone(index), 0, 1)])] : [])
  const bar = (amount: Amount, index: number, y?: number) =>
    hatch(toneOf(amount, index), scale(0), scale(numberOf(amount)), y)
  const pair = ([amount = 0, other = 0]: readonly Amount[]) => [
    drawn([...zero, bar(amount, 0, 0.3), bar(other, 1, 0.7)], amount),
    { content: [inSpan(shownOf(other))] },
  ]
  return {
    head: [first, ...series.map(({ content }, index) => cell([...key(index), ...content]))],
    rows: rows.map(({ label, amounts, isLevel }) => ({
      ...levelRow(isLevel),
      cells: [
        cell(label),
        ...(pairs
          ? pair(amounts)
          : amounts.map((amount, index) => drawn([...zero, bar(amount, index)], amount))),
      ],
    })),
  }
}

function waterfall({ rows }: Amounts) {
  let level = 0
  const steps = rows.map(({ label, amounts: [amount = 0] }, index) => {
    const isWhole = index === 0 || index === rows.length - 1
    const before = isWhole ? 0 : level
    level = before + numberOf(amount)
    return { label, amount, isWhole, before, after: level }
  })
  const { scale, zero } = scaleOf(steps.map(({ after }) => after))
  return steps.map(({ label, amount, isWhole, before, after }, index) => ({
    ...levelRow(isWhole),
    cells: [
      cell(label),
      drawn(
        [
          ...zero,
          ...(index > 0 ? [upright(scale(isWhole ? after : before), '0%', '50%')] : []),
          ...(index < steps.length - 1 ? [upright(scale(after), '50%', '100%')] : []),
          hatch(isWhole ? 'bar-1' : 'bar-2', scale(before), scale(after)),
        ],
        amount,
      ),
    ],
  }))
}

/** From the least amount to the most, and a line at zero if that is not where the drawing begins. */
function scaleOf(amounts: readonly number[]) {
  const [least, most] = [Math.min(0, ...amounts), Math.max(0, ...amounts)]
  const scale = (amount: number) => (amount - least) / (most - least)
  return { scale, zero: least < 0 ? [upright(scale(0))] : [] }
}

/** A table for each column of amounts: they stand side by side, or one below the other. */
function ribbons({ columns, rows }: Amounts): Element[] {
  const [first = '', ...variants] = columns
  // A part of the track stays free for what is drawn out of the ribbon.
  const whole = 1.2 * Math.max(...rows.flatMap(({ amounts }) => amounts.map(numberOf)))
  return variants.map((variant, column) => {
    let level = 0
    return table({
      caption: contentOf(variant),
      properties: { dataScale: '' },
      head: [cell(first), cell(variant)],
      rows: rows.map(({ label, amounts }, index) => {
        const amount = amounts[column] ?? 0
        const isTaken = isTakenOut(rows, index)
        const before = level
        level = isTaken ? before + numberOf(amount) : numberOf(amount)
        const kept = hatch('ribbon', 0, level / whole)
        const drawing = isTaken ? [kept, ...threads(level / whole, before / whole)] : [kept]
        return {
          ...levelRow(!isTaken),
          cells: [
            cell((typeof amount === 'object' && amount.label) || label),
            drawn(drawing, amount),
          ],
        }
      }),
    })
  })
}

/** Whether a row of a flow is what is taken out: the same in every column. */
export function isTakenOut(rows: readonly AmountRow[], index: number): boolean {
  return index > 0 && (rows[index]?.amounts ?? []).every((amount) => numberOf(amount) <= 0)
}

/** What leaves the ribbon, drawn out of it toward the amount at its side. */
function threads(from: number, to: number): Element[] {
  const share = to - from
  if (share <= 0) return []
  const count = Math.max(2, Math.round(share * 60))
  const width = 1000
  const paths = Array.from({ length: count }, (_, index) => {
    const x = Math.round((((index + 0.5) / count) * share * width) / (1 - from))
    const y = Math.round(50 + (count / 2 - index - 0.5) * 4.5)
    return `M${x} 0C${x} ${y} ${x} ${y} ${Math.min(width, x + 250)} ${y}H${width}`
  })
  return [
    element(
      'svg',
      {
        x: percent(from),
        width: percent(1 - from),
        height: '100%',
        viewBox: `0 0 ${width} 100`,
        preserveAspectRatio: 'none',
      },
      [element('path', { d: paths.join(''), dataTone: 'thread' })],
    ),
  ]
}

function timeline(
  { formats, rows }: { formats: Formats; rows: readonly TimelineRow[] },
  [what = cell(''), from = cell(''), to = cell(''), ...others]: Cell[],
) {
  const dates = rows.flatMap(({ from, to }) => [from, to])
  const { names, bar } = drawings(axisOf(dates, formats))
  return {
    head: [what, from, { content: [inSpan(to.content), names] }, ...others],
    rows: rows.map((row) => ({
      cells: [
        cell(row.label),
        cell(formats.longDate(row.from)),
        { content: [inSpan(formats.longDate(row.to)), bar(midnight(row.from), midnight(row.to))] },
        ...(row.remark === undefined ? [] : [cell(row.remark)]),
      ],
    })),
  }
}

function strip(
  { axis, rows }: { axis: Axis; rows: readonly StripRow[] },
  [what = cell(''), when = cell('')]: Cell[],
) {
  const { names, bar } = drawings(axis)
  return {
    head: [{ content: [hidden(what)] }, { content: [hidden(when), names] }],
    rows: rows.map(({ label, from, to, when, tone }) => ({
      cells: [cell(label), { content: [small(when), bar(from, to, tone)] }],
    })),
  }
}

function small(text: Shown): Element {
  return element('span', { className: 'small-print' }, [words(text)])
}

/** A heading that the eye does not need. */
function hidden({ content }: Cell): Element {
  return element('span', { className: 'visually-hidden' }, content)
}

/** The names above an axis, and a bar on it. */
function drawings({ start, end, ticks }: Axis) {
  const scale = (at: number) => (at - start) / (end - start)
  const lines = ticks.map(({ at, isWall }) =>
    upright(scale(at), '0%', '100%', isWall ? 'wall' : 'tick'),
  )
  const names = ticks.flatMap(({ at, name, isWall }) => {
    const textAnchor = isWall ? 'end' : anchorAt(scale(at))
    const place = { x: percent(scale(at)), y: '50%', textAnchor }
    return name ? [element('text', place, [words(name)])] : []
  })
  return {
    names: track(names),
    bar: (from: number, to: number, tone: Tone = 'bar-1') =>
      track([...lines, hatch(tone, scale(from), scale(to))]),
  }
}

/** An axis of whole years, or of whole months if the time is short, with at most seven names. */
function axisOf(dates: readonly string[], formats: Formats): Axis {
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
      return (month - start) % step === 0 ? { at, name: tickName(month, formats) } : { at }
    }),
  }
}

function tickName(month: number, formats: Formats): string {
  const year = Math.floor(month / 12)
  if (month % 12 === 0) return String(year)
  return formats.shortMonth(dateOf(year, (month % 12) + 1, 1))
}

function anchorAt(at: number): string {
  if (at < 0.03) return 'start'
  return at > 0.97 ? 'end' : 'middle'
}

function track(children: readonly HtmlNode[]): Element {
  return element('svg', { ariaHidden: 'true' }, children)
}

/** A part of a track, filled by strokes. */
function hatch(tone: string, from: number, to: number, at = 0.5): Element {
  const y = percent(at)
  return element('line', { ...across(from, to), y1: y, y2: y, dataTone: tone })
}

/** A hairline of a track, over its whole height unless told otherwise. */
function upright(at: number, y1 = '0%', y2 = '100%', tone = 'rule'): Element {
  return element('line', { ...across(at, at), y1, y2, dataTone: tone })
}

function across(from: number, to: number) {
  return { x1: percent(from), x2: percent(to) }
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`
}

function levelRow(isLevel = false) {
  return isLevel ? { properties: { dataRow: 'level' } } : {}
}

function cell(content: Words): Cell {
  return { content: contentOf(content) }
}

function atEnd(content: readonly HtmlNode[]): Cell {
  return { content, properties: { dataAlign: 'end' } }
}

function drawn(drawing: HtmlNode[], amount: Amount): Cell {
  return { content: [track(drawing), inSpan(shownOf(amount))] }
}

/** So that the style sheet can place it. */
function inSpan(content: Words): Element {
  return element('span', {}, contentOf(content))
}

function numberOf(amount: Amount): number {
  return typeof amount === 'number' ? amount : amount.value
}

/** An amount in whole dollars that says where it is from. */
export function amountFrom(value: number, ...origins: readonly (Origin | undefined)[]): Printed {
  return { value, shown: shown(inDollars(value), ...origins) }
}

type Printed = { value: number; shown: Text }

function shownOf(amount: Amount): HtmlNode[] {
  const own = typeof amount === 'number' ? undefined : amount.shown
  return contentOf(own ?? inDollars(numberOf(amount)))
}

function inDollars(amount: number): string {
  return dollars(amount).replace('-', '−')
}

function contentOf(content: Words): HtmlNode[] {
  if (typeof content !== 'string' && !isText(content)) return [...content]
  return plain(content) === '' ? [] : [words(content)]
}
