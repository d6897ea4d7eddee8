import type { ReactNode } from 'react'
import {
  type Amount,
  type AmountRow,
  type Amounts,
  type Axis,
  axisOf,
  type Chart as Data,
  inDollars,
  isTakenOut,
  type MatrixRow,
  numberOf,
  type Tone,
  type Wide,
  type Words,
} from '#app/lib/charts.ts'
import { midnight } from '#app/lib/dates.ts'
import { isText } from '#app/lib/shown.ts'
import styles from './chart.module.css'
import { type Cell, isEmpty, type Row, said, Table, withMinus } from './table.tsx'

// Charts, each a table that says all of it in words, with drawings to scale that a screen reader skips.
// Scale is in attributes: the Content-Security-Policy allows no style attribute.

/** `look` is a class of its kind of chart. */
export function Chart({ data, look = '' }: { data: Data; look?: string | undefined }) {
  const { kind, id, caption, note } = data
  const below = note && <p data-note="">{said(note)}</p>
  if (data.kind === 'flow') {
    return (
      <figure id={id} className={styles.charts} data-block={kind}>
        <figcaption>{said(caption)}</figcaption>
        <Ribbons {...data} />
        {below}
      </figure>
    )
  }
  return (
    <div id={id} className={`${styles.charts} ${look}`} data-block={kind}>
      <OneTable {...data} />
      {below}
    </div>
  )
}

function OneTable(data: Exclude<Data, { kind: 'flow' }>) {
  const { caption, columns } = data
  const head = columns.map((words): Cell => ({ words }))
  const common = { caption, look: { 'data-scale': '' } } as const
  switch (data.kind) {
    case 'bars':
      return (
        <Table
          {...common}
          look={{ 'data-scale': '', ...(data.pairs && { 'data-pairs': '' }) }}
          {...bars(data)}
        />
      )
    case 'waterfall':
      return <Table {...common} head={head} rows={waterfall(data.rows)} />
    case 'timeline':
      return <Table {...common} {...timeline(data)} />
    case 'strip':
      return <Table {...common} {...strip(data)} />
    case 'amounts':
      return <Table caption={caption} {...amounts(data)} />
    case 'matrix':
      return <Table caption={caption} head={head} rows={matrix(data)} />
  }
}

function amounts({ columns, rows }: Amounts) {
  const end = { attributes: { 'data-align': 'end' } } as const
  return {
    head: columns.map((words, index): Cell => (index === 0 ? { words } : { words, ...end })),
    rows: rows.map(({ label, amounts: all, isLevel }) => ({
      level: isLevel,
      cells: [
        { words: label },
        ...all.map((amount): Cell => ({ words: '', shown: inSpan(printed(amount)), ...end })),
      ],
    })),
  }
}

function matrix({ columns, rows }: { columns: readonly Words[]; rows: readonly MatrixRow[] }) {
  return rows.map(({ label, cells }) => ({
    cells: [
      { words: label },
      ...cells.map(
        (each): Cell =>
          typeof each === 'object' && 'from' in each
            ? wide(each, columns.length - 1)
            : { words: each, shown: inSpan(said(each)) },
      ),
    ],
  }))
}

/** The first bar is for a cell below its columns; the second, on a phone, shows where those are. */
function wide({ name, text, label, from, to }: Wide, count: number): Cell {
  return {
    words: '',
    shown: (
      <>
        <Track>
          <Hatch tone="bar-1" from={0} to={1} />
          <Hatch tone="bar-1" from={from / count} to={to / count} />
        </Track>
        <span>
          <strong>{said(name)}</strong> {inSpan(said(text))}
        </span>
      </>
    ),
    attributes: { colSpan: to - from, 'data-label': `${label}` },
  }
}

