import { amount, type Cell, checkSum, type Shown, type Typed } from './article-table.ts'
import { el, plain, raw } from './hast.ts'

// The charts of articles: each is a table that says all of it in words, with drawings to scale that a screen reader
// skips. Scale is in attributes: the Content-Security-Policy allows no style attribute.

/** One to four amounts in each row, each with a bar to scale. */
export function bars({ head: [first = [], ...series], rows }: Typed): Shown {
  const most = Math.max(...rows.flatMap(([, ...amounts]) => amounts.map(amount)))
  const bar = (share: number, at: number) => hatch(`bar-${at + 1}`, 0, share)
  return {
    isToScale: true,
    head: [first, ...series.map((name, at) => [track(bar(1, at)), ...name])],
    rows: rows.map(([label = [], ...amounts]) => ({
      cells: [label, ...amounts.map((each, at) => drawn(each, bar(amount(each) / most, at)))],
    })),
  }
}

/** From the first row's amount, by what is added or taken away, to the last row's. */
export function waterfall(typed: Typed): Shown {
  checkSum(typed)
  const { head, rows } = typed
  let level = 0
  const steps = rows.map(([label = [], shown = []], at) => {
    const isLevel = at === 0 || at === rows.length - 1
    const before = isLevel ? 0 : level
    level = before + amount(shown)
    return { label, shown, isLevel, before, after: level }
  })
  const most = Math.max(...steps.map(({ after }) => after))
  return {
    isToScale: true,
    head,
    rows: steps.map(({ label, shown, isLevel, before, after }, at) => {
      const above = at > 0 ? upright('rule', (isLevel ? after : before) / most, '0%', '50%') : ''
      const below = at < steps.length - 1 ? upright('rule', after / most, '50%', '100%') : ''
      const step = hatch(isLevel ? 'bar-1' : 'bar-2', before / most, after / most)
      return { isLevel, cells: [label, drawn(shown, above, below, step)] }
    }),
  }
}

/** What is left after each tax: a table for each column of amounts. They stand side by side, or one below the other. */
export function flow({ head: [first = [], ...variants], rows }: Typed): { caption: Cell; shown: Shown }[] {
  // A part of the track stays free for what is drawn out of the ribbon.
  const whole = 1.2 * Math.max(...rows.flatMap(([, ...amounts]) => amounts.map(amount)))
  return variants.map((variant, column) => {
    let level = 0
    const ribbon = rows.map(([label = [], ...amounts], at) => {
      const shown = amounts[column] ?? []
      const isLevel = at === 0 || amounts.some((each) => amount(each) > 0)
      const before = level
      level = isLevel ? amount(shown) : before + amount(shown)
      const left = hatch('ribbon', 0, level / whole)
      const taken = isLevel ? '' : threads(level / whole, before / whole)
      return { isLevel, cells: [label, drawn(shown, left, taken)] }
    })
    return { caption: variant, shown: { isToScale: true, head: [first, variant], rows: ribbon } }
  })
}

/** What leaves the ribbon, drawn out of it toward the amount at its side. */
function threads(from: number, to: number): string {
  const share = to - from
  if (share <= 0) return ''
  const count = Math.max(2, Math.round(share * 60))
  const paths = Array.from({ length: count }, (_, at) => {
    const x = Math.round((((at + 0.5) / count) * share * 1000) / (1 - from))
    const y = Math.round(50 + (count / 2 - at - 0.5) * 4.5)
    return `M${x} 0C${x} ${y} ${x} ${y} ${Math.min(1000, x + 250)} ${y}H1000`
  })
  const place = `x="${percent(from)}" width="${percent(1 - from)}" height="100%"`
  return `<svg ${place} viewBox="0 0 1000 100" preserveAspectRatio="none"><path d="${paths.join('')}" data-tone="thread"/></svg>`
}

/** From when to when something lasts, as bars on an axis of whole years, of which at most six are named. */
export function timeline({ head: [what = [], from = [], to = [], ...remarks], rows }: Typed): Shown {
  const time = (cell: Cell = []) => new Date(`${plain(cell)} UTC`).getTime()
  const newYear = (year: number) => Date.UTC(year, 0, 1)
  const years = rows.flatMap(([, start, end]) => [start, end].map((cell) => new Date(time(cell)).getUTCFullYear()))
  const [first, last] = [Math.min(...years), Math.max(...years) + 1]
  const step = Math.ceil((last - first) / 5.5)
  const scale = (at: number) => (at - newYear(first)) / (newYear(last) - newYear(first))
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => ({
    year: first + at,
    at: scale(newYear(first + at)),
  }))
  const names = ticks
    .filter((_, at) => at % step === 0)
    .map(({ year, at }) => {
      const anchor = at === 0 ? 'start' : at === 1 ? 'end' : 'middle'
      return `<text x="${percent(at)}" y="50%" text-anchor="${anchor}">${year}</text>`
    })
  const lines = ticks.map(({ at }) => upright('tick', at, '0%', '100%'))
  return {
    isToScale: true,
    head: [what, from, [el('span', {}, to), track(...names)], ...remarks],
    rows: rows.map(([label = [], start = [], end = [], ...others]) => ({
      cells: [
        label,
        start,
        [el('span', {}, end), track(...lines, hatch('bar-1', scale(time(start)), scale(time(end))))],
        ...others,
      ],
    })),
  }
}

const drawn = (cell: Cell, ...drawing: string[]) => [track(...drawing), el('span', {}, cell)]
const track = (...drawing: string[]) => raw(`<svg aria-hidden="true">${drawing.join('')}</svg>`)

/** A part of a track, filled by strokes. */
const hatch = (tone: string, from: number, to: number) =>
  `<line x1="${percent(from)}" x2="${percent(to)}" y1="50%" y2="50%" data-tone="${tone}"/>`

/** A hairline of a track. */
const upright = (tone: string, at: number, top: string, bottom: string) =>
  `<line x1="${percent(at)}" x2="${percent(at)}" y1="${top}" y2="${bottom}" data-tone="${tone}"/>`

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
