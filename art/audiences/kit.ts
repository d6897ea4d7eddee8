// What the fronts share: one plot, two printings of it, and strokes measured in metres.
// x runs from the left edge of the plot, y up from the ground.
import {
  type Curve,
  fitCurve,
  hatch,
  type Point,
  polygon,
  rectangle,
  type Segment,
  strokes,
} from '../geometry.ts'
import { type PaintName, path } from '../svg.ts'
import { scale } from './plot.ts'

export type Sheet = {
  /** Plate units in a metre, and in a pixel of the natural size. */
  readonly metre: number
  readonly pixel: number
  /** Large enough for glazing bars, door knobs and letters. */
  readonly fine: boolean
  /** Line widths, and the distance between the strokes of a tone, in plate units. */
  readonly pen: { readonly contour: number; readonly line: number; readonly hatch: number }
  readonly gap: number
}

/** Each front is printed twice; an engraving made smaller would only turn grey. */
export const printings = {
  section: {
    metre: scale.section * 4,
    pixel: 4,
    fine: true,
    pen: { contour: 4, line: 3, hatch: 2.1 },
    gap: 10.5,
  },
  street: {
    metre: scale.street * 5,
    pixel: 5,
    fine: false,
    pen: { contour: 4.4, line: 3.4, hatch: 2.4 },
    gap: 11.5,
  },
} satisfies Record<string, Sheet>

/** A front, and how many of its windows are lit. */
export type Front = (sheet: Sheet, lit: number) => string

type Pen = keyof Sheet['pen']
export type Tone = {
  /** 0 is level; strokes lean to the right as the angle grows. */
  readonly angle?: number
  /** Distance between strokes, in those of the sheet. */
  readonly step?: number
  readonly pen?: Pen
  readonly paint?: PaintName
}

export const upright = Math.PI / 2
export const leaning = -Math.PI / 4

export function box(x: number, y: number, width: number, height: number): Point[] {
  return rectangle(x, y, width, height)
}

export function onPlate({ metre }: Sheet, [x, y]: Point): Point {
  return [x * metre, -y * metre]
}

/** A part of the building: outlined on paper, with its tone laid in its own plane. */
export function face(sheet: Sheet, corners: readonly Point[], tone?: Tone, pen: Pen = 'contour') {
  return outline(sheet, [corners], pen, 'paper') + (tone ? toned(sheet, [corners], tone) : '')
}

/** Further rings cut holes. */
export function toned(sheet: Sheet, rings: readonly (readonly Point[])[], tone: Tone): string {
  const { angle = 0, step = 1, pen = 'hatch', paint } = tone
  const shapes = rings.map((ring) => ring.map((point) => onPlate(sheet, point)))
  const segments = hatch(shapes, { angle, gap: sheet.gap * step, offset: (sheet.gap * step) / 2 })
  return path(strokes(segments), sheet.pen[pen], paint)
}

export function outline(
  sheet: Sheet,
  shapes: readonly (readonly Point[])[],
  pen: Pen = 'line',
  paint?: PaintName,
): string {
  const data = shapes.map((shape) => polygon(shape.map((point) => onPlate(sheet, point))))
  return path(data.join(''), sheet.pen[pen], paint)
}

export function lines(
  sheet: Sheet,
  segments: readonly Segment[],
  pen: Pen = 'line',
  paint?: PaintName,
): string {
  const placed = segments.map(
    ([x1, y1, x2, y2]): Segment => [...onPlate(sheet, [x1, y1]), ...onPlate(sheet, [x2, y2])],
  )
  return path(strokes(placed), sheet.pen[pen], paint)
}

export function curved(sheet: Sheet, curve: Curve, spans: number, pen: Pen = 'line'): string {
  return path(
    fitCurve((t) => onPlate(sheet, curve(t)), [0, 1], spans),
    sheet.pen[pen],
  )
}

/** A circle as a polygon, which can be hatched. */
export function round([x, y]: Point, radius: number, from = 0, to = 1): Point[] {
  const corners = 24
  return Array.from({ length: corners + 1 }, (_, index): Point => {
    const angle = (from + ((to - from) * index) / corners) * 2 * Math.PI
    return [x + radius * Math.sin(angle), y + radius * Math.cos(angle)]
  })
}

/** Numbers from one to another in equal steps, both included. */
export function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)
}