function bars({ columns: [first = '', ...series], rows, pairs }: Amounts & { pairs?: boolean }) {
  const { scale, zero } = scaleOf(rows.flatMap(({ amounts: all }) => all.map(numberOf)))
  const tone = (index: number) => `bar-${index + 1}`
  const bar = (amount: Amount, index: number, at?: number) => (
    <Hatch
      tone={series.length === 1 && numberOf(amount) < 0 ? tone(1) : tone(index)}
      from={scale(0)}
      to={scale(numberOf(amount))}
      at={at}
    />
  )
  const pair = ([amount = 0, other = 0]: readonly Amount[]): Cell[] => [
    drawn(amount, zero, bar(amount, 0, 0.3), bar(other, 1, 0.7)),
    { words: '', shown: inSpan(printed(other)) },
  ]
  const key = (index: number) => (
    <Track>
      <Hatch tone={tone(index)} from={0} to={1} />
    </Track>
  )
  return {
    head: [
      { words: first },
      ...series.map((words, index): Cell => {
        const named = series.length > 1 && [key(index), said(words)]
        return {
          words,
          ...(named && {
            shown: (
              <>
                {named[0]}
                {named[1]}
              </>
            ),
          }),
        }
      }),
    ],
    rows: rows.map(({ label, amounts: all, isLevel, isMarked }) => ({
      level: isLevel,
      cells: [
        { words: label, ...(isMarked && { shown: <strong>{said(label)}</strong> }) },
        ...(pairs ? pair(all) : all.map((amount, at) => drawn(amount, zero, bar(amount, at)))),
      ],
    })),
  }
}

function waterfall(rows: readonly AmountRow[]): Row[] {
  let level = 0
  const steps = rows.map(({ label, amounts: [amount = 0] }, index) => {
    const isWhole = index === 0 || index === rows.length - 1
    const before = isWhole ? 0 : level
    level = before + numberOf(amount)
    return { label, amount, isWhole, before, after: level }
  })
  const { scale, zero } = scaleOf(steps.map(({ after }) => after))
  return steps.map(({ label, amount, isWhole, before, after }, index) => ({
    level: isWhole,
    cells: [
      { words: label },
      drawn(
        amount,
        zero,
        index > 0 && <Upright at={scale(isWhole ? after : before)} y2="50%" />,
        index < steps.length - 1 && <Upright at={scale(after)} y1="50%" />,
        <Hatch tone={isWhole ? 'bar-1' : 'bar-2'} from={scale(before)} to={scale(after)} />,
      ),
    ],
  }))
}

/** From the least amount to the most, and a line at zero if that is not where the drawing begins. */
function scaleOf(all: readonly number[]) {
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)]
  const scale = (amount: number) => (amount - least) / (most - least)
  return { scale, zero: least < 0 && <Upright at={scale(0)} /> }
}

/** A table for each column of amounts: they stand side by side, or one below the other. */
function Ribbons({ columns: [first = '', ...variants], rows }: Amounts) {
  const numbers = rows.map(({ amounts: all }) => ({ amounts: all.map(numberOf) }))
  // A part of the track stays free for what is drawn out of the ribbon.
  const whole = 1.2 * Math.max(...numbers.flatMap((row) => row.amounts))
  return variants.map((variant, column) => {
    let level = 0
    const ribbon = rows.map(({ label, amounts: all }, index): Row => {
      const amount = all[column] ?? 0
      const isTaken = isTakenOut(numbers, index)
      const before = level
      level = isTaken ? before + numberOf(amount) : numberOf(amount)
      const name = (typeof amount === 'object' && amount.label) || label
      return {
        level: !isTaken,
        cells: [
          { words: name },
          drawn(
            amount,
            <Hatch tone="ribbon" from={0} to={level / whole} />,
            isTaken && <Threads from={level / whole} to={before / whole} />,
          ),
        ],
      }
    })
    return (
      <Table
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a chart never change places
        key={column}
        caption={variant}
        look={{ 'data-scale': '' }}
        head={[{ words: first }, { words: variant }]}
        rows={ribbon}
      />
    )
  })
}

/** What leaves the ribbon, drawn out of it toward the amount at its side. */
function Threads({ from, to }: { from: number; to: number }) {
  const share = to - from
  if (share <= 0) return null
  const count = Math.max(2, Math.round(share * 60))
  const width = 1000
  const paths = Array.from({ length: count }, (_, index) => {
    const x = Math.round((((index + 0.5) / count) * share * width) / (1 - from))
    const y = Math.round(50 + (count / 2 - index - 0.5) * 4.5)
    return `M${x} 0C${x} ${y} ${x} ${y} ${Math.min(width, x + 250)} ${y}H${width}`
  })
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: inside a drawing that screen readers skip
    <svg
      x={percent(from)}
      width={percent(1 - from)}
      height="100%"
      viewBox={`0 0 ${width} 100`}
      preserveAspectRatio="none"
    >
      <path d={paths.join('')} data-tone="thread" />
    </svg>
  )
}

type Timeline = Extract<Data, { kind: 'timeline' }>

