// Physicians: a clinic behind a portico, the staff of Asclepius in its pediment.
import type { Point } from '../geometry.ts'
import {
  box,
  curved,
  type Front,
  face,
  lines,
  outline,
  type Sheet,
  steps,
  toned,
  upright,
} from './kit.ts'
import { belt, cornice } from './parts.ts'
import { door, grid, windows } from './windows.ts'

const portico = { left: 3.3, width: 6.4, base: 0.75, order: 4.4 }
const entablature = portico.base + portico.order
const middle = portico.left + portico.width / 2

export const clinic: Front = (sheet, lit) => {
  const wings = grid([11.3, 1.7], [2.9], { width: 1, height: 1.6 })
  const lower = grid([1.7, 11.3], [0.7], { width: 1, height: 1.3 })
  const inner = grid([4.95, 8.05], [2.2], { width: 0.75, height: 1.9 })
  return (
    [0.6, 9.7]
      .map(
        (x) =>
          face(sheet, box(x, 0, 2.7, 5.1), {}) +
          belt(sheet, x, 2.4, 2.7) +
          cornice(sheet, x, 5.1, 2.7, 0.55),
      )
      .join('') +
    face(sheet, box(portico.left, 0, portico.width, entablature + 0.4), { step: 0.55 }) +
    windows(sheet, [...wings, ...inner, ...lower], lit) +
    door(sheet, middle - 0.7, 0.7, 2.7, portico.base) +
    door(sheet, middle, 0.7, 2.7, portico.base) +
    columns(sheet) +
    pediment(sheet) +
    stairs(sheet)
  )
}

function columns(sheet: Sheet): string {
  const { left, width, base, order } = portico
  return steps(left + 0.45, left + width - 0.45, 3)
    .map((x) => {
      const shaft: Point[] = [
        [x - 0.34, base + 0.3],
        [x + 0.34, base + 0.3],
        [x + 0.28, base + order - 0.35],
        [x - 0.28, base + order - 0.35],
      ]
      // Flutes are drawn on the side that the light does not reach.
      const flutes = [0.02, 0.12, 0.2, 0.27].map(
        (at) => [x + at, base + 0.3, x + at * 0.85, base + order - 0.35] as const,
      )
      return (
        face(sheet, shaft) +
        lines(sheet, sheet.fine ? flutes : flutes.slice(1, 3), 'line') +
        face(sheet, box(x - 0.46, base, 0.92, 0.3)) +
        face(sheet, box(x - 0.46, base + order - 0.35, 0.92, 0.35))
      )
    })
    .join('')
}

function pediment(sheet: Sheet): string {
  const { left, width } = portico
  const outer: Point[] = [
    [left - 0.5, entablature + 0.75],
    [middle, entablature + 3],
    [left + width + 0.5, entablature + 0.75],
  ]
  const inner: Point[] = [
    [left + 0.75, entablature + 1],
    [middle, entablature + 2.55],
    [left + width - 0.75, entablature + 1],
  ]
  return (
    face(sheet, box(left - 0.1, entablature, width + 0.2, 0.75)) +
    toned(sheet, [box(left - 0.1, entablature + 0.38, width + 0.2, 0.37)], { step: 0.5 }) +
    face(sheet, outer) +
    face(sheet, inner, { step: 0.7 }, 'line') +
    staff(sheet)
  )
}

/** A rod and one serpent, two and a half turns. */
function staff(sheet: Sheet): string {
  const [foot, head] = [entablature + 1.02, entablature + 2.3]
  const serpent = (t: number): Point => [
    middle + (0.34 - 0.14 * t) * Math.sin(t * 5 * Math.PI + 0.4),
    foot + 0.06 + (head - foot - 0.1) * t,
  ]
  return (
    outline(sheet, [box(middle - 0.5, foot - 0.01, 1, head - foot + 0.1)], 'line', 'cleared') +
    lines(sheet, [[middle, foot, middle, head + 0.08]], 'contour') +
    curved(sheet, serpent, 10, 'contour')
  )
}

function stairs(sheet: Sheet): string {
  const { left, width, base } = portico
  const treads = [0, 1, 2].map((step) =>
    box(left - 0.2 - 0.2 * (2 - step), (base / 3) * step, width + 0.4 + 0.4 * (2 - step), base / 3),
  )
  return (
    treads.map((tread) => face(sheet, tread)).join('') +
    toned(sheet, [box(left - 0.6, 0, width + 1.2, base / 3)], { angle: upright, step: 0.8 })
  )
}
