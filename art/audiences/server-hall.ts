// SaaS and IT: a server hall. Louvres instead of brick, coolers on the roof, a mast.
import type { Point, Segment } from '../geometry.ts'
import {
  box,
  type Front,
  face,
  lines,
  outline,
  round,
  type Sheet,
  steps,
  toned,
  upright,
} from './kit.ts'
import { door, grid, scattered, windows } from './windows.ts'

const [left, width, top] = [0.8, 10.9, 6.3]

export const serverHall: Front = (sheet, lit) => {
  const ribbons = grid(steps(5.2, 10.7, 5), [1.5, 3.9], { width: 0.8, height: 0.95 })
  const louvres = [2.75, 5.15].map((y) => box(4.4, y - 0.15, 7.1, 0.85))
  return (
    mast(sheet) +
    coolers(sheet) +
    face(sheet, box(left, 0, width, top)) +
    toned(sheet, [box(left, 0, 3.2, top)], { angle: upright, step: 0.8 }) +
    toned(sheet, [box(4, 0.9, width - 3.2, top - 1.4)], {}) +
    lines(
      sheet,
      [
        [4, 0, 4, top],
        [4, 0.9, left + width, 0.9],
      ],
      'contour',
    ) +
    louvres
      .map((panel) => face(sheet, panel, { angle: upright, step: 0.42, pen: 'line' }, 'line'))
      .join('') +
    windows(sheet, scattered(ribbons), lit) +
    entrance(sheet) +
    face(sheet, box(left - 0.15, top - 0.1, width + 0.3, 0.5), { step: 0.5 })
  )
}

function entrance(sheet: Sheet): string {
  return (
    face(sheet, box(1.5, 0, 1.9, 2.6)) +
    door(sheet, 1.7, 0.75, 2.2) +
    door(sheet, 2.45, 0.75, 2.2) +
    face(sheet, box(1.1, 2.55, 2.7, 0.22)) +
    // The racks behind the glass over the door.
    face(sheet, box(1.5, 3.3, 1.9, 2.2), { step: 0.75, pen: 'line' }) +
    lines(
      sheet,
      [2.13, 2.77].map((x): Segment => [x, 3.3, x, 5.5]),
      'contour',
    )
  )
}

/** Three fans in their boxes, four blades each. */
function coolers(sheet: Sheet): string {
  return [2.2, 4.9, 7.6]
    .map((x) => {
      const hub: Point = [x, top + 1.25]
      const blades = [0, 1, 2, 3].map((blade): Segment => {
        const angle = 0.5 + (blade * Math.PI) / 4
        const reach: Point = [0.55 * Math.sin(angle), 0.55 * Math.cos(angle)]
        return [hub[0] - reach[0], hub[1] - reach[1], hub[0] + reach[0], hub[1] + reach[1]]
      })
      return (
        face(sheet, box(x - 1.05, top + 0.3, 2.1, 1.85), { angle: upright, step: 0.7 }) +
        face(sheet, round(hub, 0.72)) +
        outline(sheet, [round(hub, 0.55)], 'hatch') +
        lines(sheet, sheet.fine ? blades : blades.slice(0, 2), 'line')
      )
    })
    .join('')
}

/** Two legs, crossed braces, and three short arms for the aerials. */
function mast(sheet: Sheet): string {
  const [x, foot, head] = [10.6, top + 0.3, 12.3]
  const half = (y: number) => 0.5 - (0.4 * (y - foot)) / (head - foot)
  const levels = steps(foot, head, 7)
  const braces = levels.slice(0, -1).map((y, index): Segment => {
    const next = levels[index + 1] ?? y
    const side = index % 2 === 0 ? 1 : -1
    return [x - side * half(y), y, x + side * half(next), next]
  })
  const legs = [-1, 1].map((side): Segment => [x + side * 0.5, foot, x + side * 0.1, head])
  const arms = [9.6, 10.7, 11.8].map((y): Segment => [x - 0.75, y, x + 0.75, y])
  const aerials = arms.flatMap(([from, y, to]): Segment[] => [
    [from, y - 0.28, from, y + 0.28],
    [to, y - 0.28, to, y + 0.28],
  ])
  return lines(sheet, [...legs, ...aerials], 'contour') + lines(sheet, [...braces, ...arms], 'line')
}
