// Oklahoma City: the Skydance Bridge, downtown, the capitol and its derrick under a wide prairie sky.
import { type Point, type Segment, seededRandom } from '../../geometry.ts'
import type { Inks } from '../../inks.ts'
import { door, sashes } from '../dwelling.ts'
import { treeline } from '../foliage.ts'
import { lawn } from '../ground.ts'
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
  toned,
  upright,
} from '../kit.ts'
import { sky } from '../sky.ts'
import { capitol, derrick } from './capitol.ts'
import { downtown } from './downtown.ts'
import { skydance } from './skydance.ts'

const vanish: Point = [600, 470]

export function oklahomaCity(inks: Inks, holdingYears: number): string {
  return cityPlate(
    inks,
    sky({ top: 12, horizon: 470, gap: 3, growth: 1.022, seed: 6, clouds }) +
      downtown(vanish) +
      treeline({ from: 16, to: 1180, base: 492, height: 16, seed: 8 }) +
      highway() +
      capitol() +
      derrick(946) +
      skydance(holdingYears) +
      [682, 774, 866].map((left, index) => bungalow(left, index)).join('') +
      prairie(),
  )
}

const clouds = [
  { x: 506, y: 150, radius: 24 },
  { x: 540, y: 134, radius: 36 },
  { x: 586, y: 124, radius: 46 },
  { x: 632, y: 138, radius: 32 },
  { x: 660, y: 151, radius: 20 },
  { x: 980, y: 118, radius: 22 },
  { x: 1012, y: 104, radius: 36 },
  { x: 1054, y: 98, radius: 42 },
  { x: 1096, y: 112, radius: 28 },
]

const road = { far: [296, 372], near: [10, 662], top: 498, bottom: 600 } as const

/** Where the interstate is at a height of the plate: it runs from us under the bridge. */
function roadAt(share: number, y: number): Point {
  const down = (y - road.top) / (road.bottom - road.top)
  const [from, to] = [0, 1].map(
    (side) => (road.far[side] ?? 0) + ((road.near[side] ?? 0) - (road.far[side] ?? 0)) * down,
  ) as [number, number]
  return [from + (to - from) * share, y]
}

function highway(): string {
  const lane = (share: number, from: number, to: number): Segment => [
    ...roadAt(share, from),
    ...roadAt(share, to),
  ]
  const dashes = [0.17, 0.32, 0.68, 0.83].flatMap((share) =>
    [504, 512, 524, 542, 568].map((y) => lane(share, y, y + (y - 494) * 0.3)),
  )
  const grass = (span: (y: number) => readonly [number, number], seed: number) =>
    lawn({ top: 504, bottom: 598, gap: 5, growth: 1.08, seed, span })
  return (
    solid([box(0, 490, 1200, 600)], 'paper') +
    grass((y) => [0, roadAt(0, y)[0] - 12], 4) +
    grass((y) => [roadAt(1, y)[0] + 12, 1200], 5) +
    lines(
      [0, 0.02, 0.98, 1].map((share) => lane(share, road.top, road.bottom)),
      pen.line,
    ) +
    lines(
      [0.48, 0.52].map((share) => lane(share, road.top, road.bottom)),
      pen.contour,
    ) +
    lines(dashes, pen.contour) +
    // The shadow of the walkway.
    lines(
      spread(532, 552, 7).map((y): Segment => [...roadAt(0.02, y), ...roadAt(0.98, y)]),
      pen.fine,
    )
  )
}

/** A small rental with a porch gable. */
function bungalow(left: number, index: number): string {
  const [right, eaves, ground] = [left + 72, 498, 536]
  const roof: Point[] = [
    [left - 7, eaves + 4],
    [left + 8, eaves - 22],
    [right - 8, eaves - 22],
    [right + 7, eaves + 4],
  ]
  const gable: Point[] = [
    [left + 2, eaves + 8],
    [left + 23, eaves - 14],
    [left + 44, eaves + 8],
  ]
  return (
    shape(box(left, eaves, right, ground), pen.contour, { angle: level, gap: 4 }) +
    shape(roof, pen.contour, { angle: level, gap: 3.6, width: 1.2 }) +
    sashes([{ left: right - 24, top: eaves + 11, width: 15, height: 17, lit: index !== 1 }]) +
    door(left + 17, eaves + 13, 13, ground, true) +
    shape(gable, pen.line) +
    toned([gable], { angle: upright, gap: 3.4 }) +
    lines(
      [
        [left + 6, eaves + 8, left + 6, ground],
        [left + 40, eaves + 8, left + 40, ground],
      ],
      3,
    )
  )
}

/** Tall grass along the lower edge, leaning with the wind. */
function prairie(): string {
  const random = seededRandom(5)
  const blades = spread(690, 1192, 96).map((x) => {
    const height = (16 + 26 * random()) * Math.min(1, 0.25 + (x - 690) / 130)
    const lean = 6 + 12 * random()
    const foot = 598 - 8 * random()
    return sampled(3, (share): Point => [x + lean * share ** 2, foot - height * share])
  })
  return blades.map((blade) => outline(blade, pen.line, { closed: false })).join('')
}
