// A sheet of coupons, one for each additional service, held together by perforations.
import { type Segment, strokes } from './geometry.ts'
import type { Inks } from './inks.ts'
import { band, oneLine } from './lathe.ts'
import { group, path, plate } from './svg.ts'
import { checkFillWave } from './tiles.ts'

/** Plate units in a pixel. */
const unit = 3
const width = 600 * unit
const height = 420 * unit

/** The sheet of coupons, right of the woven strip by which it is bound. */
const sheet = { left: 192, top: 54, width: 1560, height: 1152 }
const strip = { left: 60, width: 108 }

/** Coupons look right when about this many times as wide as high. */
const proportion = 2.2

export type CouponGrid = { readonly columns: number; readonly rows: number }

/** The columns and rows that give so many coupons the best proportion. */
export function couponGrid(coupons: number): CouponGrid {
  let best: CouponGrid = { columns: 1, rows: coupons }
  let smallestError = Number.POSITIVE_INFINITY
  for (let columns = 1; columns <= coupons; columns++) {
    const rows = Math.ceil(coupons / columns)
    const drawn = sheet.width / columns / (sheet.height / rows)
    const error = Math.abs(Math.log(drawn / proportion))
    if (error < smallestError) {
      best = { columns, rows }
      smallestError = error
    }
  }
  return best
}

export function priceList(inks: Inks, coupons: number): string {
  const grid = couponGrid(coupons)
  const cell = { width: sheet.width / grid.columns, height: sheet.height / grid.rows }
  const places = Array.from({ length: grid.columns * grid.rows }, (_, index) => ({
    x: Math.round(sheet.left + (index % grid.columns) * cell.width),
    y: Math.round(sheet.top + Math.floor(index / grid.columns) * cell.height),
  }))
  const used = places.slice(0, coupons)
  return plate(inks, {
    viewBox: [0, 0, width, height],
    size: [width / unit, height / unit],
    paint: 'soft',
    body:
      border() +
      bindingStrip() +
      perforations(grid, cell) +
      printed(used, cell) +
      serials(used, cell) +
      voided(places.slice(coupons), cell),
  })
}

type Place = { readonly x: number; readonly y: number }
type Cell = { readonly width: number; readonly height: number }

function border(): string {
  const frame = (inset: number) =>
    `M${24 + inset} ${18 + inset}H${width - 24 - inset}V${height - 18 - inset}H${24 + inset}z`
  return path(frame(0), 4) + path(frame(14), 2)
}

function bindingStrip(): string {
  const tile = 144
  let copies = ''
  for (let x = tile; x < sheet.height; x += tile) copies += `<use href="#weave" x="${x}"/>`
  const weave = `<path id="weave" d="${band(tile, strip.width, 7)}"/>${copies}`
  return `<g class="metal" stroke-width="2.4" transform="translate(${strip.left + strip.width} ${sheet.top})rotate(90)">${weave}</g>`
}

/** Round holes: a dotted line between neighbours, and one between the sheet and its strip. */
function perforations({ columns, rows }: CouponGrid, cell: Cell): string {
  const { left, top } = sheet
  const lines: Segment[] = []
  for (let column = 0; column < columns; column++) {
    const x = left + column * cell.width
    lines.push([x, top, x, top + sheet.height])
  }
  for (let row = 1; row < rows; row++) {
    const y = top + row * cell.height
    lines.push([left, y, left + sheet.width, y])
  }
  return `<path d="${strokes(lines)}" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 18"/>`
}

/** What all coupons have in common: a frame, a rosette, and blanks closed by waves. */
function printed(places: readonly Place[], cell: Cell): string {
  const inset = 24
  const high = Math.round(cell.height) - 2 * inset
  const wide = Math.round(cell.width) - 2 * inset
  const radius = Math.min(high, wide / 2) * 0.36
  const middle = { x: Math.round(inset + high / 2 + 6), y: Math.round(inset + high / 2) }
  const rosette = oneLine(24, 7, { radius: radius * 0.66, swing: radius * 0.34 })
  const blank = Math.max(48, Math.floor((wide - high - 12) / 48) * 48)
  const wave = checkFillWave(blank / unit)
  const coupon =
    path(`M${inset} ${inset}h${wide}v${high}h${-wide}z`, 2) +
    `<path transform="translate(${middle.x} ${middle.y})" class="metal" stroke-width="2" d="${rosette}"/>` +
    [0.52, 0.74]
      .map((share, row) => {
        const x = inset + wide - 24 - blank
        const y = Math.round(inset + high * share)
        const data = row === 0 ? wave : checkFillWave(Math.max(48, blank - 96) / unit)
        return `<path transform="translate(${x} ${y})scale(${unit})" stroke-width=".7" d="${data}"/>`
      })
      .join('')
  const [first, ...others] = places
  if (!first) return ''
  const drawn = `<g transform="translate(${first.x} ${first.y})">${coupon}</g>`
  if (others.length === 0) return drawn
  const uses = others.map(
    ({ x, y }) => `<use href="#coupon" x="${x - first.x}" y="${y - first.y}"/>`,
  )
  return `<g id="coupon">${drawn}</g>${uses.join('')}`
}

/** The number of a coupon in marks: a long one for each five, a short one for each that is left. */
function serials(places: readonly Place[], cell: Cell): string {
  const marks = places.flatMap(({ x, y }, index) => {
    const number = index + 1
    const long = Math.floor(number / 5)
    const count = long + (number % 5)
    return Array.from({ length: count }, (_, mark): Segment => {
      const at = x + cell.width - 48 - (count - 1 - mark) * 15
      const top = y + 42
      return [at, top, at, top + (mark < long ? 36 : 18)]
    })
  })
  return group(path(strokes(marks), 5), 'metal')
}

/** Places without a coupon are cancelled, as blank space on a check is. */
function voided(places: readonly Place[], cell: Cell): string {
  const wave = checkFillWave(Math.floor((cell.width - 96) / 48) * 16)
  return places
    .flatMap(({ x, y }) =>
      Array.from({ length: Math.floor((cell.height - 60) / 30) }, (_, row) => {
        const at = `${x + 48} ${y + 36 + row * 30}`
        return `<path transform="translate(${at})scale(${unit})" stroke-width=".7" d="${wave}"/>`
      }),
    )
    .join('')
}
