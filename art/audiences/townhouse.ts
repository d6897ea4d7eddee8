// Professionals: a town house with a stoop, a bay window, and brass plates beside the door.
import type { Point, Segment } from '../geometry.ts'
import { box, type Front, face, lines, outline, round, type Sheet, toned, upright } from './kit.ts'
import { belt, cornice, plotTree, wall } from './parts.ts'
import { door, grid, windows } from './windows.ts'

const [left, width, top] = [3, 7, 11]
const bay = { left: 6.2, width: 3.2, top: 8.9 }
const floors = [1.9, 4.6, 7]
const entry = { x: 4.05, sill: 1.5 }

export const townhouse: Front = (sheet, lit) => {
  const overDoor = grid([4.6], [4.7, 7.1], { width: 0.95, height: 1.5 })
  const inBay = grid([7.8], floors, { width: 0.95, height: 1.55 })
  const sides = grid([6.68, 8.92], floors, { width: 0.42, height: 1.55 })
  const attic = grid([4.6, 7.8], [9.45], { width: 0.95, height: 0.95, head: 'round' })
  return (
    plotTree(sheet, 11.25, 4.6, 12) +
    wall(sheet, left, 0, width, top) +
    face(sheet, box(left, 0, width, 1.2)) +
    toned(sheet, [box(left, 0, width, 1.1)], { step: 1.6, pen: 'line' }) +
    belt(sheet, left, 4.1, 3.2) +
    belt(sheet, left, 9.05, width) +
    bayWindow(sheet) +
    windows(
      sheet,
      [...inBay.slice(0, 1), ...overDoor, ...inBay.slice(1), ...attic, ...sides],
      lit,
    ) +
    stoop(sheet) +
    cornice(sheet, left, top, width, 0.9)
  )
}

/** Its middle faces the street; the two sides turn away and lie in the shade. */
function bayWindow(sheet: Sheet): string {
  const { left: from, width: wide, top: head } = bay
  const sides = [from, from + wide - 0.9].map((x) => box(x, 0, 0.9, head))
  return (
    face(sheet, box(from + 0.9, 0, wide - 1.8, head), { step: 1.4 }) +
    sides.map((side) => face(sheet, side, { angle: upright, step: 0.55 })).join('') +
    [1.3, 4, 6.45]
      .map((y) => face(sheet, box(from - 0.06, y, wide + 0.12, 0.2), undefined, 'line'))
      .join('') +
    face(sheet, box(from - 0.12, head, wide + 0.24, 0.3), { step: 0.5 })
  )
}

/** Steps up to a round-headed door; a newel post on either side. */
function stoop(sheet: Sheet): string {
  const { x, sill } = entry
  const treads = Array.from({ length: 5 }, (_, step) =>
    box(x - 0.35 - 0.07 * (4 - step), (sill / 5) * step, 1.8 + 0.14 * (4 - step), sill / 5),
  )
  const arch = (reach: number): Point[] => [
    [x + 0.55 - reach, sill],
    ...round([x + 0.55, 3.2], reach, -0.25, 0.25),
    [x + 0.55 + reach, sill],
  ]
  const newels = [x - 0.85, x + 1.7].map((at) => box(at, 0, 0.25, 1.5))
  const rails = newels.map(([corner = [0, 0]], side): Segment => {
    const at = corner[0] + 0.12
    return [at, 1.5, at + (side === 0 ? 0.5 : -0.5), sill + 0.95]
  })
  const plates = [3.2, 2.75].map((y) => box(x - 0.78, y, 0.46, 0.32))
  return (
    face(sheet, arch(0.85)) +
    face(sheet, arch(0.62), { angle: upright, step: 0.5 }) +
    door(sheet, x + 0.05, 1, 1.7, sill) +
    outline(sheet, plates, 'line', 'paper') +
    treads.map((tread) => face(sheet, tread, undefined, 'line')).join('') +
    newels.map((newel) => face(sheet, newel)).join('') +
    lines(sheet, rails, 'contour')
  )
}
