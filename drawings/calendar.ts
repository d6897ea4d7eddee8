// The opening hours as a dial of the week, and the tax calendar as a folding rule of the year.
import { addDays, dateOf, isWeekend, weekdays } from '#app/lib/dates.ts'
import { legalHolidays } from '#app/lib/deadlines.ts'
import {
  around,
  type Curve,
  fitCurve,
  fullTurn,
  type Point,
  polygon,
  rectangle,
  rounded,
  type Segment,
  segment,
  strokes,
} from '#app/lib/geometry.ts'
import { openHours, type Span } from '#app/lib/hours.ts'
import type { Inks } from './inks.ts'
import { coprimeNear, oneLine } from './lathe.ts'
import { circle, disc, path, placed, plate } from './svg.ts'

const weekHours = 7 * 24
const weekMinutes = weekHours * 60

/** Radii, of the thousand units from the middle of the dial to its edge. */
const rim = { outer: 984, inner: 918 }
const field = { outer: 918, inner: 500 }
const initialsRadius = 432
const heart = 362

/** The angle of a moment of the week, clockwise from Monday 0:00 at the top. */
function weekAngle(weekday: number, minutes: number): number {
  return (fullTurn * (weekday * 24 * 60 + minutes)) / weekMinutes
}

/** 168 divisions, one for each hour, and a weave over the hours that are open. */
export function weekDial(inks: Inks, week: readonly Span[]): string {
  return plate(inks, {
    viewBox: [-1000, -1000, 2000, 2000],
    size: [560, 560],
    paint: 'line',
    body:
      hourMarks() +
      closedTone(week) +
      openTone(week) +
      dayNames() +
      openHoursRosette(openHours(week)),
  })
}

/** The divisions of the rim: an hour, six hours, a day. */
function hourMarks(): string {
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

/** Closed hours: arcs around the middle, twice as many by night (6pm to 6am). */
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
function dayNames(): string {
  const borders = weekdays.map((_, day) => {
    const angle = weekAngle(day, 0)
    return segment(around([0, 0], heart, angle), around([0, 0], rim.inner, angle))
  })
  const initials = weekdays.map((name, day) =>
    letter(name.slice(0, 1), around([0, 0], initialsRadius, weekAngle(day, 720)), 66),
  )
  return path(strokes(borders), 5) + path(initials.join(''), 7)
}

/** In the middle of the dial, one petal for each open hour. */
function openHoursRosette(hours: number): string {
  const petals = Math.max(3, Math.round(hours))
  const wave = { radius: 190, swing: 150 }
  return path(oneLine(petals, coprimeNear(petals, petals * 0.3), wave), 3.4, 'metal')
}

/** The folding rule has three units in a pixel. */
const ruleWidth = 2100
const ruleHeight = 1896

/** Line widths; six units are a pixel at the size it is shown. */
const pen = { contour: 8, line: 6, fine: 4.4, hatch: 3.4 }

const quarters = 4
const limbWidth = 124
/** Lines that make the thickness of a board. */
const layers = 4
/** Units for a day, and what a limb keeps free at each hinge, where its neighbor covers it. */
const dayWidth = 13
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

/** A limb for each quarter, a tick for each day, and the dates on which something is due in metal. */
export function foldingRule(inks: Inks, { year, dates }: Calendar): string {
  const limbs = limbsOf(year)
  const off = legalHolidays(year, true)
  return plate(inks, {
    viewBox: [0, 0, ruleWidth, ruleHeight],
    size: [ruleWidth / 3, ruleHeight / 3],
    paint: 'line',
    body:
      limbs.map((limb) => board(limb) + ticks(limb, off, dates)).join('') +
      [limbs[0]?.from, ...limbs.map(({ to }) => to)].map((at) => at && hinge(at)).join('') +
      limbs.map((limb) => dueDays(limb, dates)).join(''),
  })
}

/** Up, down, up, down: each limb as long as its quarter has days. */
function limbsOf(year: number): Limb[] {
  const limbs: Limb[] = []
  let from: Point = [(ruleWidth - quarters * advance) / 2, ruleHeight - 150]
  for (let quarter = 0; quarter < quarters; quarter++) {
    const days = daysBetween(dateOf(year, quarter * 3 + 1, 1), dateOf(year, quarter * 3 + 4, 1))
    const length = lengthOf({ days })
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

const lengthOf = ({ days }: Pick<Limb, 'days'>) => days.length * dayWidth + 2 * hingeRoom
/** Where a day's tick stands on its limb. */
const placeOf = (index: number) => hingeRoom + (index + 0.5) * dayWidth
const degrees = ({ angle }: Limb) => Number(((angle * 360) / fullTurn).toFixed(2))

/** The outline of a limb before it is turned, its ends rounded about the hinges. */
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
    return placed(
      [Math.round(x), Math.round(y)],
      degrees(limb),
      path(outline(limb), pen.hatch, 'paper'),
    )
  })
  const lines = [8 - half, half - 8].map(
    (t) => `M${hingeRoom - 20} ${t}h${long - 2 * hingeRoom + 40}`,
  )
  const face = placed(
    rounded(limb.from),
    degrees(limb),
    path(outline(limb), pen.contour, 'paper') +
      path(lines.join(''), pen.hatch) +
      ferrule(62) +
      ferrule(long - 62 - ferruleLength),
  )
  return edge.join('') + face
}

