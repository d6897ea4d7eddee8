// A dip pen: a wooden holder, a ferrule in metal, a steel nib with its slit.
import { type Point, segment } from '../geometry.ts'
import { disc, lines, pen, rounded, shape, toned } from './kit.ts'

/** From the point of its nib to the end of its holder. */
export function dipPen(nib: Point, end: Point): string {
  const length = Math.hypot(end[0] - nib[0], end[1] - nib[1])
  const at = (along: number, aside: number): Point => [
    nib[0] + ((end[0] - nib[0]) * along - (end[1] - nib[1]) * aside) / length,
    nib[1] + ((end[1] - nib[1]) * along + (end[0] - nib[0]) * aside) / length,
  ]
  const steel = [
    at(0, 0),
    at(70, 8),
    at(130, 24),
    at(190, 35),
    at(260, 30),
    at(260, -30),
    at(190, -35),
    at(130, -24),
    at(70, -8),
  ]
  const ferrule = [at(250, 32), at(370, 36), at(370, -36), at(250, -32)]
  const holder = [
    at(370, 32),
    at(560, 37),
    at(length, 13),
    at(length, -13),
    at(560, -37),
    at(370, -32),
  ]
  const shaded = [
    at(374, -4),
    at(560, -4),
    at(length - 8, -2),
    at(length - 8, -11),
    at(560, -35),
    at(374, -30),
  ]
  const angle = Math.atan2(end[1] - nib[1], end[0] - nib[0])
  return (
    shape(holder, pen.contour) +
    toned([shaded], { angle, gap: 9 }) +
    shape(steel, pen.line) +
    lines([segment(at(0, 0), at(150, 0))], pen.fine) +
    disc(rounded(at(158, 0)), 9, pen.fine, 'paper') +
    shape(ferrule, pen.line) +
    toned([ferrule], { angle: angle + Math.PI / 2, gap: 12, width: pen.line }, 'metal')
  )
}
