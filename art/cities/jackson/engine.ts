// A ten-wheeler like number 382, running to the right: boiler, cab and pilot.
import type { Segment } from '../../geometry.ts'
import { level, lines, panes, pen, sampled, shape, solid, spread, toned } from '../kit.ts'
import { type At, block, lying, standingAt } from './engine-kit.ts'
import { fittings } from './fittings.ts'
import { lettering } from './lettering.ts'
import { drivers, frame, leadingTruck, rods } from './running-gear.ts'

/** Measured from the back of the cab. */
export function engine(left: number): string {
  const at = standingAt(left)
  return (
    boiler(at) +
    fittings(at) +
    frame(at) +
    drivers(at) +
    leadingTruck(at) +
    rods(at) +
    cab(at) +
    smokeboxDoor(at) +
    pilot(at)
  )
}

function boiler(at: At): string {
  const bands = [150, 196, 244, 292, 316].map((x): Segment => [...at(x, 141), ...at(x, 76)])
  const edges = bands.flatMap(([x, top, , bottom]): Segment[] => [
    [x - 2, top, x - 2, bottom],
    [x + 2, top, x + 2, bottom],
  ])
  return (
    shape(block(at(44, 140), at(352, 76)), pen.contour) +
    lines(lying(at(44, 140), at(352, 76), 30), 1.7) +
    shape([at(30, 146), at(150, 142), at(150, 70), at(40, 70)], pen.contour) +
    lines(lying(at(36, 143), at(150, 70), 30), 1.7) +
    lines(bands, 4.6, 'bars') +
    lines(edges, pen.fine) +
    shape(block(at(318, 143), at(366, 72)), pen.contour, { angle: level, gap: 2.5, width: 2 })
  )
}

function cab(at: At): string {
  const wall = [at(-4, 68), at(-4, 172), at(74, 172), at(74, 146), at(78, 68)]
  const roof = sampled(10, (share) => at(-26 + 116 * share, 174 + 9 * Math.sin(share * Math.PI)))
  const windows = [block(at(6, 162), at(36, 124)), block(at(40, 162), at(68, 124))]
  const steps: Segment[] = [
    [...at(-8, 70), ...at(-8, 130)],
    [...at(-12, 60), ...at(82, 60)],
    [...at(4, 68), ...at(4, 40)],
    [...at(16, 68), ...at(16, 40)],
    [...at(0, 40), ...at(20, 40)],
  ]
  return (
    shape(wall, pen.contour) +
    toned([[at(-4, 68), at(-4, 122), at(76, 122), at(78, 68)]], {
      angle: level,
      gap: 2.6,
      width: 1.5,
    }) +
    shape([at(-26, 170), ...roof, at(90, 170)], pen.contour, { angle: level, gap: 2.4 }) +
    panes(windows, () => true, 2) +
    solid([block(at(7, 117), at(66, 86))], 'paper') +
    lettering('382', at(12, 110), 20, 3) +
    lines(steps, pen.line)
  )
}

function smokeboxDoor(at: At): string {
  return (
    shape(block(at(366, 136), at(372, 82)), pen.contour) +
    solid([block(at(372, 118), at(376, 100))], 'solid')
  )
}

/** Buffer beam and cowcatcher. */
function pilot(at: At): string {
  const slats = spread(0.12, 1, 7).map(
    (share): Segment => [...at(396, 48), ...at(392 + 54 * share, 7)],
  )
  return (
    shape(block(at(384, 62), at(400, 46)), pen.contour) +
    shape([at(392, 50), at(400, 50), at(446, 6), at(392, 6)], pen.contour) +
    lines(slats, pen.line)
  )
}
