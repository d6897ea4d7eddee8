// Real estate professionals: a block of rooms to let, and the clock by which their hours are counted.
// The dial is shaded past the half: more than half of the working year.
import type { Point, Segment } from '../geometry.ts'
import {
  box,
  type Front,
  face,
  leaning,
  lines,
  outline,
  round,
  type Sheet,
  steps,
  toned,
} from './kit.ts'
import { belt, cornice, slope, wall } from './parts.ts'
import { door, grid, scattered, windows } from './windows.ts'

const [left, width, top, shops] = [1.2, 10.6, 7.6, 3]
const middle = left + width / 2
const clock: Point = [middle, 10.15]
/** Share of the dial that the hours have passed. */
const past = 0.58

export const clockBlock: Front = (sheet, lit) => {
  const columns = steps(left + 1.3, left + width - 1.3, 4)
  const upper = grid(columns, [3.6, 5.65], { width: 0.95, height: 1.3 })
  return (
    slope(sheet, [
      [left - 0.1, top + 0.7],
      [left + 0.7, top + 2.2],
      [left + width - 0.7, top + 2.2],
      [left + width + 0.1, top + 0.7],
    ]) +
    [2.9, 8.6].map((x) => dormer(sheet, x)).join('') +
    wall(sheet, left, 0, width, top) +
    face(sheet, box(left, 0, width, shops), { step: 1.8, pen: 'line' }) +
    quoins(sheet) +
    belt(sheet, left, shops - 0.2, width) +
    belt(sheet, left, 5.2, width) +
    windows(sheet, scattered(upper), lit) +
    shopFronts(sheet) +
    cornice(sheet, left, top, width, 0.75) +
    tower(sheet)
  )
}

/** Long and short stones by turns. */
function quoins(sheet: Sheet): string {
  const stones = steps(shops + 0.02, top - 1, 9).flatMap((y, row) => {
    const length = row % 2 === 0 ? 0.66 : 0.42
    return [box(left, y, length, 0.4), box(left + width - length, y, length, 0.4)]
  })
  return outline(sheet, stones, 'line', 'paper')
}

function dormer(sheet: Sheet, x: number): string {
  return (
    face(sheet, [
      [x, top + 0.75],
      ...round([x + 0.75, top + 1.7], 0.75, -0.25, 0.25),
      [x + 1.5, top + 0.75],
    ]) +
    outline(sheet, [round([x + 0.75, top + 1.6], 0.38)], 'line', 'glass') +
    outline(sheet, [round([x + 0.75, top + 1.6], 0.38)], 'line')
  )
}

function shopFronts(sheet: Sheet): string {
  const arch: Point[] = [
    [middle - 0.95, 0],
    ...round([middle, 1.75], 0.95, -0.25, 0.25),
    [middle + 0.95, 0],
  ]
  return (
    [left + 0.6, middle + 1.5]
      .map(
        (x) =>
          face(sheet, box(x, 0.5, 3.2, 1.85), { angle: leaning, step: 0.9 }) +
          face(sheet, box(x - 0.12, 2.35, 3.44, 0.24)) +
          lines(
            sheet,
            [1.06, 2.13].map((at): Segment => [x + at, 0.5, x + at, 2.35]),
            'contour',
          ),
      )
      .join('') +
    face(sheet, arch) +
    door(sheet, middle - 0.6, 1.2, 1.95) +
    lines(sheet, [[middle - 0.6, 1.95, middle + 0.6, 1.95]], 'contour')
  )
}

function tower(sheet: Sheet): string {
  const [x, y] = clock
  const roof: Point[] = [
    [x - 1.75, top + 3.9],
    [x, top + 5.2],
    [x + 1.75, top + 3.9],
  ]
  const hours = Array.from({ length: 12 }, (_, hour): Segment => {
    const [sin, cos] = [Math.sin((hour * Math.PI) / 6), Math.cos((hour * Math.PI) / 6)]
    return [x + 0.8 * sin, y + 0.8 * cos, x + 0.95 * sin, y + 0.95 * cos]
  })
  const [endSin, endCos] = [Math.sin(past * 2 * Math.PI), Math.cos(past * 2 * Math.PI)]
  return (
    wall(sheet, x - 1.4, top + 0.7, 2.8, 3.2) +
    face(sheet, roof, { step: 0.6, pen: 'line' }) +
    face(sheet, round(clock, 1.05)) +
    toned(sheet, [[clock, ...round(clock, 0.74, 0, past)]], { angle: leaning, step: 0.42 }) +
    lines(sheet, hours, 'line') +
    lines(
      sheet,
      [
        [x, y, x, y + 0.74],
        [x, y, x + 0.5 * endSin, y + 0.5 * endCos],
      ],
      'contour',
    )
  )
}
