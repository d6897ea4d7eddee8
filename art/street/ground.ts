// Sidewalks and road.
import { type Segment, seededRandom, segment, strokes } from '../geometry.ts'
import { path } from '../svg.ts'
import { horizon, plateHeight, plateWidth, project, unit } from './perspective.ts'

/** How far the sidewalk reaches from the walls to its two kerb lines. */
const kerb = [3.9, 4.15] as const

/** The kerb of the opposite corner, across the side street. */
const across = 9.2

export function ground(): string {
  return (
    path(strokes([...joints(), ...shadow()]), 1.4) +
    path(strokes(kerbs()), 2.3) +
    path(strokes(road()), 1.5)
  )
}

function kerbs(): Segment[] {
  const near = kerb.flatMap((edge) => [
    segment(project(128, -edge, 0), project(-kerb[1], -edge, 0)),
    segment(project(-edge, -kerb[1], 0), project(-edge, 55, 0)),
  ])
  const opposite = [0, 0.25].flatMap((edge) => [
    segment(project(-across - edge, 50, 0), project(-across - edge, -kerb[1] + edge, 0)),
    segment(project(-across - edge, -kerb[1] + edge, 0), project(-40, -kerb[1] + edge, 0)),
  ])
  return [...near, ...opposite]
}

/** Joints between the slabs of the sidewalks. */
function joints(): Segment[] {
  const lines: Segment[] = []
  for (let along = -3; along < 100; along += 2.4) {
    lines.push(segment(project(along, 0, 0), project(along, -kerb[0], 0)))
  }
  for (let back = 1; back < 40; back += 2.4) {
    lines.push(segment(project(0, back, 0), project(-kerb[0], back, 0)))
  }
  for (let along = -12; along > -26; along -= 2.4) {
    lines.push(segment(project(along, -kerb[0], 0), project(along - 0.6, -1.4, 0)))
  }
  return lines
}

/** The corner building's shadow falls across the sidewalk into the side street. */
function shadow(): Segment[] {
  const lines: Segment[] = []
  for (let back = 0.4; back < 27; back += 1.1) {
    lines.push(segment(project(0, back, 0), project(-6.4, back + 1.6, 0)))
  }
  return lines
}

/** Strokes parallel to the picture plane which open towards the viewer and stop at the kerb. */
function road(): Segment[] {
  const random = seededRandom(11)
  const kerbAt = (along: number) => project(along, -4.6, 0)
  const nearest = -4.3
  const lines: Segment[] = []
  let gap = 2.6 * unit
  for (let y = horizon + 22 * unit; y < plateHeight; y += gap) {
    gap *= 1.07
    if (y < kerbAt(nearest)[1]) {
      let along = 128
      while (along > nearest && kerbAt(along)[1] < y) along -= 0.4
      const end = kerbAt(along)[0]
      if (end > 1100) lines.push([end - (500 + 1300 * random()), y, end - 22, y])
    } else {
      const start = 400 + random() * 1100
      const middle = start + 2500
      lines.push([start, y, start + 1200 + random() * 1000, y])
      lines.push([middle, y, plateWidth + 100, y])
    }
  }
  return lines
}
