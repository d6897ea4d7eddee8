// A notice unpicked line by line: its text loosens into threads, and a spool takes them up.
import { type Curve, fitCurve, type Point, polygon, rectangle, type Segment } from '../geometry.ts'
import type { Inks } from '../inks.ts'
import { path } from '../svg.ts'
import { lines, pen, shape, squarePlate, toned } from './kit.ts'

const letter = { left: 130, top: 110, width: 1180, height: 1800 }
const text = { left: letter.left + 120, right: letter.left + letter.width - 120 }

/** Lines of the notice, how many of them are still tight, and the distance between them. */
export const textLines = 13
export const tightLines = 6
const firstLine = 640
const pitch = 92
const tall = 46

const spool = { x: 1690, top: 1010, bottom: 1810, core: 150, flange: 240 }
const wound = { top: spool.top + 110, bottom: spool.bottom - 110 }

export function taxDebtRelief(inks: Inks): string {
  const loose = Array.from({ length: textLines - tightLines }, (_, index) => index)
  return squarePlate(
    inks,
    notice() +
      tightText() +
      spoolBehind() +
      loose.map((index) => path(looseLine(index), pen.line, 'metal')).join('') +
      spoolWound(),
  )
}

/** The sheet with its folds, and a heading of which only the ruling is left. */
function notice(): string {
  const { left, top, width, height } = letter
  const folds = [top + height / 3, top + (height * 2) / 3].map((y): Segment => [left, y, left + width, y])
  const address = rectangle(text.left, top + 130, 360, 190)
  return (
    shape(rectangle(left, top, width, height), pen.contour) +
    shape(rectangle(text.right - 300, top + 130, 300, 190), pen.line, { angle: -Math.PI / 4, gap: 17 }) +
    lines([0, 1, 2, 3].map((row): Segment => [text.left, top + 140 + row * 56, text.left + 330 - (row % 2) * 90, top + 140 + row * 56]), 9) +
    lines(folds, pen.hatch, 'soft') +
    (address ? '' : '')
  )
}

/** Words of close strokes. */
function tightText(): string {
  const gap = 13
  const marks: Segment[] = []
  for (let row = 0; row < tightLines; row++) {
    const y = firstLine + row * pitch
    let x = text.left
    for (let word = 0; x < text.right; word++) {
      const length = 90 + ((row * 5 + word * 7) % 6) * 38
      const end = Math.min(x + length, row === tightLines - 1 ? text.right : text.right)
      for (; x < end; x += gap) marks.push([x, y, x + 8, y - tall])
      x += 34
    }
  }
  return lines(marks, pen.fine)
}

/** One thread: still in stitches at the left, then longer and flatter ones, then free. */
function looseLine(index: number): string {
  const row = tightLines + index
  const y = firstLine + row * pitch
  const share = index / (textLines - tightLines - 1)
  const held = text.left + (text.right - text.left) * (0.72 - 0.66 * share)
  const target: Point = [spool.x - spool.core, wound.top + 30 + index * 84]
  const points: Point[] = []
  let x = text.left
  let step = 6.5 + share * 6
  for (let up = 0; x < letter.left + letter.width - 30; up++) {
    const loosened = Math.max(0, (x - held) / (text.right - held))
    const height = tall * Math.max(0, 1 - loosened * 0.9)
    points.push([x, up % 2 === 0 ? y : y - height])
    step *= x > held ? 1.16 : 1
    x += step
  }
  const last = points.at(-1) ?? [x, y]
  const free: Curve = (t) => {
    const ease = t * t * (3 - 2 * t)
    const sag = 70 * Math.sin(Math.PI * t) * (1 - share * 0.5)
    return [last[0] + (target[0] - last[0]) * t, last[1] + (target[1] - last[1]) * ease + sag]
  }
  return polygon(points, false) + fitCurve(free, [0, 1], 3)
}

function spoolBehind(): string {
  return ''
}

function spoolWound(): string {
  const { x, top, bottom, core, flange } = spool
  const disc = (y: number): Point[] => [
    [x - flange, y],
    [x + flange, y],
    [x + flange, y + 60],
    [x - flange, y + 60],
  ]
  const cone = (y: number, way: 1 | -1): Point[] => [
    [x - flange, y],
    [x + flange, y],
    [x + core, y + way * 50],
    [x - core, y + way * 50],
  ]
  const windings: Segment[] = []
  for (let y = wound.top; y < wound.bottom; y += 13) windings.push([x - core - 14, y + 10, x + core + 14, y - 4])
  return (
    shape(disc(top), pen.contour, { angle: 0, gap: 14 }) +
    shape(cone(top + 60, 1), pen.line, { angle: 0, gap: 12 }) +
    shape(disc(bottom - 60), pen.contour, { angle: 0, gap: 14 }) +
    shape(cone(bottom - 60, -1), pen.line, { angle: 0, gap: 12 }) +
    shape(rectangle(x - core, wound.top, 2 * core, wound.bottom - wound.top), pen.contour) +
    lines(windings, pen.line, 'metal') +
    toned([rectangle(x + 40, wound.top, core - 40, wound.bottom - wound.top)], { angle: Math.PI / 2, gap: 15 })
  )
}
