// The engraver's sky: level rules, close together above and open towards the horizon, left out
// where a cloud stands and fraying at the edges of the plate.
import { fullTurn, type Point, type Segment, seededRandom } from '../geometry.ts'
import { lines, outline, pen, sampled } from './kit.ts'

/** A cloud is as many puffs as it takes, all flat below. */
export type Puff = { readonly x: number; readonly y: number; readonly radius: number }

export type Sky = {
  readonly top: number
  readonly horizon: number
  /** Pixels between the first two rules, and how much each gap grows. */
  readonly gap: number
  readonly growth: number
  readonly seed: number
  readonly clouds?: readonly Puff[]
}

type Range = readonly [from: number, to: number]

const edges: Range = [0, 1200]

export function sky({ top, horizon, gap, growth, seed, clouds = [] }: Sky): string {
  const random = seededRandom(seed)
  const rules: Segment[] = []
  let step = gap
  for (let y = top; y < horizon; y += step) {
    step *= growth
    // The sky ends in an arc above and frays at both sides.
    const fade = Math.max(0, 1 - (y - top) / 90) ** 2
    const from = edges[0] + 160 * fade + 44 * random()
    const to = edges[1] - 160 * fade - 44 * random()
    for (const [start, end] of clearOf(clouds, y, [from, to])) rules.push([start, y, end, y])
  }
  // Heavier above, as the sky is deeper there.
  const half = (top + horizon) / 2
  const upper = rules.filter(([, y]) => y < half)
  const lower = rules.filter(([, y]) => y >= half)
  const ruled = lines(upper, pen.fine, 'soft') + lines(lower, 0.7, 'soft')
  // Fainter than anything that stands before it.
  return `<g opacity=".8">${ruled}${clouds.map((puff) => billow(puff, clouds)).join('')}</g>`
}

/** What is left of a rule outside the clouds. */
function clearOf(clouds: readonly Puff[], y: number, whole: Range): Range[] {
  const cuts = clouds
    .flatMap(({ x, y: middle, radius }): Range[] => {
      const rise = (y - middle) / radius
      if (rise < -1 || rise > flat) return []
      // A little more than the puff, so that its own line stands free.
      const half = radius * Math.sqrt(1 - rise * rise) + 2
      return [[x - half, x + half]]
    })
    .sort(([a], [b]) => a - b)
  const parts: Range[] = []
  let from = whole[0]
  for (const [start, end] of cuts) {
    if (start > from + 8) parts.push([from, Math.min(start, whole[1])])
    from = Math.max(from, end)
  }
  if (from < whole[1] - 8) parts.push([from, whole[1]])
  return parts
}

/** Where a puff is cut off below, in radii under its middle. */
const flat = 0.42

/** The round of a puff away from the light: arcs inside it, broken off where another puff lies before it. */
function billow({ x, y, radius }: Puff, clouds: readonly Puff[]): string {
  const hidden = ([px, py]: Point) =>
    py > y + radius * flat ||
    clouds.some(
      (other) =>
        (other.x !== x || other.y !== y) &&
        other.y >= y &&
        Math.hypot(px - other.x, py - other.y) < other.radius * 0.98,
    )
  return [1, 0.93, 0.86]
    .flatMap((size, index) => {
      const reach = 0.36 - 0.08 * index
      const points = sampled(24, (part): Point => {
        const angle = fullTurn * (-0.2 + 0.04 * index + reach * part)
        return [x + radius * size * Math.cos(angle), y + radius * size * Math.sin(angle)]
      })
      return runs(points, hidden)
    })
    .map((arc) => outline(arc, pen.hatch, { closed: false, paint: 'soft' }))
    .join('')
}

/** The stretches of a line that can be seen. */
function runs(points: readonly Point[], hidden: (point: Point) => boolean): Point[][] {
  const seen: Point[][] = [[]]
  for (const point of points) {
    if (hidden(point)) seen.push([])
    else seen.at(-1)?.push(point)
  }
  return seen.filter((run) => run.length > 2)
}
