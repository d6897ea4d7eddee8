// Growing businesses: two storeys in use, the third going up, and the crane that brings it.
import type { Point, Segment } from '../geometry.ts'
import { box, type Front, face, lines, outline, type Sheet, steps, toned } from './kit.ts'
import { belt, wall } from './parts.ts'
import { door, grid, scattered, windows } from './windows.ts'

const [left, width, built] = [0.9, 8.4, 6.2]
const mast = { x: 11.3, half: 0.32, head: 11.6 }
const load = { x: 3.1, y: 9.3 }

export const crane: Front = (sheet, lit) => {
  const columns = steps(left + 1.15, left + width - 1.15, 3)
  const upper = grid(columns, [4], { width: 1.25, height: 1.5 })
  const lower = grid(
    columns.filter((_, index) => index !== 1),
    [1],
    { width: 1.25, height: 1.6 },
  )
  return (
    frame(sheet) +
    wall(sheet, left, 0, width, built) +
    belt(sheet, left, 3.2, width) +
    windows(sheet, scattered([...upper, ...lower]), lit) +
    door(sheet, (columns[1] ?? 0) - 0.65, 1.3, 2.3) +
    face(sheet, box(left - 0.15, built - 0.15, width + 0.3, 0.35)) +
    tower(sheet) +
    hung(sheet)
  )
}

/** The new storey: posts, a plate over those that stand, braces. */
function frame(sheet: Sheet): string {
  const posts = steps(left + 0.15, left + width - 0.15, 8)
  const top = built + 2.1
  const standing = posts.slice(3)
  const studs = standing.map((x) => box(x - 0.1, built, 0.2, top - built))
  const stubs = posts.slice(0, 3).map((x): Segment => [x, built, x, built + 0.9])
  const from = standing[0] ?? left
  const brace = standing.slice(0, -1).map((x, index): Segment => {
    const next = standing[index + 1] ?? x
    return index % 2 === 0 ? [x, built, next, top] : [x, top, next, built]
  })
  return (
    lines(sheet, brace, 'line') +
    lines(sheet, stubs, 'contour') +
    outline(sheet, studs, 'line', 'paper') +
    face(sheet, box(from - 0.15, top, left + width - from, 0.24))
  )
}

function tower(sheet: Sheet): string {
  const { x, half, head } = mast
  const rungs = steps(0, head, 14)
  const lattice = rungs.slice(0, -1).map((y, index): Segment => {
    const side = index % 2 === 0 ? 1 : -1
    return [x - side * half, y, x + side * half, rungs[index + 1] ?? y]
  })
  const legs = [-half, half].map((side): Segment => [x + side, 0, x + side, head])
  const jib = { from: 1.6, to: 12.7, low: head - 0.55 }
  const chords: Segment[] = [
    [jib.from, jib.low, jib.to, jib.low],
    [jib.from, jib.low, x - half, head],
    [jib.to, jib.low, x + half, head],
  ]
  const ties = steps(2.6, 10.4, 9).map((at, index): Segment => {
    const rise = ((at - jib.from) / (x - jib.from)) * 0.5
    return [at, jib.low, at + (index % 2 ? -0.4 : 0.4), jib.low + rise]
  })
  const apex: Point[] = [
    [x - half, head],
    [x + half, head],
    [x, head + 1],
  ]
  const stays: Segment[] = [
    [x, head + 1, 4.4, jib.low + 0.1],
    [x, head + 1, jib.to - 0.1, jib.low],
  ]
  return (
    lines(sheet, [...legs, ...chords], 'contour') +
    lines(sheet, [...lattice, ...ties, ...stays], 'line') +
    face(sheet, apex) +
    face(sheet, box(12, jib.low - 0.8, 0.75, 0.8), { step: 0.5, pen: 'line' }) +
    face(sheet, box(x - 0.9, head - 1.5, 0.58, 0.85), { step: 0.5 })
  )
}

/** A ready wall with its window hangs over the place where it belongs. */
function hung(sheet: Sheet): string {
  const { x, y } = load
  const [half, low] = [1.15, y - 1.6]
  return (
    lines(
      sheet,
      [
        [x, mast.head - 0.55, x, y + 0.55],
        [x, y + 0.55, x - half, y],
        [x, y + 0.55, x + half, y],
      ],
      'line',
    ) +
    face(sheet, box(x - half, low, 2 * half, y - low), {}) +
    outline(sheet, [box(x - 0.5, low + 0.4, 1, 0.95)], 'contour', 'paper') +
    toned(sheet, [box(x - 0.5, low + 0.4, 1, 0.95)], { step: 2 })
  )
}
