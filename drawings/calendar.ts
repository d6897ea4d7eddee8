// The opening hours as a dial of the week, and the tax calendar as a folding rule of the year. What
// follows no data is in drawn/ under the name of the drawing: its ground.
import { addDays, dateOf, isWeekend } from '#app/lib/dates.ts'
import { legalHolidays } from '#app/lib/deadlines.ts'
import {
  around,
  type Curve,
  fitCurve,
  fullTurn,
  type Segment,
  segment,
  strokes,
} from '#app/lib/geometry.ts'
import { openHours, type Span } from '#app/lib/hours.ts'
import type { Inks } from './inks.ts'
import { coprimeNear, oneLine } from './lathe.ts'
import { path, plate } from './svg.ts'

const weekMinutes = 7 * 24 * 60

/** Radii of the ring of hours, of the thousand units from the middle of the dial to its edge. */
const field = { outer: 918, inner: 500 }

/** The angle of a moment of the week, clockwise from Monday 0:00 at the top. */
function weekAngle(weekday: number, minutes: number): number {
  return (fullTurn * (weekday * 24 * 60 + minutes)) / weekMinutes
}

/** A weave over the hours that are open; the ground shows through where the firm is closed. */
export function weekDial(inks: Inks, ground: string, week: readonly Span[]): string {
  const everything = 'M-1000-1000H1000V1000H-1000Z'
  return plate(inks, {
    viewBox: [-1000, -1000, 2000, 2000],
    size: [560, 560],
    paint: 'line',
    body:
      `<clipPath id="closed"><path d="${everything}${week.map(wedge).join('')}" clip-rule="evenodd"/></clipPath>` +
      `<g clip-path="url(#closed)">${ground}</g>` +
      openTone(week) +
      openHoursRosette(openHours(week)),
  })
}

/** Path data of the place of a span, within the lines of the ring. */
function wedge({ weekday, opens, closes }: Span): string {
  const [inner, outer] = [field.inner + 2, field.outer - 2]
  const at = (radius: number, minutes: number) =>
    around([0, 0], radius, weekAngle(weekday, minutes)).map(Math.round).join(' ')
  return (
    `M${at(inner, opens)}L${at(outer, opens)}A${outer} ${outer} 0 0 1 ${at(outer, closes)}` +
    `L${at(inner, closes)}A${inner} ${inner} 0 0 0 ${at(inner, opens)}Z`
  )
}

/** Spans of the same length are one drawing, turned. */
function openTone(week: readonly Span[]): string {
  const lengthOf = ({ opens, closes }: Span) => closes - opens
  return week
    .map((span) => {
      const alike = week.filter((other) => lengthOf(other) === lengthOf(span))
      const [model = span] = alike
      const id = `open${lengthOf(span)}`
      if (model === span) {
        return `<g${alike.length > 1 ? ` id="${id}"` : ''}>${openWeave(span)}</g>`
      }
      const turn = weekAngle(span.weekday, span.opens) - weekAngle(model.weekday, model.opens)
      const degrees = Number(((turn * 360) / fullTurn).toFixed(3))
      return `<use href="#${id}" transform="rotate(${degrees})"/>`
    })
    .join('')
}

/** Open hours: a braid from the inner circle to the outer, with a strand for each hour. */
function openWeave({ weekday, opens, closes }: Span): string {
  const from = weekAngle(weekday, opens)
  const to = weekAngle(weekday, closes)
  const strands = Math.max(2, Math.round((closes - opens) / 60))
  const waves = 4
  let braid = ''
  for (let strand = 0; strand < strands; strand++) {
    const curve: Curve = (radius) => {
      const way = (radius - field.inner) / (field.outer - field.inner)
      const swing = Math.cos(fullTurn * (waves * way + strand / strands))
      return around([0, 0], radius, (from + to) / 2 + ((to - from) / 2) * swing)
    }
    braid += fitCurve(curve, [field.inner, field.outer], waves * 5)
  }
  const sides = [from, to].map((angle) =>
    segment(around([0, 0], field.inner, angle), around([0, 0], field.outer, angle)),
  )
  return path(braid, 3.6, 'metal') + path(strokes(sides), 6, 'metal')
}

