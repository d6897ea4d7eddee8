// A notice unpicked line by line: its text loosens into threads, and a spool takes them up.
import { numbers, type Point, rectangle, type Segment, seededRandom } from '../geometry.ts'
import type { Inks } from '../inks.ts'
import { path } from '../svg.ts'
import { lines, pen, shape, squarePlate } from './kit.ts'

const letter = { left: 120, top: 110, width: 1180, height: 1800 }
const text = { left: letter.left + 120, right: letter.left + letter.width - 120 }

/** Lines of the notice, how many of them are still tight, and the distance between them. */
export const textLines = 13
export const tightLines = 6
const firstLine = 584
const pitch = 100
const tall = 46

const spool = { x: 1690, top: 990, bottom: 1860, flange: 270 }
/** The thread on the spool, and half its width. */
const core = 176
const wound = { top: spool.top + 108, bottom: spool.bottom - 108 }

export function taxDebtRelief(inks: Inks): string {
  const loose = Array.from({ length: textLines - tightLines }, (_, index) => looseLine(index))
  return squarePlate(
    inks,
    notice() + tightText() + woodenSpool() + path(loose.join(''), pen.line, 'metal'),
  )
}

/** The sheet with its folds, an address, and a box for what was asked. */
function notice(): string {
  const { left, top, width, height } = letter
  const folds = [1, 2].map((third): Segment => {
    const y = Math.round(top + (height * third) / 3)
    return [left, y, left + width, y]
  })
  const address = [330, 240, 290, 200].map((length, row): Segment => {
    const y = top + 140 + row * 56
    return [text.left, y, text.left + length, y]
  })
  return (
    shape(rectangle(left, top, width, height), pen.contour) +
    lines(folds, pen.hatch, 'soft') +
    lines(address, 9) +
    shape(rectangle(text.right - 330, top + 128, 330, 192), pen.line, {
      angle: -Math.PI / 4,
      gap: 15,
    })
  )
}

/** Words of close strokes, as long as the hand that set them wished. */
function tightText(): string {
  const random = seededRandom(8)
  const gap = 13
  const marks: Segment[] = []
  for (let row = 0; row < tightLines; row++) {
    const y = firstLine + row * pitch
    for (let x = text.left; x < text.right - 40; x += 36) {
      const end = Math.min(x + 70 + random() * 210, text.right)
      for (; x < end; x += gap) marks.push([x, y, x + 7, y - tall])
    }
  }
  return lines(marks, 5)
}

/** One thread: still in stitches at the left, then in wider and flatter ones, then free. */
function looseLine(index: number): string {
  const y = firstLine + (tightLines + index) * pitch
  const share = index / (textLines - tightLines - 1)
  const edge = letter.left + letter.width
  const held = text.left + (text.right - text.left) * (0.8 - 0.76 * share)
  let thread = `M${text.left} ${y}`
  let [x, height] = [text.left, 0]
  let step = 9
  for (let stitch = 0; x < edge - 60; stitch++) {
    const loosened = Math.max(0, (x - held) / (edge - held))
    const next = stitch % 2 === 0 ? Math.round(tall * (1 - loosened) ** 1.4) : 0
    if (x > held) step = 9 + 74 * loosened
    const wide = Math.round(step)
    const half = Math.round(wide / 2)
    thread += `c${numbers([half, 0, wide - half, height - next, wide, height - next])}`
    x += wide
    height = next
  }
  const reach = spool.x - core - x
  const drop =
    wound.top +
    40 +
    index * ((wound.bottom - wound.top - 80) / (textLines - tightLines - 1)) -
    (y - height)
  return `${thread}c${numbers([reach * 0.5, 0, reach * 0.45, drop, reach, drop].map(Math.round))}`
}

/** Turned wood, seen a little from above. */
function woodenSpool(): string {
  const { x, top, bottom, flange } = spool
  const thick = 64
  return (
    drum(bottom - thick, thick, flange) +
    ellipse([x, bottom - thick], flange, pen.contour) +
    drum(bottom - thick - 44, 44, core + 40) +
    ellipse([x, bottom - thick - 44], core + 40, pen.line) +
    path(barrel(wound.top, wound.bottom - wound.top, core), pen.contour, 'paper') +
    windings() +
    drum(top + thick, 44, core + 40) +
    drum(top, thick, flange) +
    ellipse([x, top], flange, pen.contour) +
    ellipse([x, top], flange * 0.86, pen.hatch) +
    ellipse([x, top], 56, pen.line) +
    path(`M${x - 48} ${top - 6}c20-14 76-14 96 0`, pen.line)
  )
}

/** How high a circle appears that is so wide. */
const flat = 0.24

/** The visible side of a cylinder, its upper edge included. */
function barrel(top: number, height: number, radius: number): string {
  const bow = Math.round((radius * flat * 4) / 3)
  const { x } = spool
  return `M${x - radius} ${top}v${height}c0 ${bow} ${2 * radius} ${bow} ${2 * radius} 0v${-height}c0 ${bow}${-2 * radius} ${bow}${-2 * radius} 0z`
}

function drum(top: number, height: number, radius: number): string {
  const grain = Array.from({ length: Math.floor(height / 14) }, (_, index) =>
    arc(top + (index + 0.6) * 14, radius),
  )
  const front = barrel(top, height, radius).replace(/c[^c]*z$/, `h${-2 * radius}z`)
  return path(front, pen.contour, 'paper') + path(grain.join(''), pen.hatch)
}

/** The near half of a circle round the spool. */
function arc(y: number, radius: number): string {
  const bow = Math.round((radius * flat * 4) / 3)
  return `M${spool.x - radius} ${Math.round(y)}c0 ${bow} ${2 * radius} ${bow} ${2 * radius} 0`
}

function ellipse([x, y]: Point, radius: number, width: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${Math.round(radius)}" ry="${Math.round(radius * flat)}" stroke-width="${width}" class="paper"/>`
}

function windings(): string {
  let turns = ''
  for (let y = wound.top + 12; y < wound.bottom; y += 12) turns += arc(y, core)
  return path(turns, pen.line, 'metal')
}
