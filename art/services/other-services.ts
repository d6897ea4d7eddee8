// A sheet of coupons, one for each single service; a few have been torn off to be used.
import { numbers, type Point, type Segment, strokes } from '../geometry.ts'
import type { Inks } from '../inks.ts'
import { band, oneLine } from '../lathe.ts'
import { path } from '../svg.ts'
import { checkFillWave } from '../tiles.ts'
import { lines, pen, placed, squarePlate } from './kit.ts'

/** Four to a row; the heading of the sheet takes the place of the first two. */
const columns = 4
const rows = 6
const headingPlaces = 2
const cell = { width: 405, height: 270 }
const origin: Point = [150, 150]

/** Holes of the perforation: as many as make these gaps come out even on both sides. */
const hole = 13
const pitch = 45

/** Places torn out of the sheet, and where their coupons lie now. */
const torn: readonly { place: number; at: Point; degrees: number }[] = [
  { place: 19, at: [1545, 1140], degrees: 9 },
  { place: 22, at: [1010, 1700], degrees: -7 },
  { place: 23, at: [1530, 1500], degrees: -12 },
]

type Coupon = { readonly number: number; readonly at: Point; readonly degrees: number }

/** Every coupon with its number: on the sheet in rows, or loose. */
export function coupons(): { attached: Coupon[]; loose: Coupon[] } {
  const attached: Coupon[] = []
  const loose: Coupon[] = []
  for (let place = headingPlaces; place < columns * rows; place++) {
    const number = place - headingPlaces + 1
    const off = torn.find((piece) => piece.place === place)
    if (off) loose.push({ number, at: off.at, degrees: off.degrees })
    else attached.push({ number, at: cornerOf(place), degrees: 0 })
  }
  return { attached, loose }
}

export function otherServices(inks: Inks): string {
  const { attached, loose } = coupons()
  return squarePlate(
    inks,
    sheet() +
      heading() +
      attached.map(({ number, at }, index) => placed(at, 0, (index === 0 ? printed() : copy) + serial(number))).join('') +
      loose.map(({ number, at, degrees }) => placed(at, degrees, stamp() + copy + serial(number))).join(''),
  )
}

const copy = '<use href="#coupon"/>'

function cornerOf(place: number): Point {
  return [origin[0] + (place % columns) * cell.width, origin[1] + Math.floor(place / columns) * cell.height]
}

/** Along an edge walked clockwise: the paper is on the right, and every hole bites into it. */
function perforated([dx, dy]: Point, length: number): string {
  const run = pitch / 2 - hole
  const straight = `l${spaced([dx * run, dy * run])}`
  const depth = (hole * 4) / 3
  const [nx, ny] = [-dy * depth, dx * depth]
  const end: Point = [dx * 2 * hole, dy * 2 * hole]
  const bite = `c${spaced([nx, ny, end[0] + nx, end[1] + ny, ...end])}`
  return `${straight}${bite}${straight}`.repeat(Math.round(length / pitch))
}

function spaced(values: readonly number[]): string {
  return numbers(values.map((value) => Math.round(value * 10) / 10 || 0))
}

/** Straight where the printer cut it, in teeth where a coupon is gone. */
function sheet(): string {
  const { width, height } = cell
  const [x, y] = origin
  const missing = perforated([-1, 0], width) + perforated([0, 1], height)
  const outline = `M${x} ${y}h${columns * width}v${(rows - 2) * height}${missing.repeat(2)}h${-2 * width}z`
  const holes: Segment[] = []
  for (let place = 0; place < columns * rows; place++) {
    if (torn.some((piece) => piece.place === place)) continue
    const [left, top] = cornerOf(place)
    const gone = (other: number) => torn.some((piece) => piece.place === other)
    if (place % columns > 0 && place !== 1) holes.push([left, top, left, top + height])
    if (place >= columns && !gone(place - columns)) holes.push([left, top, left + width, top])
  }
  return (
    path(outline, pen.contour, 'paper') +
    `<path d="${strokes(holes)}" stroke-width="13" stroke-linecap="round" stroke-dasharray="0 ${pitch / 2}"/>`
  )
}

function heading(): string {
  const [x, y] = origin
  const wide = headingPlaces * cell.width
  const tile = 162
  const tiles = Array.from({ length: 3 }, (_, index) => `<use href="#weave" x="${(index + 1) * tile}"/>`)
  return (
    path(`M${x + 36} ${y + 36}h${wide - 72}v${cell.height - 72}h${72 - wide}zM${x + 50} ${y + 50}h${wide - 100}v${cell.height - 100}h${100 - wide}z`, pen.fine) +
    `<g stroke-width="${pen.hatch}" transform="translate(${x + 81} ${y + 75})"><path id="weave" d="${band(tile, 120, 9)}"/>${tiles.join('')}</g>`
  )
}

/** What all coupons have in common. */
function printed(): string {
  const { width, height } = cell
  const inset = 36
  return (
    `<g id="coupon">${path(`M${inset} ${inset}h${width - 2 * inset}v${height - 2 * inset}h${2 * inset - width}z`, pen.fine)}` +
    `<path transform="translate(126 ${height / 2})" class="metal" stroke-width="${pen.hatch}" d="${oneLine(22, 7, { radius: 42, swing: 24 })}"/>` +
    `<path class="soft" transform="translate(206 150)scale(2.6)" stroke-width="1.3" d="${checkFillWave(4 * 16)}"/>` +
    `<path class="soft" transform="translate(206 190)scale(2.6)" stroke-width="1.3" d="${checkFillWave(3 * 16)}"/></g>`
  )
}

/** The number in marks: a long one for each five, a short one for each that is left. */
function serial(number: number): string {
  const long = Math.floor(number / 5)
  const count = long + (number % 5)
  const marks = Array.from({ length: count }, (_, mark): Segment => {
    const x = cell.width - 60 - (count - 1 - mark) * 18
    return [x, 62, x, 62 + (mark < long ? 50 : 26)]
  })
  return lines(marks, 9)
}

function stamp(): string {
  const { width, height } = cell
  const edges = [perforated([1, 0], width), perforated([0, 1], height), perforated([-1, 0], width), perforated([0, -1], height)]
  return path(`M0 0${edges.join('')}z`, pen.contour, 'paper')
}
