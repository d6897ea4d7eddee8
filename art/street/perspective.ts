// A street corner in two-point perspective. The world is measured in metres:
// `along` runs left from the corner down the avenue, `back` runs into the side street, `up` is up.
import { type Point, type Segment, segment } from '../geometry.ts'

/** Plate units in a pixel of the natural size: fine enough to write whole numbers. */
export const unit = 3
export const plateWidth = 1600 * unit
export const plateHeight = 700 * unit
export const horizon = 590 * unit

const vanishingAxis = 1262 * unit
const focalLength = 770 * unit
const eyeHeight = 3.1
const cornerDistance = 39
const turn = (21 * Math.PI) / 180

/** A point on a wall: metres across it, metres up, and metres proud of it. */
export type Wall = (across: number, up: number, proud?: number) => Point

export function project(along: number, back: number, up: number): Point {
  const depth = depthAt(along, back)
  const sideways = -along * Math.cos(turn) + back * Math.sin(turn)
  return [
    vanishingAxis + (focalLength * sideways) / depth,
    horizon - (focalLength * (up - eyeHeight)) / depth,
  ]
}

/** Plate units in a metre at a place. */
export function scaleAt(along: number, back: number): number {
  return focalLength / depthAt(along, back)
}

/** The wall of a building towards the avenue, measured from its left edge. */
export function frontWall(along: number, width: number, back: number): Wall {
  return (across, up, proud = 0) => project(along + width - across, back - proud, up)
}

/** The wall towards the side street, measured from the corner. */
export function sideWall(along: number, back: number): Wall {
  return (across, up, proud = 0) => project(along - proud, back + across, up)
}

export type Opening = {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

export function onWall(wall: Wall, { left, bottom, right, top }: Opening): Point[] {
  return [wall(left, bottom), wall(right, bottom), wall(right, top), wall(left, top)]
}

export function level(wall: Wall, up: number, from: number, to: number): Segment {
  return segment(wall(from, up), wall(to, up))
}

export function upright(wall: Wall, across: number, from: number, to: number): Segment {
  return segment(wall(across, from), wall(across, to))
}

function depthAt(along: number, back: number): number {
  return cornerDistance + along * Math.sin(turn) + back * Math.cos(turn)
}
