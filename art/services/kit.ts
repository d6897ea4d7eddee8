// What the service plates share: the square, the pens, and planes seen at an angle.
import { fullTurn, hatch, type Point, polygon, type Segment, strokes } from '../geometry.ts'
import type { Inks } from '../inks.ts'
import { type PaintName, path, plate } from '../svg.ts'

/** Plate units in a pixel, and the side of the square in them. */
const unit = 3
export const side = 700 * unit

/** Line widths. A plate is shown at half its size, where six units are a pixel. */
export const pen = { contour: 8, line: 6, fine: 4.4, hatch: 3.4 }

export const upright = Math.PI / 2

export function squarePlate(inks: Inks, body: string): string {
  return plate(inks, {
    viewBox: [0, 0, side, side],
    size: [side / unit, side / unit],
    paint: 'line',
    body,
  })
}

/** A drawing set down on the plate, turned about its own origin. */
export function placed([x, y]: Point, degrees: number, body: string): string {
  const turn = degrees === 0 ? '' : `rotate(${degrees})`
  return `<g transform="translate(${x} ${y})${turn}">${body}</g>`
}

export function disc([x, y]: Point, radius: number, width: number, paint?: PaintName): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" stroke-width="${width}"${paint ? ` class="${paint}"` : ''}/>`
}

/** A circle as a polygon, to cut hatching round it. */
export function roundRing([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 60 }, (_, index): Point => {
    const angle = (index / 60) * fullTurn
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

/** A point on a circle; angles run clockwise from twelve o'clock. */
export function around([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
}

export function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)]
}

export type Tone = { readonly angle: number; readonly gap: number; readonly width?: number }

/** A shape on paper: outlined, and toned with parallel strokes if asked for. */
export function shape(corners: readonly Point[], width: number, tone?: Tone): string {
  return path(polygon(corners), width, 'paper') + (tone ? toned([corners], tone) : '')
}

export function toned(rings: readonly (readonly Point[])[], tone: Tone, paint?: PaintName): string {
  return path(strokes(hatch(rings, tone)), tone.width ?? pen.hatch, paint)
}

export function lines(segments: readonly Segment[], width: number, paint?: PaintName): string {
  return path(strokes(segments), width, paint)
}

export type Plane = (u: number, v: number) => Point

/** The unit square laid into four corners (from the origin along u, then along v) in perspective. */
export function plane(corners: readonly [Point, Point, Point, Point]): Plane {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners
  const [ax, ay, bx, by] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2]
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3]
  const area = ax * by - bx * ay
  const g = (sx * by - bx * sy) / area
  const h = (ax * sy - sx * ay) / area
  return (u, v) => {
    const depth = g * u + h * v + 1
    return [
      ((x1 - x0 + g * x1) * u + (x3 - x0 + h * x3) * v + x0) / depth,
      ((y1 - y0 + g * y1) * u + (y3 - y0 + h * y3) * v + y0) / depth,
    ]
  }
}

/** A rectangle of a plane. */
export function panel(on: Plane, u1: number, v1: number, u2: number, v2: number): Point[] {
  return [on(u1, v1), on(u2, v1), on(u2, v2), on(u1, v2)]
}