/** In the middle of the dial, one petal for each open hour. */
function openHoursRosette(hours: number): string {
  const petals = Math.max(3, Math.round(hours))
  const wave = { radius: 190, swing: 150 }
  return path(oneLine(petals, coprimeNear(petals, petals * 0.3), wave), 3.4, 'metal')
}

const ruleHeight = 1896
/** Half the width of a limb, what the thickness of the board adds below it, and a day's length. */
const half = 62
const thickness = 36
const dayWidth = 13

/** The limbs of the ground, one for each quarter: the first hinge, the turn in degrees about it, and
    whether a neighbor is on either side. */
const limbs = [
  { x: 154, y: 1746, turn: -73.97, inner: false },
  { x: 602, y: 187, turn: 74.1, inner: true },
  { x: 1050, y: 1760, turn: -74.23, inner: true },
  { x: 1498, y: 174, turn: 74.23, inner: false },
]

export type Calendar = { readonly year: number; readonly dates: readonly string[] }

/** A tick for each day, and the dates on which something is due in metal, with their numbers. */
export function foldingRule(inks: Inks, ground: string, { year, dates }: Calendar): string {
  const off = legalHolidays(year, true)
  const marked = limbs.map((limb, quarter) => {
    const days = daysBetween(dateOf(year, quarter * 3 + 1, 1), dateOf(year, quarter * 3 + 4, 1))
    const body = ticks(days, off, dates) + dueDays(limb, days, dates)
    return `<g transform="translate(${limb.x} ${limb.y})rotate(${limb.turn})">${body}</g>`
  })
  return plate(inks, {
    viewBox: [0, 0, 2100, ruleHeight],
    size: [700, 632],
    paint: 'line',
    body: ground + marked.join(''),
  })
}

function daysBetween(from: string, before: string): string[] {
  const days: string[] = []
  for (let date = from; date < before; date = addDays(date, 1)) days.push(date)
  return days
}

/** Where a day's tick stands on its limb, which is free of its neighbors from there on. */
const placeOf = (index: number) => 226 + (index + 0.5) * dayWidth

/** A tick a day, short where nothing can be due; a line across where a month begins. */
function ticks(
  days: readonly string[],
  off: ReadonlyMap<string, string>,
  dates: readonly string[],
): string {
  const plain: Segment[] = []
  const marks: Segment[] = []
  const months: Segment[] = []
  for (const [index, date] of days.entries()) {
    const at = placeOf(index)
    const free = isWeekend(date) || off.has(date)
    if (dates.includes(date)) marks.push([at, -half, at, half])
    else plain.push([at, -half + 8, at, -half + (free ? 26 : 48)])
    const start = at - dayWidth / 2
    if (date.endsWith('-01')) months.push([start, -half + 8, start, half - 8])
  }
  return path(strokes(plain), 4) + path(strokes(months), 4.4) + path(strokes(marks), 11, 'metal')
}

/** Days apart at which two numbers beside each other can be read. */
const numberRoom = 4

/** The day of the month beside each deadline, upright; of a few in a row, beside the last. */
function dueDays(limb: (typeof limbs)[number], days: readonly string[], dates: readonly string[]) {
  const { y, turn, inner } = limb
  const leads: Segment[] = []
  let numbers = ''
  for (const [index, date] of days.entries()) {
    const next = days.slice(index + 1, index + numberRoom)
    if (!dates.includes(date) || next.some((day) => dates.includes(day))) continue
    const at = placeOf(index)
    // Away from the neighbor with which a limb shares the nearer hinge.
    const isUpper = y + at * Math.sin((turn * fullTurn) / 360) < ruleHeight / 2
    const side = inner && !isUpper ? 1 : -1
    // On that side of a limb that rises, the thickness of the board comes first.
    const edge = half + (side > 0 && turn < 0 ? thickness : 0)
    leads.push([at, side * half, at, side * (edge + 34)])
    numbers += `<g transform="translate(${at} ${side * (edge + 78)})rotate(${-turn})">${digits(date)}</g>`
  }
  return path(strokes(leads), 6, 'metal') + numbers
}

/** The day of a date in the engraved figures of the ground, because an image knows no web fonts. */
function digits(date: string): string {
  const day = String(Number(date.slice(8)))
  return [...day]
    .map((digit, at) => `<use href="#digit-${digit}" x="${48 * at - 24 * (day.length - 1)}"/>`)
    .join('')
}