function timeline({
  columns: [what = '', from = '', to = '', ...others],
  formats,
  rows,
}: Timeline) {
  const dates = rows.flatMap((row) => [row.from.date, row.to.date])
  const first = rows[0]?.from.shown
  const axis = axisOf(dates, formats, isText(first) ? first.origin : undefined)
  return {
    head: [
      { words: what },
      { words: from },
      {
        words: to,
        shown: (
          <>
            {inSpan(said(to))}
            <TickNames axis={axis} />
          </>
        ),
      },
      ...others.map((words): Cell => ({ words })),
    ],
    rows: rows.map((row) => ({
      cells: [
        { words: row.label },
        { words: row.from.shown },
        {
          words: row.to.shown,
          shown: (
            <>
              {inSpan(row.to.shown)}
              <Bar axis={axis} from={midnight(row.from.date)} to={midnight(row.to.date)} />
            </>
          ),
        },
        ...(others.length > 0 ? [{ words: row.remark ?? '' }] : []),
      ],
    })),
  }
}

function strip({ columns: [what = '', when = ''], axis, rows }: Extract<Data, { kind: 'strip' }>) {
  return {
    head: [
      { words: what, shown: hidden(what) },
      {
        words: when,
        shown: (
          <>
            {hidden(when)}
            <TickNames axis={axis} />
          </>
        ),
      },
    ],
    rows: rows.map(({ label, remark, from, to, when: time, tone }) => ({
      cells: [
        {
          words: label,
          ...(remark && {
            shown: (
              <>
                {said(label)}
                <div className="small-print">{remark}</div>
              </>
            ),
          }),
        },
        {
          words: time,
          shown: (
            <>
              <span className="small-print">{time}</span>
              <Bar axis={axis} from={from} to={to} tone={tone} />
            </>
          ),
        },
      ],
    })),
  }
}

/** A heading that the eye does not need. */
function hidden(words: Words): ReactNode {
  return <span className="visually-hidden">{said(words)}</span>
}

function TickNames({ axis }: { axis: Axis }) {
  const scale = scaleIn(axis)
  return (
    <Track>
      {axis.ticks.map(
        ({ at, name, isWall }) =>
          name && (
            <text
              key={at}
              x={percent(scale(at))}
              y="50%"
              textAnchor={isWall ? 'end' : anchorAt(scale(at))}
            >
              {name}
            </text>
          ),
      )}
    </Track>
  )
}

type BarProps = { axis: Axis; from: number; to: number; tone?: Tone | undefined }

function Bar({ axis, from, to, tone = 'bar-1' }: BarProps) {
  const scale = scaleIn(axis)
  return (
    <Track>
      {axis.ticks.map(({ at, isWall }) => (
        <Upright key={at} at={scale(at)} tone={isWall ? 'wall' : 'tick'} />
      ))}
      <Hatch tone={tone} from={scale(from)} to={scale(to)} />
    </Track>
  )
}

function scaleIn({ start, end }: Axis) {
  return (at: number) => (at - start) / (end - start)
}

function anchorAt(at: number): 'start' | 'middle' | 'end' {
  if (at < 0.03) return 'start'
  return at > 0.97 ? 'end' : 'middle'
}

function Track({ children }: { children: ReactNode }) {
  return <svg aria-hidden="true">{children}</svg>
}

type HatchProps = { tone: string; from: number; to: number; at?: number | undefined }

/** A part of a track, filled by strokes. */
function Hatch({ tone, from, to, at = 0.5 }: HatchProps) {
  const y = percent(at)
  return <line x1={percent(from)} x2={percent(to)} y1={y} y2={y} data-tone={tone} />
}

type UprightProps = { at: number; y1?: string; y2?: string; tone?: string }

/** A hairline of a track, over its whole height unless told otherwise. */
function Upright({ at, y1 = '0%', y2 = '100%', tone = 'rule' }: UprightProps) {
  return <line x1={percent(at)} x2={percent(at)} y1={y1} y2={y2} data-tone={tone} />
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`
}

function drawn(amount: Amount, ...drawing: readonly ReactNode[]): Cell {
  const [first, second, third, fourth] = drawing
  return {
    words: '',
    shown: (
      <>
        <Track>
          {first}
          {second}
          {third}
          {fourth}
        </Track>
        {inSpan(printed(amount))}
      </>
    ),
  }
}

/** So that the style sheet can place it. */
function inSpan(content: ReactNode): ReactNode {
  return <span>{content}</span>
}

function printed(amount: Amount): ReactNode {
  const own = typeof amount === 'number' ? undefined : amount.shown
  return own && !isEmpty(own) ? withMinus(own) : inDollars(numberOf(amount))
}
