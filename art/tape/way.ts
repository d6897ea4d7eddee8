// The way of a strip of paper that stands on its edge, seen from above.
import type { Point } from '../geometry.ts'

/** Where the strip is, so far along it: to the right, and towards the one who looks. */
export type Way = (along: number) => Point

/** The direction it takes there: 0 is to the right, a quarter turn is straight away. */
export type Heading = (along: number) => number

const step = 4

/** Follows the heading from a point, so that lengths along the way are true. */
export function wayOf(start: Point, heading: Heading, length: number): Way {
  const points: Point[] = [start]
  for (let along = step / 2; along < length + step; along += step) {
    const [x, depth] = points.at(-1) ?? start
    const angle = heading(along)
    points.push([x + step * Math.cos(angle), depth - step * Math.sin(angle)])
  }
  return (along) => {
    // Beyond its ends the strip goes straight on, so that a curve fitted to it has its tangent.
    const index = Math.min(Math.max(Math.floor(along / step), 0), points.length - 2)
    const [x1, y1] = points[index] ?? start
    const [x2, y2] = points[index + 1] ?? start
    const share = along / step - index
    return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
  }
}

export type Curl = { readonly radius: number; readonly tightening: number }

/** How far along a curl its paper has turned by an angle: the radius shrinks as it goes. */
export function alongCurl({ radius, tightening }: Curl, angle: number): number {
  return (radius / tightening) * (1 - Math.exp(-tightening * angle))
}

/** The other way round: the angle by which it has turned. */
export function turnOfCurl({ radius, tightening }: Curl, along: number): number {
  return -Math.log(1 - (tightening * along) / radius) / tightening
}
