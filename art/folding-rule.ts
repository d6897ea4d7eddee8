// The year as a folding rule: a limb for each quarter, a tick for each day, deadlines in metal.
import { addDays, dateOf, isWeekend } from '../app/lib/calendar.ts'
import { legalHolidays } from '../app/lib/deadlines.ts'
import {
  fullTurn,
  hatch,
  type Point,
  polygon,
  rectangle,
  type Segment,
  segment,
  strokes,
} from './geometry.ts'
import type { Inks } from './inks.ts'
import { engravedWord, letter } from './letters.ts'
import { around, disc, pen, placed, rounded } from './services/kit.ts'
import { path, plate } from './svg.ts'

/** Plate units in a pixel. */
const unit = 3
const width = 700 * unit
const height = 632 * unit

const quarters = 4
const limbWidth = 124
/** Lines that make the thickness of a board. */
const layers = 4
/** Units for a day, and what a limb keeps free at each hinge, where its neighbour covers it. */
const day = 13
const hingeRoom = 226
/** How far a limb goes to the right. */
const advance = 448

export type Calendar = { readonly year: number; readonly dates: readonly string[] }

type Limb = {
  /** The days of a quarter. */
  readonly days: readonly string[]
  /** Its first hinge and the direction in which it leaves it, clockwise from the right. */
  readonly from: Point
  readonly to: Point
  readonly angle: number
}

export function foldingRule(inks: Inks, { year, dates }: Calendar): string {
  const limbs = limbsOf(year)
  const off = legalHolidays(year, true)
  return plate(inks, {
    viewBox: [0, 0, width, height],
    size: [width / unit, height / unit],
    paint: 'line',
    body:
      limbs.map((limb) => board(limb) + scale(limb, off, dates)).join('') +
      [limbs[0]?.from, ...limbs.map(({ to }) => to)].map((at) => at && hinge(at)).join('') +
      limbs.map((limb) => figures(limb, dates)).join(''),
  })
}

/** Up, down, up, down: each limb as long as its quarter has days. */
function limbsOf(year: number): Limb[] {
  const limbs: Limb[] = []
  let from: Point = [(width - quarters * advance) / 2, height - 150]
  for (let quarter = 0; quarter < quarters; quarter++) {
    const days = daysBetween(dateOf(year, quarter * 3 + 1, 1), dateOf(year, quarter * 3 + 4, 1))
    const length = days.length * day + 2 * hingeRoom
    const rise = Math.sqrt(length ** 2 - advance ** 2) * (quarter % 2 === 0 ? -1 : 1)
    const to: Point = [from[0] + advance, from[1] + rise]
    limbs.push({ days, from, to, angle: Math.atan2(rise, advance) })
    from = to
  }
  return limbs
}

function daysBetween(from: string, before: string): string[] {
  const days: string[] = []
  for (let date = from; date < before; date = addDays(date, 1)) days.push(date)
  return days
}

const lengthOf = ({ days }: Limb) => days.length * day + 2 * hingeRoom
/** Where a day's tick stands on its limb. */
const placeOf = (index: number) => hingeRoom + (index + 0.5) * day
const degrees = ({ angle }: Limb) => Number(((angle * 360) / fullTurn).toFixed(2))

/** A limb lies on its back: its outline, and its end rounded about the hinge. */
function outline(limb: Limb): string {
  const half = limbWidth / 2
  const length = lengthOf(limb)
  return `M0 ${-half}h${length}a${half} ${half} 0 0 1 0 ${limbWidth}h${-length}a${half} ${half} 0 0 1 0 ${-limbWidth}z`
}

