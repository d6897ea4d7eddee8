// A sheet of coupons, one for each single service; a few have been torn off to be used.
import { numbers, type Point, polygon, rectangle, type Segment, strokes } from '../geometry.ts'
import type { Inks } from '../inks.ts'
import { band, oneLine } from '../lathe.ts'
import { path } from '../svg.ts'
import { checkFillWave } from '../tiles.ts'
import { lines, pen, placed, squarePlate } from './kit.ts'

/** Three to a row; the heading of the sheet takes the place of the first two. */
const columns = 3
const rows = 8
const headingPlaces = 2
const cell = { width: 576, height: 216 }
const origin: Point = [110, 120]

/** Holes of the perforation: as many as make these gaps come out even on both sides. */
const hole = 10
const pitch = 36

/** Places torn out of the sheet, and where their coupons lie now. */
const torn: readonly { place: number; at: Point; degrees: number }[] = [
  { place: 20, at: [1400, 1430], degrees: 7 },
  { place: 22, at: [745, 1760], degrees: -5 },
  { place: 23, at: [1400, 1770], degrees: -9 },
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
      attached
        .map(({ number, at }, index) =>
          placed(at, 0, (index === 0 ? printed() : copy) + serial(number)),
        )
        .join('') +
      loose
        .map(({ number, at, degrees }) => placed(at, degrees, stamp() + copy + serial(number)))
        .join(''),
  )
}

const copy = '<use href="#coupon"/>'

function cornerOf(place: number): Point {
  return [
    origin[0] + (place % columns) * cell.width,
    origin[1] + Math.floor(place / columns) * cell.height,
  ]
}

/** Along an edge walked clockwise: the paper is on the right, and every hole bites into it. */
function perforated([dx, dy]: Point, length: number): string {
  const run = pitch / 2 - hole
  const straight = `l${spaced([dx * run, dy * run])}`
  const depth = (hole * 4) / 3
  const [nx, ny] = [-dy * depth, dx * depth]
  const across: Point = [dx * 2 * hole, dy * 2 * hole]
  const bite = `c${spaced([nx, ny, across[0] + nx, across[1] + ny, ...across])}`
  // Half a pitch of whole paper at both ends, so that no corner is bitten off.
  const end = `l${spaced([(dx * pitch) / 2, (dy * pitch) / 2])}`
  return `${end}${`${straight}${bite}${straight}`.repeat(Math.round(length / pitch) - 1)}${end}`
}

function spaced(values: readonly number[]): string {
  return numbers(values.map((value) => Math.round(value * 10) / 10 || 0))
}

/** Straight where the printer cut it, in teeth where a coupon is gone. */
function sheet(): string {
  const { width, height } = cell
  const [x, y] = origin
  const missing = perforated([-1, 0], width) + perforated([0, 1], height)
  const outline = `M${x} ${y}h${columns * width}v${(rows - 2) * height}${missing.repeat(2)}h${-width}z`
  const holes: Segment[] = []
  for (let place = 0; place < columns * rows; place++) {
    if (torn.some((piece) => piece.place === place)) continue
    const [left, top] = cornerOf(place)
    const gone = (other: number) => torn.some((piece) => piece.place === other)
    if (place % columns > 0 && place >= headingPlaces) holes.push([left, top, left, top + height])
    if (place >= columns && !gone(place - columns)) holes.push([left, top, left + width, top])
  }
  return (
    path(outline, pen.line, 'paper') +
    `<path d="${strokes(holes)}" stroke-width="11" stroke-linecap="round" stroke-dasharray="0 ${pitch / 2}"/>`
  )
}

function heading(): string {
  const [x, y] = origin
  const wide = headingPlaces * cell.width
  const frame = (by: number) =>
    polygon(rectangle(x + by, y + by, wide - 2 * by, cell.height - 2 * by))
  const tile = 168
  const tiles = [1, 2, 3, 4, 5].map((index) => `<use href="#weave" x="${index * tile}"/>`)
  return (
    path(frame(30) + frame(44), pen.fine) +
    `<g stroke-width="${pen.hatch}" transform="translate(${x + (wide - 6 * tile) / 2} ${y + 62})"><path id="weave" d="${band(tile, cell.height - 124, 9)}"/>${tiles.join('')}</g>`
  )
}

/** What all coupons have in common: a rosette, blanks closed by waves, and a stub for the number. */
function printed(): string {
  const { width, height } = cell
  const inset = 30
  const frame = polygon(rectangle(inset, inset, width - 2 * inset, height - 2 * inset))
  const stub = width - 168
  const wave = (y: number, tiles: number) =>
    `<path class="soft" transform="translate(192 ${y})scale(2.7)" stroke-width="1.3" d="${checkFillWave(tiles * 16)}"/>`
  return `<g id="coupon">${
    path(frame, pen.fine) +
    `<path stroke-dasharray="12 8" stroke-width="${pen.fine}" d="M${stub} ${inset}v${height - 2 * inset}"/>` +
    `<path transform="translate(${inset + 78} ${height / 2})" class="metal" stroke-width="${pen.hatch}" d="${oneLine(22, 7, { radius: 38, swing: 22 })}"/>` +
    wave(68, 4) +
    wave(122, 3)
  }</g>`
}

/** The number in marks: a long one for each five, a short one for each that is left. */
function serial(number: number): string {
  const long = Math.floor(number / 5)
  const count = long + (number % 5)
  const marks = Array.from({ length: count }, (_, mark): Segment => {
    const x = cell.width - 99 + (mark - (count - 1) / 2) * 17
    return [x, 68, x, 68 + (mark < long ? 80 : 40)]
  })
  return lines(marks, 9)
}

function stamp(): string {
  const { width, height } = cell
  const edges = [
    perforated([1, 0], width),
    perforated([0, 1], height),
    perforated([-1, 0], width),
    perforated([0, -1], height),
  ]
  return path(`M0 0${edges.join('')}z`, pen.line, 'paper')
}
