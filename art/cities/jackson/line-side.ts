// What stands along the line: the water tank and the telegraph.
import type { Point, Segment } from '../../geometry.ts'
import { box, lines, outline, pen, sampled, shape, spread } from '../kit.ts'

/** A tub of staves on a braced trestle. */
export function waterTank(x: number): string {
  const [top, bottom, foot, half] = [262, 348, 512, 58]
  // Staves of equal width on a round tub crowd towards its edges.
  const staves = spread(0.06, 0.94, 20).map((share): Segment => {
    const at = x - half * Math.cos(share * Math.PI)
    return [at, top, at, bottom]
  })
  const hoops = [0.16, 0.36, 0.56, 0.78].map((share): Segment => {
    const y = top + (bottom - top) * share
    return [x - half, y, x + half, y]
  })
  const legs = [-46, -16, 16, 46].map(
    (shift): Segment => [x + shift, bottom, x + shift * 1.16, foot],
  )
  const braces: Segment[] = [
    [x - 48, bottom + 12, x + 50, foot - 12],
    [x + 48, bottom + 12, x - 50, foot - 12],
    [x - 50, bottom + 78, x + 50, bottom + 78],
  ]
  const roof: Point[] = [
    [x - half - 8, top],
    [x, top - 46],
    [x + half + 8, top],
  ]
  return (
    lines(legs, 5) +
    lines(braces, pen.contour) +
    shape(box(x - half - 4, bottom, x + half + 4, bottom + 7), pen.contour) +
    shape(box(x - half, top, x + half, bottom), pen.contour) +
    lines(staves, pen.fine) +
    lines(hoops, 2.6) +
    shape(roof, pen.contour, { angle: 0.67, gap: 3 }) +
    lines([[x, top - 46, x, top - 58]], pen.contour)
  )
}

/** Poles that shrink to the left, and the wires between them. */
export function wires(): string {
  const poles = [
    { x: 1168, foot: 514, height: 270 },
    { x: 884, foot: 508, height: 214 },
    { x: 690, foot: 504, height: 184 },
    { x: 512, foot: 500, height: 158 },
  ]
  const arm = ({ x, foot, height }: (typeof poles)[number], rise: number, side: number): Point => [
    x + side * height * 0.1,
    foot - height * rise,
  ]
  const posts = poles.flatMap((pole): Segment[] => [
    [pole.x, pole.foot, pole.x, pole.foot - pole.height],
    ...[0.95, 0.87].map((rise): Segment => [...arm(pole, rise, -1), ...arm(pole, rise, 1)]),
  ])
  const spans = poles.slice(1).flatMap((pole, index) => {
    const before = poles[index] ?? pole
    return [0.95, 0.87].flatMap((rise) =>
      [-0.9, 0.9].map((side) => {
        const [from, to] = [arm(before, rise + 0.015, side), arm(pole, rise + 0.015, side)]
        return sampled(
          8,
          (share): Point => [
            from[0] + (to[0] - from[0]) * share,
            from[1] + (to[1] - from[1]) * share + 26 * share * (1 - share),
          ],
        )
      }),
    )
  })
  return spans.map((wire) => outline(wire, pen.hatch, { closed: false })).join('') + lines(posts, 3)
}
