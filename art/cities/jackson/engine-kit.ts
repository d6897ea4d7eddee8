// Measures of the engine and its tender, and a way to draw what is round.
import type { Point, Segment } from '../../geometry.ts'
import { box, spread } from '../kit.ts'

/** Where the wheels touch the rail. */
export const rail = 528
/** Pixels in a unit of the drawing. */
export const scale = 1.13

/** A place on the engine: to the right of its origin, and above the rail. */
export type At = (x: number, y: number) => Point

export function standingAt(left: number): At {
  return (x, y) => [left + x * scale, rail - y * scale]
}

/** A rectangle by two opposite corners. */
export function block(from: Point, to: Point): Point[] {
  return box(from[0], from[1], to[0], to[1])
}

/** The strokes of a cylinder lying down, from its upper left to its lower right: a band of light stays open. */
export function lying(from: Point, to: Point, strokes: number): Segment[] {
  const [middle, half] = [(from[1] + to[1]) / 2, (to[1] - from[1]) / 2]
  return spread(0.04, 0.96, strokes)
    .map((share) => middle - half * Math.cos(share * Math.PI))
    .filter((y) => y < middle - half * 0.66 || y > middle - half * 0.42)
    .map((y) => [from[0], y, to[0], y])
}
