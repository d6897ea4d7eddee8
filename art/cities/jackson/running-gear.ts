// Wheels, rods and frame of the engine, and the tender behind it.
import { fullTurn, type Point, type Segment } from '../../geometry.ts'
import { box, level, lines, outline, pen, sampled, shape, spread, upright } from '../kit.ts'
import { type At, block, lying, scale, standingAt } from './engine-kit.ts'

const axles = [84, 160, 236]

export function drivers(at: At): string {
  return axles.map((x) => wheel(at(x, 34), 33 * scale, 16)).join('')
}

export function leadingTruck(at: At): string {
  return [322, 372].map((x) => wheel(at(x, 17), 16.5 * scale, 9)).join('')
}

function wheel([x, y]: Point, radius: number, spokes: number): string {
  const around = (share: number, size: number): Point => [
    x + radius * size * Math.sin(share * fullTurn),
    y - radius * size * Math.cos(share * fullTurn),
  ]
  const ring = (size: number) => sampled(32, (share) => around(share, size))
  const rays = spread(0, 1 - 1 / spokes, spokes - 1).map(
    (share): Segment => [...around(share, 0.2), ...around(share, 0.84)],
  )
  return (
    shape(ring(1), pen.contour) +
    outline(ring(0.86), pen.contour) +
    lines(rays, pen.line) +
    shape(ring(0.22), pen.line)
  )
}

/** The frame behind the wheels, the running board over them, the cylinder before them. */
export function frame(at: At): string {
  const board = [at(30, 78), at(318, 78), at(318, 73), at(30, 73)]
  const apron = [at(318, 78), at(384, 62), at(392, 62), at(392, 57), at(382, 57), at(318, 73)]
  const steamPipe: Segment[] = [
    [...at(300, 140), ...at(330, 62)],
    [...at(308, 140), ...at(338, 62)],
  ]
  return (
    shape(block(at(40, 50), at(400, 40)), pen.line, { angle: level, gap: 2.4 }) +
    shape(board, pen.line) +
    shape(apron, pen.line) +
    lines(steamPipe, pen.line) +
    shape(block(at(318, 56), at(376, 20)), pen.contour) +
    lines(lying(at(320, 56), at(374, 20), 18), 1.6) +
    shape(block(at(324, 72), at(370, 57)), pen.line, { angle: upright, gap: 3 })
  )
}

/** Side rod over three drivers, main rod to the crosshead between its guides. */
export function rods(at: At): string {
  const pins = axles.map((x) => at(x + 9, 24))
  const [first, second, last] = pins as [Point, Point, Point]
  const guides: Segment[] = [
    [...at(262, 46), ...at(320, 46)],
    [...at(262, 30), ...at(320, 30)],
  ]
  return (
    lines(guides, pen.contour) +
    shape(bar(first, last), pen.contour) +
    shape(bar(second, at(284, 38)), pen.contour) +
    shape(block(at(278, 47), at(294, 29)), pen.contour, { angle: level, gap: 2.4 }) +
    lines([[...at(294, 38), ...at(320, 38)]], 3) +
    pins.map(([x, y]) => shape(box(x - 5, y - 5, x + 5, y + 5), pen.line)).join('')
  )
}

function bar(from: Point, to: Point): Point[] {
  const half = 4
  return [
    [from[0], from[1] - half],
    [to[0], to[1] - half],
    [to[0], to[1] + half],
    [from[0], from[1] + half],
  ]
}

/** Coal above, water below, two trucks. */
export function tender(left: number): string {
  const at = standingAt(left)
  const coal = sampled(16, (share) => {
    const lump = (Math.round(share * 16) % 2) * 5
    return at(20 + 130 * share, 122 + 24 * Math.sin(share * Math.PI) + lump)
  })
  const trucks = [45, 145].map((x) =>
    shape([at(x - 32, 26), at(x + 32, 26), at(x + 22, 14), at(x - 22, 14)], pen.line, {
      angle: level,
      gap: 3,
    }),
  )
  return (
    shape(coal, pen.contour, { angle: 0.7, gap: 2.4, width: 1.3 }) +
    shape(block(at(0, 122), at(190, 56)), pen.contour, { angle: level, gap: 2.8, width: 1.6 }) +
    shape(block(at(-4, 128), at(194, 120)), pen.line) +
    shape(block(at(-8, 56), at(198, 46)), pen.contour, { angle: level, gap: 2.5 }) +
    [24, 66, 124, 166].map((x) => wheel(at(x, 17), 16.5 * scale, 8)).join('') +
    trucks.join('')
  )
}
