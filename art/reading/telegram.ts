// A telegram: strips of tape pasted on a form, one for each word that ends the texts, in Morse code.
// What a word leaves blank is closed by a wave, as on a check.
import { type Point, polygon, rectangle, seededRandom, type Segment } from '../geometry.ts'
import type { Inks } from '../inks.ts'
import { band } from '../lathe.ts'
import { lines, pen, placed } from '../services/kit.ts'
import { path } from '../svg.ts'
import { checkFillWave } from '../tiles.ts'
import { headpiece } from './headpiece.ts'
import { morse } from './morse.ts'

const form = { left: 60, top: 40, width: 2040, height: 1000 }
const tape = { left: 130, first: 224, high: 74, margin: 34 }
/** The length of a dot; a dash is three. */
const dot = 16.6

export function telegram(inks: Inks, words: readonly string[]): string {
  const pitch = (form.top + form.height - 40 - tape.first) / words.length
  const strips = words.map((word, index) => {
    const y = Math.round(tape.first + index * pitch)
    return closedBlank(word, y) + placed([tape.left, y], 0, strip(word, index === 0))
  })
  return headpiece(inks, blank() + strips.join(''))
}

function blank(): string {
  const { left, top, width, height } = form
  const frame = (by: number) => polygon(rectangle(left + by, top + by, width - 2 * by, height - 2 * by))
  const tile = 150
  const copies = Array.from({ length: 11 }, (_, i) => `<use href="#tile" x="${(i + 1) * tile}"/>`).join('')
  return path(frame(0), pen.contour, 'paper') + path(frame(16), pen.hatch) +
    `<g class="soft" stroke-width="${pen.hatch}" transform="translate(${left + 120} ${top + 50})"><path id="tile" d="${band(tile, 90, 8)}"/>${copies}</g>`
}

function lengthOf(word: string): number {
  return Math.round(morse(word).length * dot) + 2 * tape.margin
}

function strip(word: string, first: boolean): string {
  const length = lengthOf(word)
  const random = seededRandom(word.length * 31 + word.charCodeAt(0))
  const torn = (x: number) => [0, 1, 2, 3, 4].map((step): Point => [x + 10 * random() - 5, (tape.high * step) / 4])
  const outline = [...torn(0), ...torn(length).reverse()]
  const marks = morse(word).marks.map(({ at, units }) => {
    const from = Math.round(tape.margin + at * dot + dot / 2)
    return `M${from} ${tape.high / 2}h${Math.max(1, Math.round((units - 1) * dot))}`
  })
  return path(polygon(outline), pen.line, 'paper') +
    `<path stroke-linecap="round" stroke-width="15"${first ? ' class="metal"' : ''} d="${marks.join('')}"/>`
}

function closedBlank(word: string, y: number): string {
  const from = tape.left + lengthOf(word) + 20
  const tiles = Math.floor((form.left + form.width - 70 - from) / 48)
  if (tiles < 1) return ''
  return `<path class="soft" stroke-width="1.2" transform="translate(${from} ${y + tape.high / 2 - 12})scale(3)" d="${checkFillWave(tiles * 16)}"/>`
}
