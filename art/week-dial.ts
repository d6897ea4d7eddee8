// The week as a dial: 168 divisions, one for each hour, and a weave over the hours that are open.
import { weekdays } from '../app/lib/calendar.ts'
import { openHours, type Span } from '../app/lib/week.ts'
import { type Curve, fitCurve, fullTurn, type Segment, segment, strokes } from './geometry.ts'
import type { Inks } from './inks.ts'
import { coprimeNear, oneLine } from './lathe.ts'
import { letter } from './letters.ts'
import { around } from './services/kit.ts'
import { circle, path, plate } from './svg.ts'

const weekHours = 7 * 24
const weekMinutes = weekHours * 60

/** Natural size in pixels. It is shown at three fifths to nine tenths of it. */
const size = 560

/** Radii, of the thousand units from the middle to the edge. */
const rim = { outer: 984, inner: 918 }
const field = { outer: 918, inner: 500 }
const names = 432
const heart = 362

/** The angle of a moment of the week, clockwise from Monday 0:00 at the top. */
function weekAngle(weekday: number, minutes: number): number {
  return (fullTurn * (weekday * 24 * 60 + minutes)) / weekMinutes
}

export function weekDial(inks: Inks, week: readonly Span[]): string {
  return plate(inks, {
    viewBox: [-1000, -1000, 2000, 2000],
    size: [size, size],
    paint: 'line',
    body: track() + closedTone(week) + openTone(week) + days() + rosette(openHours(week)),
  })
}

/** The divisions of the rim: an hour, six hours, a day. */
function track(): string {
  const marks: Segment[] = []
  const noons: Segment[] = []
  for (let hour = 0; hour < weekHours; hour++) {
    const angle = (fullTurn * hour) / weekHours
    const depth = hour % 24 === 0 ? 66 : hour % 6 === 0 ? 44 : 24
    const mark = segment(around([0, 0], rim.outer, angle), around([0, 0], rim.outer - depth, angle))
    if (hour % 6 === 0) noons.push(mark)
    else marks.push(mark)
  }
  return (
    circle(996, 3) +
    circle(rim.outer, 6) +
    path(strokes(marks), 3.6) +
    path(strokes(noons), 6) +
    circle(rim.inner, 4) +
    circle(field.inner, 4) +
    circle(heart, 4)
  )
}

/** The hours that are closed: quiet arcs round the middle, twice as many by night (6pm to 6am). */
function closedTone(week: readonly Span[]): string {
  const gap = 38
  const closed = gaps(
    week.map(({ weekday, opens, closes }) => [
      weekAngle(weekday, opens),
      weekAngle(weekday, closes),
    ]),
  )
  const nights = weekdays.flatMap((_, day): Stretch[] => [
    [weekAngle(day, 0), weekAngle(day, 6 * 60)],
    [weekAngle(day, 18 * 60), weekAngle(day + 1, 0)],
  ])
  const dark = closed.flatMap((one) => nights.flatMap((night) => common(one, night)))
  let arcs = ''
  for (let radius = field.inner + gap / 2; radius < field.outer; radius += gap) {
    for (const [from, to] of closed) arcs += arc(radius, from, to)
  }
  for (let radius = field.inner + gap; radius < field.outer; radius += gap) {
    for (const [from, to] of dark) arcs += arc(radius, from, to)
  }
  return path(arcs, 3, 'soft')
}

type Stretch = readonly [from: number, to: number]

/** What is left of the circle between stretches that stand in order. */
function gaps(stretches: readonly Stretch[]): Stretch[] {
  const starts = [0, ...stretches.map(([, to]) => to)]
  const ends = [...stretches.map(([from]) => from), fullTurn]
  return starts.map((from, index): Stretch => [from, ends[index] ?? from]).filter(isLong)
}

function common(a: Stretch, b: Stretch): Stretch[] {
  const both: Stretch = [Math.max(a[0], b[0]), Math.min(a[1], b[1])]
  return isLong(both) ? [both] : []
}

function isLong([from, to]: Stretch): boolean {
  return to - from > 1e-6
}

function arc(radius: number, from: number, to: number): string {
  const [x1, y1] = around([0, 0], radius, from).map(Math.round)
  const [x2, y2] = around([0, 0], radius, to).map(Math.round)
  const large = to - from > fullTurn / 2 ? 1 : 0
  return `M${x1} ${y1}A${radius} ${radius} 0 ${large} 1 ${x2} ${y2}`
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

/** Where each day begins, and its initial in the middle of it. */
function days(): string {
  const borders = weekdays.map((_, day) => {
    const angle = weekAngle(day, 0)
    return segment(around([0, 0], heart, angle), around([0, 0], rim.inner, angle))
  })
  const initials = weekdays.map((name, day) =>
    letter(name.slice(0, 1), around([0, 0], names, weekAngle(day, 720)), 66),
  )
  return path(strokes(borders), 5) + path(initials.join(''), 7)
}

/** In the heart of the dial, one petal for each open hour. */
function rosette(hours: number): string {
  const petals = Math.max(3, Math.round(hours))
  const wave = { radius: 190, swing: 150 }
  return path(oneLine(petals, coprimeNear(petals, petals * 0.3), wave), 3.4, 'metal')
}
