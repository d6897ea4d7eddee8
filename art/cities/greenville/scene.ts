// Greenville, North Carolina: the university's cupola, a tobacco warehouse and longleaf pines by
// the Tar River, with a duplex let to students.
import type { Point, Segment } from '../../geometry.ts'
import type { Inks } from '../../inks.ts'
import { door, sashes, shingles } from '../dwelling.ts'
import { pine, treeline } from '../foliage.ts'
import { lawn, reflection, water } from '../ground.ts'
import {
  box,
  cityPlate,
  level,
  lines,
  outline,
  pen,
  sampled,
  shape,
  solid,
  spread,
} from '../kit.ts'
import { sky } from '../sky.ts'
import { cupola } from './cupola.ts'
import { type AddBack, warehouse, waterTower } from './warehouse.ts'

export function greenville(inks: Inks, rule: AddBack): string {
  return cityPlate(
    inks,
    sky({ top: 14, horizon: 440, gap: 3.2, growth: 1.026, seed: 9, clouds }) +
      treeline({ from: 0, to: 1200, base: 500, height: 30, seed: 2 }) +
      waterTower(884, 420) +
      warehouse(rule) +
      common() +
      pine([104, 530], 440, 3) +
      pine([166, 524], 310, 8) +
      pine([72, 538], 250, 5) +
      cupola() +
      duplex() +
      lawn({ top: 541, bottom: 548, gap: 3.4, growth: 1, seed: 21, span: () => [990, 1196] }),
  )
}

const clouds = [
  { x: 470, y: 140, radius: 24 },
  { x: 504, y: 124, radius: 36 },
  { x: 552, y: 114, radius: 48 },
  { x: 604, y: 126, radius: 36 },
  { x: 642, y: 142, radius: 22 },
  { x: 1050, y: 110, radius: 24 },
  { x: 1084, y: 96, radius: 36 },
  { x: 1126, y: 108, radius: 26 },
]

/** The lawn of the Town Common, its bulkhead, and the river before it. */
function common(): string {
  const shore = (x: number): number => 552 - 10 * Math.sin((x / 1200) * Math.PI * 1.2)
  const edge = sampled(30, (share): Point => [1200 * share, shore(1200 * share)])
  const piles = spread(0, 1, 100).map(
    (share): Segment => [1200 * share, shore(1200 * share), 1200 * share, shore(1200 * share) + 9],
  )
  return (
    solid([[[0, 500], [1200, 500], ...edge.toReversed()]], 'paper') +
    lawn({ top: 512, bottom: 540, gap: 5, growth: 1.1, seed: 11, span: () => [0, 1200] }) +
    outline(edge, pen.contour, { closed: false }) +
    lines(piles, pen.fine) +
    outline(
      edge.map(([x, y]): Point => [x, y + 9]),
      pen.line,
      { closed: false },
    ) +
    water({
      top: 562,
      bottom: 600,
      gap: 3.4,
      growth: 1.1,
      seed: 5,
      span: (y) => [8 + (y - 562), 1192 - (y - 562)],
    }) +
    reflection({
      top: 566,
      bottom: 598,
      gap: 4,
      growth: 1.1,
      seed: 8,
      span: (y) => [250 + (y - 562) * 0.6, 390 - (y - 562) * 0.6],
    })
  )
}

/** Two front doors under one porch. */
function duplex(): string {
  const [left, right, eaves, ground] = [1024, 1180, 424, 534]
  const middle = (left + right) / 2
  const boards = spread(eaves + 4, ground - 4, 18).map((y): Segment => [left, y, right, y])
  const posts = [left - 4, left + 52, right - 52, right + 4].map(
    (x): Segment => [x, eaves + 40, x, ground],
  )
  const rails = spread(left, right, 34).map((x): Segment => [x, ground - 24, x, ground - 4])
  return (
    shape(box(left, eaves, right, ground), pen.contour) +
    lines(boards, pen.hatch) +
    shingles(
      [
        [left - 16, eaves + 6],
        [right + 16, eaves + 6],
      ],
      [
        [left + 16, eaves - 48],
        [right - 16, eaves - 48],
      ],
      10,
    ) +
    shape(
      [
        [middle - 30, eaves + 2],
        [middle, eaves - 28],
        [middle + 30, eaves + 2],
      ],
      pen.contour,
      { angle: level, gap: 4 },
    ) +
    sashes([
      { left: left + 16, top: eaves + 54, width: 24, height: 34, lit: true },
      { left: right - 40, top: eaves + 54, width: 24, height: 34 },
    ]) +
    door(middle - 34, eaves + 50, 24, ground) +
    door(middle + 10, eaves + 50, 24, ground, false) +
    shape(
      [
        [left - 14, eaves + 40],
        [left + 2, eaves + 22],
        [right - 2, eaves + 22],
        [right + 14, eaves + 40],
      ],
      pen.contour,
      { angle: level, gap: 3.4 },
    ) +
    lines(posts, 3.4) +
    lines(
      [
        ...rails.filter(([x]) => Math.abs(x - middle) > 38),
        [left, ground - 24, middle - 38, ground - 24],
        [middle + 38, ground - 24, right, ground - 24],
      ],
      pen.line,
    ) +
    shape(box(left - 10, ground - 4, right + 10, ground + 6), pen.contour)
  )
}
