// Parts that several fronts have: cornices, roofs, trees, the ground.
import type { Point, Segment } from '../geometry.ts'
import { tree } from '../tree.ts'
import { box, face, lines, onPlate, type Sheet, steps, toned, upright } from './kit.ts'
import { plot } from './plot.ts'

/** The ground runs through from plot to plot; the strokes under it stay inside. */
export function ground(sheet: Sheet): string {
  const shade: Segment[] = [
    [0.5, -0.2, 8.2, -0.2],
    [9.1, -0.2, 12.4, -0.2],
    [2.2, -0.38, 6.1, -0.38],
    [7.4, -0.38, 11.2, -0.38],
  ]
  return lines(sheet, [[0, 0, plot.width, 0]], 'contour') + lines(sheet, shade, 'hatch')
}

/** A cornice that stands proud of the wall, on brackets, with the shadow it casts. */
export function cornice(sheet: Sheet, x: number, y: number, width: number, height: number): string {
  const proud = height * 0.5
  const slab: Point[] = [
    [x - proud, y + height],
    [x + width + proud, y + height],
    [x + width + proud * 0.6, y + height * 0.55],
    [x - proud * 0.6, y + height * 0.55],
  ]
  const count = Math.round(width / 0.62)
  const brackets = steps(x + 0.12, x + width - 0.12, count).map(
    (at): Segment => [at, y, at, y + height * 0.55],
  )
  return (
    face(sheet, box(x, y, width, height * 0.55), undefined, 'line') +
    lines(sheet, brackets, 'contour') +
    face(sheet, slab, { step: 0.5 }) +
    toned(sheet, [box(x, y - height * 0.55, width, height * 0.55)], { step: 0.5, pen: 'line' })
  )
}

/** A wall that the light from the left reaches last: its right edge in shade. */
export function wall(sheet: Sheet, x: number, y: number, width: number, height: number): string {
  const edge = Math.min(0.9, width * 0.12)
  return (
    face(sheet, box(x, y, width, height), {}) +
    toned(sheet, [box(x + width - edge, y, edge, height)], { angle: upright, step: 0.55 })
  )
}

/** A course of stone across the wall. */
export function belt(sheet: Sheet, x: number, y: number, width: number): string {
  return face(sheet, box(x - 0.08, y, width + 0.16, 0.22), undefined, 'line')
}

/** A slope towards the street, shingled level with its eaves. */
export function slope(sheet: Sheet, corners: readonly Point[]): string {
  return face(sheet, corners, { step: 0.72, pen: 'line' })
}

/** A gable: the boards of its wall, and the two edges of the roof over it. */
export function gable(
  sheet: Sheet,
  [left, eaves]: Point,
  width: number,
  rise: number,
  angle = 0,
): string {
  const middle = left + width / 2
  const over = 0.42
  const drop = (rise / (width / 2)) * over
  const thick = 0.34
  const edge: Point[] = [
    [left - over, eaves - drop],
    [middle, eaves + rise],
    [left + width + over, eaves - drop],
    [left + width + over, eaves - drop + thick],
    [middle, eaves + rise + thick],
    [left - over, eaves - drop + thick],
  ]
  const wall: Point[] = [
    [left, eaves],
    [left + width, eaves],
    [middle, eaves + rise],
  ]
  return face(sheet, wall, { angle }, 'line') + face(sheet, edge, { step: 0.5 })
}

export function chimney(sheet: Sheet, x: number, from: number, to: number): string {
  return (
    face(sheet, box(x, from, 0.8, to - from), { step: 0.6, pen: 'line' }) +
    face(sheet, box(x - 0.1, to, 1, 0.22))
  )
}

export function plotTree(sheet: Sheet, x: number, height: number, seed: number): string {
  const radius = height * 0.34
  const [footX, footY] = onPlate(sheet, [x, 0])
  return tree({
    foot: [footX, footY],
    middle: onPlate(sheet, [x, height - radius]),
    radius: radius * sheet.metre,
    trunk: 0.1 * sheet.metre,
    seed,
    leaves: sheet.fine ? 210 : 90,
    pen: sheet.pen.hatch,
  })
}

/** A picket fence from one place to another. */
export function fence(sheet: Sheet, from: number, to: number): string {
  const count = Math.round((to - from) / (sheet.fine ? 0.3 : 0.45))
  const pickets = steps(from, to, count).map((x): Segment => [x, 0, x, 0.95])
  const rails = [0.3, 0.7].map((y): Segment => [from - 0.1, y, to + 0.1, y])
  return lines(sheet, pickets, 'contour') + lines(sheet, rails, 'line')
}