/** The board, and below it its edge: the same outline again and again, a little further off. */
function board(limb: Limb): string {
  const half = limbWidth / 2
  const long = lengthOf(limb)
  const edge = Array.from({ length: layers }, (_, layer) => {
    const [x, y] = [limb.from[0] + (layers - layer) * 8, limb.from[1] + (layers - layer) * 4]
    return placed([Math.round(x), Math.round(y)], degrees(limb), boardPath(limb, pen.hatch))
  })
  const lines = [8 - half, half - 8].map(
    (t) => `M${hingeRoom - 20} ${t}h${long - 2 * hingeRoom + 40}`,
  )
  const face = placed(
    rounded(limb.from),
    degrees(limb),
    boardPath(limb, pen.contour) +
      path(lines.join(''), pen.hatch) +
      ferrule(62) +
      ferrule(long - 62 - ferruleLength),
  )
  return edge.join('') + face
}

function boardPath(limb: Limb, lineWidth: number): string {
  return path(outline(limb), lineWidth, 'paper')
}

const ferruleLength = 116

/** The fitting that holds a hinge. */
function ferrule(at: number): string {
  const half = limbWidth / 2
  const box = rectangle(at, -half, ferruleLength, limbWidth)
  const inset = rectangle(at + 10, -half, ferruleLength - 20, limbWidth)
  return (
    path(strokes(hatch([inset], { angle: 0, gap: 11 })), pen.hatch, 'soft') +
    path(polygon(box), pen.fine)
  )
}

function onPlate({ from, angle }: Limb, along: number, across: number): Point {
  const [x, y] = around(from, along, angle + fullTurn / 4)
  return [x - across * Math.sin(angle), y + across * Math.cos(angle)]
}

/** A tick a day, short where nothing can be due; a line across where a month begins. */
function scale(limb: Limb, off: ReadonlyMap<string, string>, dates: readonly string[]): string {
  const half = limbWidth / 2
  const ticks: Segment[] = []
  const marks: Segment[] = []
  const months: Segment[] = []
  let initials = ''
  for (const [index, date] of limb.days.entries()) {
    const at = placeOf(index)
    const free = isWeekend(date) || off.has(date)
    if (dates.includes(date)) marks.push([at, -half, at, half])
    else ticks.push([at, -half + 8, at, -half + (free ? 26 : 48)])
    if (date.endsWith('-01')) {
      const start = at - day / 2
      months.push([start, -half + 8, start, half - 8])
    }
    if (date.endsWith('-08')) initials += letter(initialOf(date), onPlate(limb, at, 22), 50)
  }
  return (
    placed(
      rounded(limb.from),
      degrees(limb),
      path(strokes(ticks), 4) + path(strokes(months), pen.fine) + path(strokes(marks), 11, 'metal'),
    ) + path(initials, pen.line)
  )
}

function initialOf(date: string): string {
  return 'JFMAMJJASOND'[Number(date.slice(5, 7)) - 1] ?? ''
}

/** The day of the month beside each deadline, upright. */
function figures(limb: Limb, dates: readonly string[]): string {
  const half = limbWidth / 2
  let words = ''
  const leads: Segment[] = []
  for (const [index, date] of limb.days.entries()) {
    if (!dates.includes(date)) continue
    const at = placeOf(index)
    const side = freeSide(limb, at)
    // On that side of a limb that rises, the thickness of the board comes first.
    const edge = half + (side > 0 && limb.angle < 0 ? layers * 9 : 0)
    leads.push(segment(onPlate(limb, at, side * half), onPlate(limb, at, side * (edge + 34))))
    const middle = onPlate(limb, at, side * (edge + 78))
    words += engravedWord(String(Number(date.slice(8))), middle, 58)
  }
  return path(strokes(leads), pen.line, 'metal') + path(words, pen.contour)
}

/** Away from the neighbour with which a limb shares the nearer hinge; outwards at both ends. */
function freeSide(limb: Limb, at: number): 1 | -1 {
  const [x, y] = onPlate(limb, at, 0)
  const isOuter = x < advance || x > width - advance
  return isOuter || y < height / 2 ? -1 : 1
}

function hinge(at: Point): string {
  const middle = rounded(at)
  return (
    disc(middle, 50, pen.contour, 'paper') +
    disc(middle, 38, pen.hatch) +
    disc(middle, 16, pen.line) +
    disc(middle, 4, pen.line)
  )
}
