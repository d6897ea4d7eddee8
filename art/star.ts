// A five-pointed star with ten facets, every second one hatched: it seems to stand out of the paper.
import { fullTurn, hatch, type Point, polygon, segment, strokes } from './geometry.ts'
import { path } from './svg.ts'

/** Tips lie on the radius, the notches between them where the edges of a regular star cross. */
const notch = 0.382

export function star(radius: number): string {
  const corners = Array.from({ length: 10 }, (_, index): Point => {
    const angle = (index * fullTurn) / 10
    const reach = index % 2 === 0 ? radius : radius * notch
    return [reach * Math.sin(angle), -reach * Math.cos(angle)]
  })
  const middle: Point = [0, 0]
  const shaded = corners.flatMap((tip, index) => {
    const next = corners[index + 1] ?? tip
    if (index % 2 === 1) return []
    // Strokes run along the ridge from the tip to the middle, so each facet has its own slope.
    const ridge = (index * fullTurn) / 10 + Math.PI / 2
    return hatch([[tip, next, middle]], { angle: ridge, gap: radius / 10, offset: radius / 20 })
  })
  const ridges = corners.map((corner) => segment(corner, middle))
  return (
    path(strokes(shaded), radius / 34) +
    path(strokes(ridges), radius / 36) +
    path(polygon(corners), radius / 15)
  )
}
