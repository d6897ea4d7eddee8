// Property managers: a block of flats with its fire landing, and a meter for every second flat.
import type { Segment } from '../geometry.ts'
import { box, type Front, face, lines, outline, round, type Sheet, steps, toned } from './kit.ts'
import { belt, cornice, wall } from './parts.ts'
import { door, grid, scattered, windows } from './windows.ts'

const [left, width, top] = [1.4, 10.2, 11.3]
const floors = [3.35, 6.05, 8.75]
const landing = { left: 4.35, right: 8.65 }

export const apartments: Front = (sheet, lit) => {
  const columns = steps(left + 1.05, left + width - 1.05, 4)
  const upper = grid(columns, floors, { width: 0.9, height: 1.5 })
  return (
    wall(sheet, left, 0, width, top) +
    face(sheet, box(left, 0, width, 2.6)) +
    toned(sheet, [box(left, 0, width, 2.3)], { step: 1.6, pen: 'line' }) +
    belt(sheet, left, 2.5, width) +
    windows(sheet, scattered(upper), lit) +
    fireEscape(sheet) +
    groundFloor(sheet) +
    cornice(sheet, left, top, width, 0.8)
  )
}

/** Landings before the middle windows, and the stairs between them, to and fro. */
function fireEscape(sheet: Sheet): string {
  const { left: from, right: to } = landing
  const landings = floors.map((y) => y - 0.3)
  const rails: Segment[] = landings.flatMap((y) => [
    [from, y + 0.85, to, y + 0.85] as const,
    ...steps(from, to, sheet.fine ? 14 : 7).map((x): Segment => [x, y, x, y + 0.85]),
  ])
  const stairs = landings.slice(1).flatMap((y, index): Segment[] => {
    const below = landings[index] ?? 0
    const [start, end] = index % 2 === 0 ? [from + 0.4, to - 0.9] : [to - 0.4, from + 0.9]
    return [0, 0.4].map((shift): Segment => [start + shift, below, end + shift, y])
  })
  const decks = landings.map((y) => box(from - 0.1, y - 0.14, to - from + 0.2, 0.14))
  return (
    lines(sheet, rails, 'line') +
    lines(sheet, stairs, 'contour') +
    outline(sheet, decks, 'contour', 'paper')
  )
}

function groundFloor(sheet: Sheet): string {
  const meters = steps(8.9, 10.7, 4).map((x) => round([x, 1.45], 0.17))
  const letterBoxes = grid(steps(2.3, 4.1, 3), [0.85, 1.35], { width: 0.46, height: 0.36 })
  return (
    face(sheet, box(5.4, 0, 2.2, 2.35)) +
    door(sheet, 5.6, 0.88, 1.95) +
    door(sheet, 6.52, 0.88, 1.95) +
    face(sheet, box(5, 2.25, 3, 0.2)) +
    face(sheet, box(8.55, 0.8, 2.5, 1.1)) +
    outline(sheet, meters, 'line') +
    lines(
      sheet,
      meters.map(([top = [0, 0]]): Segment => [top[0], top[1] - 0.17, top[0] + 0.1, top[1] - 0.1]),
    ) +
    face(sheet, box(1.95, 0.72, 2.5, 1.12)) +
    outline(
      sheet,
      letterBoxes.map(({ x, y, width: wide, height }) => box(x, y, wide, height)),
      'line',
    )
  )
}