const ferruleLength = 116

/** The fitting that holds a hinge. */
function ferrule(at: number): string {
  const half = limbWidth / 2
  const gap = 11
  const tone: Segment[] = []
  for (let y = Math.ceil(-half / gap) * gap; y < half; y += gap) {
    tone.push([at + 10, y, at + ferruleLength - 10, y])
  }
  return (
    path(strokes(tone), pen.hatch, 'soft') +
    path(polygon(rectangle(at, -half, ferruleLength, limbWidth)), pen.fine)
  )
}

function onPlate({ from, angle }: Limb, along: number, across: number): Point {
  const [x, y] = around(from, along, angle + fullTurn / 4)
  return [x - across * Math.sin(angle), y + across * Math.cos(angle)]
}

/** A tick a day, short where nothing can be due; a line across where a month begins. */
function ticks(limb: Limb, off: ReadonlyMap<string, string>, dates: readonly string[]): string {
  const half = limbWidth / 2
  const plain: Segment[] = []
  const marks: Segment[] = []
  const months: Segment[] = []
  let initials = ''
  for (const [index, date] of limb.days.entries()) {
    const at = placeOf(index)
    const free = isWeekend(date) || off.has(date)
    if (dates.includes(date)) marks.push([at, -half, at, half])
    else plain.push([at, -half + 8, at, -half + (free ? 26 : 48)])
    if (date.endsWith('-01')) {
      const start = at - dayWidth / 2
      months.push([start, -half + 8, start, half - 8])
    }
    if (date.endsWith('-08')) initials += letter(initialOf(date), onPlate(limb, at, 22), 50)
  }
  return (
    placed(
      rounded(limb.from),
      degrees(limb),
      path(strokes(plain), 4) + path(strokes(months), pen.fine) + path(strokes(marks), 11, 'metal'),
    ) + path(initials, pen.line)
  )
}

function initialOf(date: string): string {
  return 'JFMAMJJASOND'[Number(date.slice(5, 7)) - 1] ?? ''
}

/** Days apart at which two numbers beside each other can be read. */
const numberRoom = 4

