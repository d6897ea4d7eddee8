// What stands on a street and on its roofs: lamps, trees, a water tank.
import { polygon, type Segment, strokes } from '../geometry.ts'
import { path } from '../svg.ts'
import { tree } from '../tree.ts'
import { project, scaleAt } from './perspective.ts'

export function streetTree(
  along: number,
  back: number,
  metres: number,
  { seed, leaves }: { readonly seed: number; readonly leaves: number },
): string {
  const foot = project(along, back, 0)
  const scale = scaleAt(along, back)
  return tree({
    foot,
    middle: [foot[0], foot[1] - (2.2 + metres) * scale],
    radius: metres * scale,
    trunk: 0.13 * scale,
    seed,
    leaves,
    pen: 1.5,
  })
}

export function lamp(along: number, back: number): string {
  const scale = scaleAt(along, back)
  const [x, foot] = project(along, back, 0)
  const [, head] = project(along, back, 4.2)
  const brim = head - 0.62 * scale
  return (
    path(strokes([[x, foot, x, head]]), 3.8) +
    path(
      strokes([
        [x - 0.2 * scale, foot, x + 0.2 * scale, foot],
        [x - 0.12 * scale, foot - 0.5 * scale, x + 0.12 * scale, foot - 0.5 * scale],
      ]),
      5.3,
    ) +
    path(
      polygon([
        [x - 0.26 * scale, brim],
        [x + 0.26 * scale, brim],
        [x + 0.15 * scale, head],
        [x - 0.15 * scale, head],
      ]),
      2.3,
      'glass lit',
    ) +
    path(
      polygon([
        [x - 0.34 * scale, brim],
        [x, brim - 0.36 * scale],
        [x + 0.34 * scale, brim],
      ]),
      1.5,
      'solid',
    )
  )
}

export type Tank = {
  readonly along: number
  readonly back: number
  /** Height of the roof it stands on, of its legs, and of itself. */
  readonly roof: number
  readonly radius: number
  readonly height: number
}

export function waterTank({ along, back, roof, radius, height }: Tank): string {
  const legs = 2.9
  const [x, foot] = project(along, back, roof)
  const [, bottom] = project(along, back, roof + legs)
  const [, top] = project(along, back, roof + legs + height)
  const half = radius * scaleAt(along, back)
  // Staves of equal width on a round tank crowd towards its edges.
  const staves = Array.from({ length: 23 }, (_, stave): Segment => {
    const at = x - half * Math.cos((stave / 22) * Math.PI)
    return [at, bottom, at, top]
  })
  const hoops = [0.25, 0.5, 0.75].map((share): Segment => {
    const y = bottom + (top - bottom) * share
    return [x - half, y, x + half, y]
  })
  const brace = foot + (bottom - foot) * 0.2
  return (
    path(
      strokes([-0.8, -0.3, 0.3, 0.8].map((leg) => [x + leg * half, foot, x + leg * half, bottom])),
      3.8,
    ) +
    path(
      strokes([
        [x - 0.8 * half, brace, x + 0.8 * half, bottom],
        [x + 0.8 * half, brace, x - 0.8 * half, bottom],
      ]),
      1.8,
    ) +
    path(
      polygon([
        [x - half, bottom],
        [x + half, bottom],
        [x + half, top],
        [x - half, top],
      ]),
      2.3,
      'paper',
    ) +
    path(strokes(staves), 1.7) +
    path(strokes(hoops), 3) +
    path(
      polygon([
        [x - half * 1.1, top],
        [x, top - half * 0.8],
        [x + half * 1.1, top],
      ]),
      2.3,
      'solid',
    )
  )
}
