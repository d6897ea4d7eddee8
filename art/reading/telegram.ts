// A telegram: strips of tape pasted on a form, one for each word that ends the texts, in Morse code.
// What a word leaves blank is closed by a wave, as on a check.
import { type Point, polygon, rectangle, seededRandom } from '../geometry.ts'
import type { Inks } from '../inks.ts'
import { band } from '../lathe.ts'
import { pen, placed } from '../services/kit.ts'
import { path } from '../svg.ts'
import { checkFillWave } from '../tiles.ts'
import { headpiece } from './headpiece.ts'
import { morse } from './morse.ts'

const form = { left: 12, top: 24, width: 2136, height: 1032 }
/** What is written lies between these. */
const left = 88
const right = 2072
const heading = { top: 80, high: 92, tiles: 12 }
const tape = { first: 222, last: 1012, high: 76, margin: 36 }
const wave = { scale: 3, length: 48 }

export function telegram(inks: Inks, words: readonly string[]): string {
  const longest = Math.max(...words.map((word) => morse(word).length))
  // The longest word all but fills its line.
  const dot = (right - left - 2 * tape.margin - 2 * wave.length) / longest
  const pitch = (tape.last - tape.first) / words.length
  const rows = words.map((word, index) => {
    const y = Math.round(tape.first + index * pitch)
    const length = Math.round(morse(word).length * dot) + 2 * tape.margin
    const tilt = index % 2 === 0 ? -0.25 : 0.3
    return (
      closedBlank(left + length, y) +
      placed([left, y], tilt, strip(length) + signs(word, dot, index === 0))
    )
  })
  return headpiece(inks, blankForm() + rows.join(''))
}

function blankForm(): string {
  const frame = (by: number) =>
    polygon(rectangle(form.left + by, form.top + by, form.width - 2 * by, form.height - 2 * by))
  const tile = Math.round((right - left) / heading.tiles)
  const copies = Array.from(
    { length: heading.tiles - 1 },
    (_, index) => `<use href="#tile" x="${(index + 1) * tile}"/>`,
  )
  return (
    path(frame(0), pen.contour, 'paper') +
    path(frame(18), pen.hatch) +
    `<g class="soft" stroke-width="${pen.hatch}" transform="translate(${left} ${heading.top})">` +
    `<path id="tile" d="${band(tile, heading.high, 8)}"/>${copies.join('')}</g>`
  )
}

/** A piece of tape, torn at both ends. */
function strip(length: number): string {
  const random = seededRandom(length)
  const torn = (x: number) =>
    [0, 1, 2, 3, 4].map((step): Point => [x + 12 * random() - 6, (tape.high * step) / 4])
  return path(polygon([...torn(0), ...torn(length).reverse()]), pen.line, 'paper')
}

function signs(word: string, dot: number, first: boolean): string {
  const marks = morse(word).marks.map(({ at, units }) => {
    const from = Math.round(tape.margin + (at + 0.5) * dot)
    return `M${from} ${tape.high / 2}h${Math.max(1, Math.round((units - 1) * dot))}`
  })
  const paint = first ? ' class="metal"' : ''
  return `<path stroke-linecap="round" stroke-width="14"${paint} d="${marks.join('')}"/>`
}

/** Whole waves, flush with the right edge. */
function closedBlank(from: number, y: number): string {
  const waves = Math.floor((right - from - 16) / wave.length)
  if (waves < 1) return ''
  const start = `translate(${right - waves * wave.length} ${y + tape.high / 2 - 12})scale(${wave.scale})`
  return `<path class="soft" stroke-width="1.2" transform="${start}" d="${checkFillWave(waves * 16)}"/>`
}
