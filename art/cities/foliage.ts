// Trees too far away for leaves, and pines.
import { type Point, type Segment, seededRandom } from '../geometry.ts'
import { type Arc, arcs, lines, outline, pen, shape, solid } from './kit.ts'

export type Hedge = {
  readonly from: number
  readonly to: number
  readonly base: number
  readonly height: number
  readonly seed: number
}

/** A row of crowns made of arcs, as the near trees are, and the shade they stand in. */
export function treeline({ from, to, base, height, seed }: Hedge): string {
  const random = seededRandom(seed)
  const light: Arc[] = []
  const dark: Arc[] = []
  const crowns: Point[][] = []
  for (let x = from; x < to; ) {
    const half = height * (0.42 + 0.3 * random())
    const rise = height * (0.72 + 0.5 * random())
    const at = (across: number, up: number): Point => [x + half * (1 + across), base - rise * up]
    crowns.push([at(-1, 0), at(-0.9, 0.55), at(-0.4, 0.95), at(0.4, 0.95), at(0.9, 0.55), at(1, 0)])
    const leaf = height * 0.17
    for (const [across, up] of rim) light.push([...at(across, up), leaf])
    for (const [across, up] of shaded) dark.push([...at(across + 0.2 * random(), up), leaf])
    x += half * 1.7
  }
  return (
    solid(crowns, 'paper') +
    arcs(light, pen.line) +
    arcs(dark, pen.contour) +
    lines(
      [0, 2.4].map(
        (drop): Segment => [from + 3 * drop, base - drop, to + 10 - 3 * drop, base - drop],
      ),
      pen.contour,
    )
  )
}

/** Places of leaves on a crown: shares of half its width from the middle, and of its height. */
const rim = [
  [-0.9, 0.45],
  [-0.62, 0.76],
  [-0.2, 0.94],
  [0.24, 0.92],
  [0.62, 0.74],
  [0.9, 0.44],
  [-0.4, 0.52],
] as const
const shaded = [
  [0.02, 0.56],
  [0.44, 0.46],
  [-0.1, 0.26],
  [0.3, 0.18],
  [0.62, 0.22],
] as const

/** A longleaf pine: a bare stem, and bursts of needles at the ends of its few boughs. */
export function pine(foot: Point, height: number, seed: number): string {
  const random = seededRandom(seed)
  const [x, y] = foot
  const lean = (random() - 0.5) * height * 0.06
  const stem = (share: number): Point => [x + lean * share, y - height * share]
  const half = height * 0.014
  const [tip] = [stem(0.97)]
  const boughs: Segment[] = []
  const needles: Segment[] = []
  for (let bough = 0; bough < 13; bough++) {
    const share = 0.5 + 0.49 * (bough / 12)
    const from = stem(share - 0.03)
    const side = bough % 2 === 0 ? -1 : 1
    const reach =
      height *
      (0.17 * (1.1 - share) + 0.05) *
      (0.8 + 0.5 * random()) *
      side *
      (bough === 12 ? 0.1 : 1.25)
    const to: Point = [from[0] + reach, from[1] - height * (0.03 + 0.03 * random())]
    boughs.push([...from, ...to])
    const burst = height * 0.062
    for (let needle = 0; needle < 17; needle++) {
      const angle = Math.PI * (-0.06 + (1.12 * needle) / 16) + 0.12 * (random() - 0.5)
      const length = burst * (0.8 + 0.4 * random())
      needles.push([
        to[0],
        to[1],
        to[0] + Math.cos(angle) * length * 1.15,
        to[1] - Math.sin(angle) * length + Math.abs(Math.cos(angle)) * length * 0.25,
      ])
    }
  }
  return (
    lines(boughs, pen.line) +
    shape([[x - half, y], tip, [x + half, y]], pen.line) +
    outline([[x + half * 0.3, y], tip], pen.line, { closed: false }) +
    lines(needles, pen.fine)
  )
}
