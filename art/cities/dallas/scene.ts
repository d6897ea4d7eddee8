// Dallas from the west levee of the Trinity: the bridge, downtown, and a brick fourplex.
import { between, type Point, type Segment } from '../../geometry.ts'
import type { Inks } from '../../inks.ts'
import type { TaxBill } from '../../spindles.ts'
import { brickwork, door, sashes, shingles } from '../dwelling.ts'
import { treeline } from '../foliage.ts'
import { lawn, water } from '../ground.ts'
import {
  box,
  cityPlate,
  leafy,
  level,
  lines,
  outline,
  pen,
  sampled,
  shape,
  solid,
  spread,
  upright,
} from '../kit.ts'
import { sky } from '../sky.ts'
import { huntHillBridge } from './bridge.ts'
import { downtown, reunionTower } from './downtown.ts'

const vanish: Point = [560, 470]

export function dallas(inks: Inks, bill: TaxBill): string {
  return cityPlate(
    inks,
    sky({ top: 14, horizon: 442, gap: 3.2, growth: 1.026, seed: 3, clouds }) +
      downtown(vanish) +
      reunionTower() +
      treeline({ from: 560, to: 1180, base: 482, height: 17, seed: 12 }) +
      water({
        top: 496,
        bottom: 545,
        gap: 3,
        growth: 1.16,
        seed: 5,
        span: (y) => [10, 900 - (y - 496) * 2],
      }) +
      huntHillBridge(bill) +
      levee() +
      fourplex(),
  )
}

const clouds = [
  { x: 524, y: 126, radius: 26 },
  { x: 556, y: 112, radius: 36 },
  { x: 600, y: 106, radius: 44 },
  { x: 644, y: 118, radius: 32 },
  { x: 674, y: 130, radius: 20 },
  { x: 902, y: 86, radius: 22 },
  { x: 932, y: 74, radius: 32 },
  { x: 968, y: 84, radius: 24 },
  { x: 118, y: 128, radius: 24 },
  { x: 150, y: 116, radius: 34 },
  { x: 186, y: 130, radius: 22 },
]

/** The grass bank this side of the river: it rises to the right, where the house stands. */
function levee(): string {
  const crest = (x: number): number => 566 - 30 / (1 + Math.exp((640 - x) / 70))
  const edge = sampled(24, (share): Point => [1200 * share, crest(1200 * share)])
  const blades = spread(0, 1, 120).map((share): Segment => {
    const x = 1200 * share
    const y = crest(x)
    return [x, y + 1, x + 2, y - 4]
  })
  return (
    solid([[...edge, [1200, 600], [0, 600]]], 'paper') +
    outline(edge, pen.line, { closed: false }) +
    lines(blades, pen.fine) +
    lawn({
      top: 552,
      bottom: 598,
      gap: 5,
      growth: 1.12,
      seed: 7,
      span: (y) => [y < 570 ? 700 : 0, 1200],
    })
  )
}

/** Two flats below, two above, one stair between them. */
function fourplex(): string {
  const [left, right, eaves, ground] = [866, 1112, 410, 556]
  const middle = (left + right) / 2
  const back = (point: Point) => between(point, vanish, 0.11)
  const flank: Point[] = [[left, eaves], back([left, eaves]), back([left, ground]), [left, ground]]
  const ridge: [Point, Point] = [
    [left + 40, eaves - 50],
    [right - 48, eaves - 50],
  ]
  const corner: Point = [left - 12, eaves + 6]
  const windows = [left + 16, left + 54, right - 80, right - 42].flatMap((x, column) =>
    [eaves + 26, eaves + 94].map((y, row) => ({
      left: x,
      top: y,
      width: 26,
      height: 38,
      lit: (column + row) % 3 !== 0,
    })),
  )
  return (
    leafy([1150, 562], [1150, 488], 46, 5) +
    shape(flank, pen.contour, { angle: upright, gap: 2.4, width: pen.fine }) +
    shape([ridge[0], back(corner), corner], pen.contour, { angle: 0.5, gap: 3, width: pen.line }) +
    brickwork(box(left, eaves, right, ground), 4.5, 11) +
    shingles([corner, [right + 14, eaves + 6]], ridge, 11) +
    shape(box(left - 12, eaves + 4, right + 14, eaves + 10), pen.line) +
    sashes(windows) +
    stair(middle, eaves, ground) +
    leafy([796, 562], [796, 510], 32, 9, 110)
  )
}

/** A bay with the doors of both floors under a small gable. */
function stair(x: number, eaves: number, ground: number): string {
  const gable: Point[] = [
    [x - 44, eaves + 8],
    [x, eaves - 34],
    [x + 44, eaves + 8],
  ]
  const rails = spread(-34, 34, 12).map(
    (across): Segment => [x + across, eaves + 56, x + across, eaves + 74],
  )
  return (
    shape(box(x - 38, eaves + 4, x + 38, ground), pen.contour, { angle: level, gap: 9 }) +
    shape(gable, pen.contour, { angle: level, gap: 5 }) +
    door(x - 13, eaves + 22, 26, eaves + 74) +
    lines([...rails, [x - 36, eaves + 56, x + 36, eaves + 56]], pen.line) +
    shape(box(x - 42, eaves + 74, x + 42, eaves + 80), pen.line) +
    door(x - 28, eaves + 92, 24, ground) +
    door(x + 4, eaves + 92, 24, ground, false) +
    shape(box(x - 44, ground - 3, x + 44, ground + 4), pen.line) +
    shape(box(x - 52, ground + 4, x + 52, ground + 10), pen.line)
  )
}