/** The day of the month beside each deadline, upright; of a few in a row, beside the last. */
function dueDays(limb: Limb, dates: readonly string[]): string {
  const half = limbWidth / 2
  let words = ''
  const leads: Segment[] = []
  for (const [index, date] of limb.days.entries()) {
    const next = limb.days.slice(index + 1, index + numberRoom)
    if (!dates.includes(date) || next.some((day) => dates.includes(day))) continue
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

/** Away from the neighbor with which a limb shares the nearer hinge; outwards at both ends. */
function freeSide(limb: Limb, at: number): 1 | -1 {
  const [x, y] = onPlate(limb, at, 0)
  const isOuter = x < advance || x > ruleWidth - advance
  return isOuter || y < ruleHeight / 2 ? -1 : 1
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

// Capitals and figures as strokes: text inside an image cannot use the fonts of the page.
type Glyph = { readonly width: number; readonly strokes: string }

/** Coordinates are percent of the height of a letter. */
const glyphs: Record<string, Glyph> = {
  A: { width: 74, strokes: 'M0 100L37 0L74 100M14 64H60' },
  D: { width: 68, strokes: 'M0 0V100H24C83 100 83 0 24 0Z' },
  F: { width: 56, strokes: 'M56 0H0V100M0 48H46' },
  J: { width: 48, strokes: 'M48 0V70C48 108 4 108 0 76' },
  M: { width: 80, strokes: 'M0 100V0L40 72L80 0V100' },
  N: { width: 70, strokes: 'M0 100V0L70 100V0' },
  O: { width: 78, strokes: 'M39 0C91 0 91 100 39 100S-13 0 39 0Z' },
  S: { width: 60, strokes: 'M58 20C52-8 4-8 4 24C4 58 60 42 60 76C60 108 4 108 0 78' },
  T: { width: 64, strokes: 'M0 0H64M32 0V100' },
  W: { width: 104, strokes: 'M0 0L27 100L52 16L77 100L104 0' },
  '0': { width: 62, strokes: 'M31 0C72 0 72 100 31 100S-10 0 31 0Z' },
  '1': { width: 26, strokes: 'M0 22L26 0V100' },
  '2': { width: 62, strokes: 'M2 28C2-10 60-10 60 28C60 56 14 68 2 100H62' },
  '3': {
    width: 62,
    strokes: 'M2 14C20-8 58-4 58 24C58 40 46 48 28 48C48 48 62 58 62 74C62 106 16 108 0 84',
  },
  '4': { width: 68, strokes: 'M50 100V0L0 70H68' },
  '5': { width: 62, strokes: 'M56 0H10L5 46C20 32 62 32 62 68C62 108 10 108 0 82' },
  '6': { width: 62, strokes: 'M54 8C20-12 0 26 0 64C0 112 62 112 62 68C62 28 8 28 0 64' },
  '7': { width: 60, strokes: 'M0 0H60L20 100' },
  '8': { width: 62, strokes: 'M31 46C2 46 2 0 31 0S60 46 31 46C-6 46-6 100 31 100S68 46 31 46' },
  '9': { width: 62, strokes: 'M62 36C54 72 0 72 0 32C0-12 62-12 62 36C62 74 42 112 8 92' },
}

/** Path data of one letter, its middle in a point. */
function letter(name: string, [x, y]: Point, height: number): string {
  const glyph = glyphs[name]
  if (!glyph) throw new Error(`There is no engraved letter "${name}".`)
  const scale = height / 100
  const left = x - (glyph.width * scale) / 2
  const top = y - height / 2
  return glyph.strokes.replace(/([MLHVCSZ])([^MLHVCSZ]*)/g, (_, command, list) => {
    const values: number[] = (list.match(/-?\d+/g) ?? []).map(Number)
    const placed = values.map((value, index) => {
      const vertical = command === 'V' || (command !== 'H' && index % 2 === 1)
      return Math.round((vertical ? top : left) + value * scale)
    })
    return command + placed.join(' ').replaceAll(' -', '-')
  })
}

/** Path data of a word or a number, its middle in a point. */
function engravedWord(word: string, [x, y]: Point, height: number): string {
  const space = height * 0.28
  const widths = [...word].map((name) => ((glyphs[name]?.width ?? 0) * height) / 100)
  let left = x - widths.reduce((sum, width) => sum + width + space, -space) / 2
  return [...word]
    .map((name, index) => {
      const width = widths[index] ?? 0
      const drawn = letter(name, [left + width / 2, y], height)
      left += width + space
      return drawn
    })
    .join('')
}
