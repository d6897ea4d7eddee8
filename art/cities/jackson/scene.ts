// Jackson, a railroad town: a ten-wheeler leaves the depot. One tie for each thousand dollars of
// a tax bill; those in metal are no longer owed.
import type { Point, Segment } from '../../geometry.ts'
import type { Inks } from '../../inks.ts'
import type { TaxBill } from '../../spindles.ts'
import { brickwork, door, sashes, shingles } from '../dwelling.ts'
import { treeline } from '../foliage.ts'
import { lawn } from '../ground.ts'
import { box, cityPlate, leafy, level, lines, pen, shape, shapes, spread } from '../kit.ts'
import { type Puff, sky } from '../sky.ts'
import { depot } from './depot.ts'
import { engine } from './engine.ts'
import { rail } from './engine-kit.ts'
import { waterTank, wires } from './line-side.ts'
import { tender } from './running-gear.ts'

const dollarsPerTie = 1000
/** Ties point at the place on the horizon straight before us. */
const vanish: Point = [600, -500]
const cabAt = 456

export function jackson(inks: Inks, bill: TaxBill): string {
  return cityPlate(
    inks,
    sky({ top: 14, horizon: 430, gap: 3.2, growth: 1.026, seed: 4, clouds: smoke() }) +
      treeline({ from: 10, to: 1190, base: 505, height: 24, seed: 3 }) +
      wires() +
      depot() +
      ranchHouse() +
      waterTank(1004) +
      track(bill) +
      lines(shadow, 1.2) +
      tender(cabAt - 240) +
      engine(cabAt),
  )
}

/** The plume leaves the stack and opens towards the left. */
function smoke(): Puff[] {
  const stack: Point = [cabAt + 390, rail - 268]
  return spread(0, 1, 22).flatMap((share, index) => {
    const x = stack[0] - 740 * share ** 1.25
    const y = stack[1] - 138 * share ** 0.55 + 18 * Math.sin(index * 1.7)
    const radius = 13 + 46 * share ** 0.7 + 6 * Math.sin(index * 2.3)
    return [{ x, y, radius }]
  })
}

/** What the engine keeps from the light. */
const shadow = spread(rail - 34, rail - 2, 9).map((y): Segment => [cabAt - 226, y, cabAt + 430, y])

function track(bill: TaxBill): string {
  const count = Math.round(bill.taxDueWithoutStrategy / dollarsPerTie)
  const metal = Math.round(bill.totalTaxSavings / dollarsPerTie)
  const [top, bottom] = [rail + 5, rail + 33]
  const widen = (bottom - vanish[1]) / (top - vanish[1])
  const ties = spread(30, 1170, count - 1).map((x): Point[] => {
    const at = (side: number, y: number): Point => [
      vanish[0] + (x + side - vanish[0]) * (y === top ? 1 : widen),
      y,
    ]
    return [at(-10, top), at(10, top), at(10, bottom), at(-10, bottom)]
  })
  const [plain, gone] = [ties.slice(0, count - metal), ties.slice(count - metal)]
  return (
    ballast(bottom) +
    shapes(plain, pen.contour, 'paper') +
    lines(plain.flatMap(grain), pen.hatch) +
    shapes(gone, pen.line, 'paper') +
    shapes(gone, 2.4, 'metal') +
    lines(gone.flatMap(grain), 1.6, 'metal') +
    shape(box(0, rail, 1200, rail + 6), pen.contour, { angle: level, gap: 2 })
  )
}

/** The grain of a tie, along it. */
function grain(tie: readonly Point[]): Segment[] {
  const [a = vanish, b = vanish, c = vanish, d = vanish] = tie
  return [0.25, 0.5, 0.75].map(
    (share): Segment => [
      a[0] + (b[0] - a[0]) * share,
      a[1] + 1,
      d[0] + (c[0] - d[0]) * share,
      d[1] - 1,
    ],
  )
}

function ballast(bottom: number): string {
  return (
    lawn({
      top: rail + 10,
      bottom: bottom + 8,
      gap: 5,
      growth: 1.02,
      seed: 5,
      span: () => [0, 1200],
    }) +
    lawn({ top: bottom + 12, bottom: 598, gap: 6, growth: 1.08, seed: 6, span: () => [0, 1200] })
  )
}

/** A small brick rental across the line. */
function ranchHouse(): string {
  const [left, right, eaves, ground] = [1056, 1182, 446, 514]
  return (
    leafy([1146, 500], [1146, 396], 46, 7, 170) +
    brickwork(box(left, eaves, right, ground), 4.6, 11) +
    shingles(
      [
        [left - 12, eaves + 5],
        [right + 12, eaves + 5],
      ],
      [
        [left + 22, eaves - 34],
        [right - 22, eaves - 34],
      ],
      8,
    ) +
    sashes([
      { left: left + 16, top: eaves + 18, width: 30, height: 28, lit: true },
      { left: right - 46, top: eaves + 18, width: 30, height: 28 },
    ]) +
    door(left + 52, eaves + 14, 22, ground)
  )
}
