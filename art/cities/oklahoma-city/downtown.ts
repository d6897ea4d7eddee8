// Downtown Oklahoma City: one tower far above the others, and the stepped one with a beacon.
import type { Point, Segment } from '../../geometry.ts'
import { box, level, lines, outline, pen, sampled, shape, spread, toned, upright } from '../kit.ts'
import { tower, windowGrid } from '../tower.ts'

const base = 470

export function downtown(vanish: Point): string {
  const flank = { to: vanish, depth: 0.1, gap: 3 }
  return (
    tower({ left: 668, right: 716, top: 322, base, floors: 14, bays: 5, seed: 4, flank }) +
    stepped() +
    tallest() +
    tower({ left: 902, right: 952, top: 348, base, floors: 12, bays: 6, seed: 7, bands: true }) +
    tower({ left: 640, right: 676, top: 384, base, floors: 8, bays: 4, seed: 2 }) +
    tower({ left: 786, right: 838, top: 368, base, floors: 10, bays: 6, seed: 5 }) +
    tower({ left: 948, right: 990, top: 398, base, floors: 7, bays: 5, seed: 12 })
  )
}

/** Glass on three sides, drawn in towards a crown. */
function tallest(): string {
  const [foot, shoulder, top] = [
    [726, 800],
    [726, 800],
    [737, 787],
  ] as const
  const crown = [78, 150] as const
  const taper = (side: 0 | 1) =>
    sampled(
      8,
      (share): Point => [
        shoulder[side] + (top[side] - shoulder[side]) * share ** 1.8,
        crown[1] - (crown[1] - crown[0]) * share,
      ],
    )
  const ridge: Point[] = [
    [757, base],
    [757, crown[1]],
    [759, crown[0] - 8],
  ]
  const outer: Point[] = [
    [foot[0], base],
    ...taper(0),
    [759, crown[0] - 8],
    ...taper(1).toReversed(),
    [foot[1], base],
  ]
  const dark: Point[] = [...ridge, ...taper(1).toReversed(), [foot[1], base]]
  const floors = spread(crown[0] + 6, base - 6, 62)
  return (
    shape(outer, pen.contour) +
    toned([outer], { angle: upright, gap: 6.2 }) +
    toned([dark], { angle: level, gap: 2.7, width: 1.3 }) +
    lines(
      floors.map((y): Segment => [730, y, 756, y]),
      pen.hatch,
    ) +
    windowGrid({ left: 728, right: 757, top: 150, base, floors: 46, bays: 4, lit: 0.2, seed: 3 }) +
    outline(ridge, pen.line, { closed: false })
  )
}

/** Set back three times, with a beacon. */
function stepped(): string {
  const tiers = [
    { left: 834, right: 906, top: 320, floors: 15, bays: 8 },
    { left: 844, right: 896, top: 268, floors: 5, bays: 6 },
    { left: 853, right: 887, top: 238, floors: 3, bays: 4 },
  ]
  return (
    lines([[870, 238, 870, 164]], pen.contour) +
    shape(
      [
        [862, 220],
        [870, 186],
        [878, 220],
      ],
      pen.line,
    ) +
    shape(box(859, 218, 881, 238), pen.line, { angle: upright, gap: 3 }) +
    tiers
      .toReversed()
      .map(({ left, right, top, floors, bays }, index) =>
        tower({
          left,
          right,
          top,
          base: index === 2 ? base : top + 54,
          floors,
          bays,
          seed: index + 5,
          tone: { angle: upright, gap: 4.5 },
        }),
      )
      .join('')
  )
}
