// Business owners: a shop with a striped awning, and rooms over it.
import type { Point } from '../geometry.ts'
import {
  box,
  type Front,
  face,
  leaning,
  lines,
  outline,
  round,
  type Sheet,
  toned,
  upright,
} from './kit.ts'
import { cornice, wall } from './parts.ts'
import { door, grid, windows } from './windows.ts'

const [left, width, top] = [2, 9, 7.5]
const shopTop = 3.9
const stripes = 11

export const cornerShop: Front = (sheet, lit) => {
  const upper = grid([6.5, 3.7, 9.3], [4.75], { width: 1.15, height: 1.9, head: 'round' })
  const attic = grid([5.1, 7.9], [4.75], { width: 0.7, height: 1.5, head: 'round' })
  return (
    wall(sheet, left, 0, width, top) +
    face(sheet, box(left, 0, width, shopTop)) +
    windows(sheet, [...upper, ...attic], lit) +
    front(sheet) +
    face(sheet, box(left - 0.1, shopTop - 0.35, width + 0.2, 0.75)) +
    outline(sheet, [box(left + 0.9, shopTop - 0.18, width - 1.8, 0.42)], 'line') +
    toned(sheet, [box(left + 1.9, shopTop - 0.05, width - 3.8, 0.16)], { step: 0.4, pen: 'line' }) +
    awning(sheet) +
    cornice(sheet, left, top, width, 0.85)
  )
}

function front(sheet: Sheet): string {
  const panes = [box(2.4, 0.7, 2.9, 2.3), box(7.7, 0.7, 2.9, 2.3)]
  const goods = [2.8, 3.5, 4.3, 8.1, 8.9, 9.7].map((x, index) =>
    box(x, 0.7, 0.5, 0.45 + 0.3 * ((index * 2) % 3)),
  )
  return (
    panes.map((pane) => face(sheet, pane, { angle: leaning, step: 1.2 })).join('') +
    outline(sheet, goods, 'line', 'paper') +
    [2.4, 7.7].map((x) => face(sheet, box(x, 0, 2.9, 0.55), { angle: upright })).join('') +
    face(sheet, box(5.5, 0, 2, 3.1)) +
    door(sheet, 5.85, 1.3, 2.4)
  )
}

/** Every second stripe is inked; the edge hangs in scallops. */
function awning(sheet: Sheet): string {
  const [high, low] = [3.5, 2.35]
  const edge = (index: number, reach: number) =>
    left - reach + ((width + 2 * reach) * index) / stripes
  const shapes = Array.from({ length: stripes }, (_, stripe): Point[] => {
    const [from, to] = [edge(stripe, 0.5), edge(stripe + 1, 0.5)]
    const scallop = round([(from + to) / 2, low], (to - from) / 2, 0.25, 0.75)
    return [[edge(stripe, 0), high], [edge(stripe + 1, 0), high], ...scallop]
  })
  return (
    outline(sheet, shapes, 'line', 'paper') +
    shapes
      .filter((_, stripe) => stripe % 2 === 0)
      .map((shape) => toned(sheet, [shape], { angle: upright, step: 0.42, pen: 'line' }))
      .join('') +
    lines(sheet, [[left, high, left + width, high]], 'contour')
  )
}
