// The capitals of VOID as heavy outlines, open inside so that they can be hatched.
import {
  fitCurve,
  fullTurn,
  hatch,
  type Point,
  polygon,
  rectangle,
  type Segment,
} from './geometry.ts'

type Outline = {
  readonly width: number
  /** Path data, and the same shape as polygons for the hatching. */
  readonly path: string
  readonly rings: Point[][]
}

/** Percent of the height of a capital. */
const stem = 25
const gap = 20

/** A word in block capitals, its top left in the origin: outlines and hatching. */
export function blockWord(
  word: readonly (keyof typeof capitals)[],
  height: number,
  pitch: number,
): { width: number; outline: string; strokes: Segment[] } {
  let left = 0
  let outline = ''
  const strokes: Segment[] = []
  for (const name of word) {
    const capital = capitals[name](left, height / 100)
    outline += capital.path
    strokes.push(...hatch(capital.rings, { angle: -Math.PI / 4, gap: pitch }))
    left += capital.width + (gap * height) / 100
    // A V leans away from its neighbour, which therefore moves closer.
    if (name === 'V') left -= 0.09 * height
  }
  return { width: left - (gap * height) / 100, outline, strokes }
}

const capitals = {
  V: (left: number, scale: number): Outline => {
    const corners: Point[] = [
      [0, 0],
      [27, 0],
      [47, 66],
      [67, 0],
      [94, 0],
      [60, 100],
      [34, 100],
    ]
    return straight(left, scale, 94, corners)
  },
  I: (left: number, scale: number): Outline =>
    straight(left, scale, stem, rectangle(0, 0, stem, 100)),
  O: (left: number, scale: number): Outline => {
    const bowl = (width: number, height: number) => (angle: number) =>
      [
        left + (49 + width * Math.sin(angle)) * scale,
        (50 - height * Math.cos(angle)) * scale,
      ] as const
    const outer = bowl(49, 51.5)
    const inner = bowl(24, 28)
    return {
      width: 98 * scale,
      // The inside runs the other way round, so that filling leaves it open.
      path: fitCurve(outer, [0, fullTurn], 8, true) + fitCurve(inner, [fullTurn, 0], 8, true),
      rings: [points(outer, 0, fullTurn), points(inner, 0, fullTurn)],
    }
  },
  D: (left: number, scale: number): Outline => {
    const bowl = (width: number, height: number) => (angle: number) =>
      [
        left + (38 + width * Math.sin(angle)) * scale,
        (50 - height * Math.cos(angle)) * scale,
      ] as const
    const half = fullTurn / 2
    const outer = bowl(48, 50)
    const inner = bowl(23, 26)
    const shape = (bow: typeof outer, x: number, height: number) => [
      [left + x * scale, (50 - height) * scale] as const,
      ...points(bow, 0, half),
      [left + x * scale, (50 + height) * scale] as const,
    ]
    const side = (x: number, up: number) =>
      `L${Math.round(left + x * scale)} ${Math.round(up * scale)}`
    return {
      width: 86 * scale,
      path:
        `${fitCurve(outer, [0, half], 5)}${side(0, 100)}${side(0, 0)}z` +
        `${fitCurve(inner, [half, 0], 5)}${side(stem, 24)}${side(stem, 76)}z`,
      rings: [shape(outer, 0, 50), shape(inner, stem, 26)],
    }
  },
}

function straight(left: number, scale: number, width: number, corners: Point[]): Outline {
  const ring = corners.map(([x, y]): Point => [left + x * scale, y * scale])
  return { width: width * scale, path: polygon(ring), rings: [ring] }
}

function points(curve: (angle: number) => Point, from: number, to: number): Point[] {
  const count = 48
  return Array.from({ length: count + 1 }, (_, index) =>
    curve(from + ((to - from) * index) / count),
  )
}
