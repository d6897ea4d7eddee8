// Downtown Nashville behind the river: the tower with two spires, its neighbours, and the shop fronts
// of First Avenue.
import type { Point, Segment } from '../../geometry.ts'
import {
  box,
  level,
  lines,
  panes,
  pen,
  sampled,
  shape,
  solid,
  spread,
  toned,
  upright,
} from '../kit.ts'
import { tower, windowGrid } from '../tower.ts'

const base = 446

export function downtown(vanish: Point): string {
  const flank = { to: vanish, depth: 0.1, gap: 3 }
  return (
    tower({ left: 612, right: 652, top: 196, base, floors: 30, bays: 5, seed: 2, bands: true }) +
    tower({ left: 330, right: 384, top: 268, base, floors: 18, bays: 6, seed: 3, flank }) +
    pyramid() +
    tower({ left: 672, right: 738, top: 262, base, floors: 19, bays: 7, seed: 5, flank }) +
    tower({ left: 760, right: 812, top: 312, base, floors: 13, bays: 6, seed: 9, bands: true }) +
    spiredTower() +
    tower({ left: 566, right: 618, top: 330, base, floors: 11, bays: 6, seed: 11 }) +
    tower({ left: 376, right: 416, top: 344, base, floors: 10, bays: 5, seed: 12 }) +
    shopFronts()
  )
}

/** A tower with a steep roof. */
function pyramid(): string {
  return (
    shape(
      [
        [284, 304],
        [307, 262],
        [330, 304],
      ],
      pen.contour,
      { angle: level, gap: 3 },
    ) + tower({ left: 284, right: 330, top: 304, base, floors: 15, bays: 5, seed: 4 })
  )
}

/** The tallest of the state: shoulders, a shaft, and a spire at either end of its brow. */
function spiredTower(): string {
  const [left, right, brow, shoulder] = [432, 552, 124, 236]
  const middle = (left + right) / 2
  const head = sampled(
    12,
    (share): Point => [
      left + 24 + (right - left - 48) * share,
      brow + 4 - 34 * Math.sin(share * Math.PI),
    ],
  )
  const cowl = [
    [middle - 17, base],
    [middle - 17, brow + 62],
    [middle - 32, brow + 22],
    ...sampled(
      8,
      (share): Point => [middle - 32 + 64 * share, brow + 10 - 16 * Math.sin(share * Math.PI)],
    ),
    [middle + 32, brow + 22],
    [middle + 17, brow + 62],
    [middle + 17, base],
  ] as Point[]
  const ears = [left + 12, right - 12]
  return (
    shape(box(left - 20, shoulder, right + 20, base), pen.contour, { angle: upright, gap: 3 }) +
    shape([[left, base], [left, brow], ...head, [right, brow], [right, base]], pen.contour) +
    toned([head], { angle: level, gap: 3 }) +
    windowGrid({
      left: left + 3,
      right: middle - 20,
      top: brow + 16,
      base,
      floors: 29,
      bays: 4,
      seed: 7,
      bands: true,
    }) +
    windowGrid({
      left: middle + 20,
      right: right - 3,
      top: brow + 16,
      base,
      floors: 29,
      bays: 4,
      seed: 8,
      bands: true,
    }) +
    shape(cowl, pen.line, { angle: upright, gap: 2.1, width: 1.2 }) +
    ears.map(spire).join('')
  )
}

function spire(x: number): string {
  const rungs = spread(70, 116, 9).map((y): Segment => [x - 10, y + 10, x + 10, y + 10])
  return (
    shape(box(x - 12, 92, x + 12, 140), pen.contour) +
    lines(rungs.slice(4), pen.fine) +
    shape(
      [
        [x - 12, 92],
        [x, 44],
        [x + 12, 92],
      ],
      pen.contour,
    ) +
    solid(
      [
        [
          [x, 44],
          [x + 12, 92],
          [x, 92],
        ],
      ],
      'solid',
    ) +
    lines([[x, 46, x, 14]], pen.contour)
  )
}

/** Narrow brick fronts along the river street. */
function shopFronts(): string {
  const heights = [34, 42, 30, 46, 38, 33, 44, 36, 30, 40, 45, 34, 38, 30, 42, 36]
  return heights
    .map((height, index) => {
      const left = 300 + index * 36
      const top = base - height
      const openings = [0, 1].flatMap((row) =>
        [0, 1, 2].map((column) =>
          box(
            left + 5 + column * 10,
            top + 7 + row * 13,
            left + 10 + column * 10,
            top + 15 + row * 13,
          ),
        ),
      )
      return (
        shape(box(left, top, left + 36, base), pen.line, { angle: level, gap: 3 }) +
        lines([[left - 1, top, left + 37, top]], pen.contour) +
        panes(openings, (pane) => (pane + index) % 3 === 0, 0.8)
      )
    })
    .join('')
}
