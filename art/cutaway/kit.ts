// Measures and strokes shared by the parts of the section.
import { hatch, type Point, polygon, rectangle, type Segment, strokes } from '../geometry.ts'
import { path } from '../svg.ts'

/** The section is laid out in pixels of its natural size and drawn in quarters of them. */
export const unit = 4
export const plateSize = [760, 440] as const

/** The building, from the outside of its left wall to the outside of its right wall. */
export const house = {
  left: 176,
  right: 584,
  ground: 360,
  upperFloor: 256,
  ceiling: 160,
  ridge: 26,
  wall: 9,
  slab: 8,
  hallLeft: 332,
  hallRight: 428,
  partition: 7,
} as const

export const middle = (house.left + house.right) / 2

export function scaled(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [x * unit, y * unit])
}

export function lines(segments: readonly Segment[], width: number): string {
  const large = segments.map(([x1, y1, x2, y2]) => [x1, y1, x2, y2].map((value) => value * unit))
  return path(strokes(large as unknown as Segment[]), width)
}

export function box(x: number, y: number, width: number, height: number): Point[] {
  return rectangle(x, y, width, height)
}

export type Tone = {
  /** Pixels between the strokes, their direction and weight, and the weight of the outline. */
  readonly gap: number
  readonly angle?: number
  readonly width: number
  readonly outline?: number
}

export const upright = Math.PI / 2

/** A part with an outline and a tone of parallel strokes, on paper. */
export function toned(corners: readonly Point[], tone: Tone): string {
  const shape = scaled(corners)
  const { gap, angle = 0, width, outline = 4 } = tone
  return (
    path(polygon(shape), outline, 'paper') +
    path(strokes(hatch([shape], { angle, gap: gap * unit })), width)
  )
}

/** Whatever the section cuts through: close strokes at forty-five degrees. */
export function cut(corners: readonly Point[], angle = Math.PI / 4): string {
  return toned(corners, { gap: 2.2, angle, width: 4.4, outline: 4.6 })
}
