// An indenture: one agreement written twice on a sheet and cut in two along a wave, so that only the
// true halves fit. A line is as long as its chapter of the terms; nobody has signed yet.
import {
  type Curve,
  fitCurve,
  fullTurn,
  type Random,
  type Segment,
  seededRandom,
} from '../geometry.ts'
import type { Inks } from '../inks.ts'
import { band } from '../lathe.ts'
import { lines, pen, placed } from '../services/kit.ts'
import { path } from '../svg.ts'
import { headpiece } from './headpiece.ts'

const top = 60
const foot = 1000
const reach = 1012
/** The cut through the band of ornament, and how far the halves have been drawn apart. */
const waves = 5
const swing = 40
const ornament = 300
const apart = 56

const text = { left: -900, longest: 660, first: 210, last: 730 }
const signature = { left: -900, length: 560, y: 900 }

export function indenture(inks: Inks, chapters: readonly number[]): string {
  return headpiece(
    inks,
    `<clipPath id="left"><path d="${sheet(-reach)}"/></clipPath><clipPath id="right"><path d="${sheet(reach)}"/></clipPath>` +
      placed(
        [1080 - apart, 0],
        0,
        `${paper(-reach) + woven('left', true)}<g id="words">${words(chapters)}${unsigned()}</g>`,
      ) +
      placed(
        [1080 + apart, 26],
        0,
        `${paper(reach) + woven('right')}<use href="#words" x="1120"/>`,
      ),
  )
}

/** Path data of one half: the wave, and straight round its outer side. */
export function sheet(outer: number): string {
  const wave: Curve = (y) => [swing * Math.sin((fullTurn * waves * (y - top)) / (foot - top)), y]
  return `${fitCurve(wave, [top, foot], waves * 4)}h${outer}v${top - foot}z`
}

function paper(outer: number): string {
  const inner = Math.sign(outer) * (Math.abs(outer) - 26)
  return (
    path(sheet(outer), pen.contour, 'paper') +
    lines([[inner, top + 26, inner, foot - 26]], pen.hatch)
  )
}

function woven(half: 'left' | 'right', first = false): string {
  const tile = (foot - top) / 4
  const line = band(Math.round(tile), ornament, 12, 1)
  const copies = [1, 2, 3]
    .map((index) => `<use href="#tile" x="${Math.round(index * tile)}"/>`)
    .join('')
  const drawn = first
    ? `<g id="band" class="metal" stroke-width="${pen.hatch}" transform="translate(${ornament / 2} ${top})rotate(90)"><path id="tile" d="${line}"/>${copies}</g>`
    : '<use href="#band"/>'
  return `<g clip-path="url(#${half})">${drawn}</g>`
}

/** A line for each chapter: against the longest as the words of one against those of the other. */
function words(chapters: readonly number[]): string {
  const longest = Math.max(...chapters)
  const pitch = (text.last - text.first) / Math.max(1, chapters.length - 1)
  const random = seededRandom(7)
  const written = chapters.flatMap((count, index) =>
    brokenLine((text.longest * count) / longest, text.first + index * pitch, random),
  )
  return lines([[text.left, 126, text.left + 260, 126]], 12) + lines(written, 7)
}

/** Words of different lengths, the last of which ends where the line does. */
function brokenLine(length: number, y: number, random: Random): Segment[] {
  const [space, shortest] = [14, 16]
  const end = text.left + length
  const line: Segment[] = []
  for (let x = text.left; x < end; ) {
    const stop = x + shortest + 44 * random()
    const last = end - stop < space + shortest
    line.push([x, y, last ? end : stop, y])
    x = last ? end : stop + space
  }
  return line
}

/** The place for a name, marked and empty. */
function unsigned(): string {
  const { left, length, y } = signature
  return (
    path(`M${left} ${y - 64}l44 48m0-48l-44 48`, pen.contour, 'metal') +
    lines([[left, y, left + length, y]], pen.line)
  )
}
