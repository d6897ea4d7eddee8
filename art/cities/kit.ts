// What the city plates share: the plate, the pens, and shapes measured in pixels of its full size.
import { hatch, numbers, type Point, polygon, type Segment, strokes } from '../geometry.ts'
import type { Inks } from '../inks.ts'
import { area, type PaintName, path, plate } from '../svg.ts'
import { tree } from '../tree.ts'

/** Pixels of the plate at its full size, and plate units in a pixel. */
const plateSize = [1200, 600] as const
const unit = 2

/** Line widths in pixels at full size; a phone shows a third of it. */
export const pen = { contour: 2, line: 1.4, fine: 1, hatch: 0.8 }

export const level = 0
export const upright = Math.PI / 2

export function cityPlate(inks: Inks, body: string): string {
  const [width, height] = plateSize
  return plate(inks, {
    viewBox: [0, 0, width * unit, height * unit],
    size: plateSize,
    paint: 'line',
    body: `<g stroke-linejoin="round">${body}</g>`,
  })
}

export type Tone = {
  readonly angle: number
  readonly gap: number
  readonly width?: number
  readonly paint?: PaintName
}

/** A shape on paper: outlined, and toned with parallel strokes if asked for. */
export function shape(corners: readonly Point[], width: number, tone?: Tone): string {
  return path(polygon(large(corners)), width * unit, 'paper') + (tone ? toned([corners], tone) : '')
}

export function toned(rings: readonly (readonly Point[])[], tone: Tone): string {
  const { angle, gap, width = pen.hatch, paint } = tone
  const filled = hatch(rings.map(large), { angle, gap: gap * unit })
  return path(strokes(filled), width * unit, paint)
}

export function lines(segments: readonly Segment[], width: number, paint?: PaintName): string {
  return path(strokes(segments.map(largeSegment)), width * unit, paint)
}

export function outline(
  corners: readonly Point[],
  width: number,
  { closed = true, paint }: { readonly closed?: boolean; readonly paint?: PaintName } = {},
): string {
  return path(polygon(large(corners), closed), width * unit, paint)
}

/** Several closed shapes in one path. */
export function shapes(
  list: readonly (readonly Point[])[],
  width: number,
  paint: PaintName,
): string {
  return path(list.map((corners) => polygon(large(corners))).join(''), width * unit, paint)
}

export function solid(list: readonly (readonly Point[])[], paint: PaintName): string {
  return area(list.map((corners) => polygon(large(corners))).join(''), paint)
}

/** Openings: dark by day; by night some of them are lit. */
export function panes(
  list: readonly (readonly Point[])[],
  isLit: (index: number) => boolean,
  margin = 1.5,
): string {
  const lit = list.filter((_, index) => isLit(index))
  const dark = list.filter((_, index) => !isLit(index))
  const data = (some: typeof list) => some.map((corners) => polygon(large(corners))).join('')
  return path(data(dark), margin * unit, 'glass') + path(data(lit), margin * unit, 'glass lit')
}

export function box(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

/** Points of a curve, for an outline. */
export function sampled(steps: number, at: (share: number) => Point): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => at(step / steps))
}

/** Numbers in equal steps, both ends included. */
export function spread(from: number, to: number, steps: number): number[] {
  return Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps)
}

/** A leaf: its middle and half its width. */
export type Arc = readonly [x: number, y: number, half: number]

/** Short arcs, open below. */
export function arcs(list: readonly Arc[], width: number): string {
  let data = ''
  let [penX, penY] = [0, 0]
  for (const arc of list) {
    const [x, y, half] = arc.map((value) => Math.round(value * unit)) as [number, number, number]
    const move = numbers([x - half - penX, y - penY])
    data += `${data === '' ? 'M' : 'm'}${move}q${numbers([half, -2 * half, 2 * half, 0])}`
    ;[penX, penY] = [x + half, y]
  }
  return path(data, width * unit)
}

/** Path data of its own, in units of `scale` pixels, set down on the plate. */
export function placedPath(data: string, [x, y]: Point, scale: number, width: number): string {
  const place = `translate(${Math.round(x * unit)} ${Math.round(y * unit)})scale(${round(scale * unit)})`
  return `<path transform="${place}" d="${data}" stroke-width="${round(width / scale)}"/>`
}

/** A leafy tree, its crown a circle on the plate. */
export function leafy(
  foot: Point,
  crown: Point,
  radius: number,
  seed: number,
  leaves = 150,
): string {
  return tree({
    foot: [foot[0] * unit, foot[1] * unit],
    middle: [crown[0] * unit, crown[1] * unit],
    radius: radius * unit,
    trunk: radius * 0.09 * unit,
    pen: 0.8 * unit,
    seed,
    leaves,
  })
}

function round(value: number): number {
  return Number(value.toFixed(2))
}

function large(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [x * unit, y * unit])
}

function largeSegment([x1, y1, x2, y2]: Segment): Segment {
  return [x1 * unit, y1 * unit, x2 * unit, y2 * unit]
}
