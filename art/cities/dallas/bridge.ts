// The Margaret Hunt Hill Bridge: one arch across the roadway, and 58 cables that twist from it to
// the middle of the deck. Metal cables are the share of a tax bill that was removed.
import type { Point, Segment } from '../../geometry.ts'
import { shareRemoved, type TaxBill } from '../../spindles.ts'
import { lines, outline, pen, sampled, shape, solid, spread } from '../kit.ts'

export const cableCount = 58
const perSide = cableCount / 2

/** The roadway under the arch, the height of the arch and half its width, all on the plate. */
const middle: Point = [318, 462]
const crown = 404
const spanHalf: Point = [66, 13]
/** A step of one along the deck: it recedes to the right. */
const along: Point = [318, -10]

/** A point of the arch: -1 is the far foot, 1 the near one. Thirty feet of the legs stand below the deck. */
function onArch(across: number, inward = 0): Point {
  const width = 1 - inward / 66
  return [
    middle[0] + spanHalf[0] * across * width,
    middle[1] + spanHalf[1] * across - (crown - inward) * (1 - Math.abs(across) ** 2.3),
  ]
}

function onDeck(distance: number): Point {
  return [middle[0] + along[0] * distance, middle[1] + along[1] * distance]
}

/** Cables of one side, in the order of their places on the deck. */
function cables(side: -1 | 1): Segment[] {
  return spread(0, 1, perSide - 1).map((share) => {
    const from = onArch(side * (0.84 - 1.68 * share), 5)
    const to = onDeck(side * (0.1 + 0.9 * share))
    return [from[0], from[1], to[0], to[1]]
  })
}

export function huntHillBridge(bill: TaxBill): string {
  const metal = Math.round(cableCount * shareRemoved(bill))
  const all = [...cables(1), ...cables(-1)]
  return (
    piers() +
    leg(-1) +
    lines(all.slice(metal), pen.fine) +
    lines(all.slice(0, metal), pen.line, 'metal') +
    deck() +
    leg(1)
  )
}

/** Half of the arch: the far one stands behind the cables, the near one before them. */
function leg(side: -1 | 1): string {
  const outer = sampled(22, (share) => onArch(side * (1.03 - 1.03 * share)))
  const inner = sampled(22, (share) => onArch(side * (1.03 - 1.03 * share), 11))
  const shade = sampled(22, (share) => onArch(side * (1.03 - 1.03 * share), 7))
  return (
    shape([...outer, ...inner.toReversed()], pen.contour) +
    (side > 0
      ? outline(shade, pen.fine, { closed: false })
      : solid([[...shade, ...inner.toReversed()]], 'solid'))
  )
}

function deck(): string {
  const edge = (drop: number): Segment => {
    const [from, to] = [onDeck(-1.1), onDeck(1.5)]
    return [from[0], from[1] + drop, to[0], to[1] + drop * 0.62]
  }
  const [left, right] = [onDeck(-1.1), onDeck(1.5)]
  const beam: Point[] = [
    [left[0], left[1] + 2],
    [right[0], right[1] + 1],
    [right[0], right[1] + 8],
    [left[0], left[1] + 15],
  ]
  const rail = edge(-7)
  const posts = spread(-1.08, 1.46, 110).map((distance): Segment => {
    const [x, y] = onDeck(distance)
    return [x, y + 2, x, y - 5 + distance]
  })
  return (
    shape(beam, pen.contour) +
    lines([edge(6), edge(9), edge(12), edge(13.5)], pen.line) +
    lines([rail], pen.fine) +
    lines(posts, pen.hatch)
  )
}

/** Pairs of slender legs that open upwards. */
function piers(): string {
  return spread(-0.92, 1.3, 6)
    .filter((distance) => Math.abs(distance) > 0.1)
    .map((distance) => {
      const [x, y] = onDeck(distance)
      const size = 1 - distance * 0.22
      const foot = y + 62 * size
      const limb = (way: -1 | 1): Point[] => [
        [x + way * 10 * size, y + 8],
        [x + way * 15 * size, y + 8],
        [x + way * 5 * size, foot],
        [x + way * 1 * size, foot],
      ]
      return shape(limb(-1), pen.line) + shape(limb(1), pen.line, { angle: 1.8, gap: 2.4 })
    })
    .join('')
}
