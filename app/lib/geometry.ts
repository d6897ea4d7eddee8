// Points and paths. Paths have whole numbers and relative commands, because a drawing's
// units are much finer than a pixel and small numbers compress well.

export type Point = readonly [x: number, y: number]
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number]
export type Curve = (t: number) => Point
export type Random = () => number

export const fullTurn = Math.PI * 2

/** A generator of numbers from 0 to 1 which repeats itself for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function segment(from: Point, to: Point): Segment {
  return [from[0], from[1], to[0], to[1]]
}

/** A point on a circle; angles run clockwise from twelve o'clock. */
export function around([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
}

/** A curve given by its distance from the center. */
export function polar(radius: (angle: number) => number): Curve {
  return (angle) => around([0, 0], radius(angle), angle)
}

/** Numbers as SVG path data accepts them: a minus sign separates as well as a space does. */
function numbers(values: readonly number[]): string {
  return values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')
}

/** Path data of separate straight strokes. */
export function strokes(segments: readonly Segment[]): string {
  let path = ''
  let penX = 0
  let penY = 0
  for (const ends of segments) {
    const [x1, y1, x2, y2] = ends.map(Math.round) as [number, number, number, number]
    if (x1 === x2 && y1 === y2) continue
    path += path === '' ? `M${numbers([x1, y1])}` : `m${numbers([x1 - penX, y1 - penY])}`
    if (y1 === y2) path += `h${x2 - x1}`
    else if (x1 === x2) path += `v${y2 - y1}`
    else path += `l${numbers([x2 - x1, y2 - y1])}`
    penX = x2
    penY = y2
  }
  return path
}

/** Path data through corners, closed unless told otherwise. */
export function polygon(corners: readonly Point[], closed = true): string {
  let path = ''
  let penX = 0
  let penY = 0
  for (const [index, corner] of corners.entries()) {
    const x = Math.round(corner[0])
    const y = Math.round(corner[1])
    path += `${index === 0 ? 'M' : 'l'}${numbers([x - penX, y - penY])}`
    penX = x
    penY = y
  }
  return closed ? `${path}z` : path
}

type Range = readonly [from: number, to: number]

/**
 * Path data of a parametric curve, fitted with cubic Béziers (Hermite: ends and tangents agree).
 * Equal steps make the two handles at a joint mirror images, so every span after the first
 * is a smooth `s`, a third shorter than a `c`.
 */
export function fitCurve(curve: Curve, [from, to]: Range, spans: number, closed = false): string {
  const step = (to - from) / spans
  const nudge = step / 200
  // A third of the way along the tangent: where a Bézier handle lies.
  const handle = (t: number): Point => {
    const [x1, y1] = curve(t - nudge)
    const [x2, y2] = curve(t + nudge)
    const third = step / 3 / (2 * nudge)
    return [(x2 - x1) * third, (y2 - y1) * third]
  }
  const start = curve(from)
  let penX = Math.round(start[0])
  let penY = Math.round(start[1])
  let path = `M${numbers([penX, penY])}`
  for (let span = 0; span < spans; span++) {
    const begin = from + span * step
    const end = begin + step
    const [x, y] = curve(end)
    const leave = handle(begin)
    const arrive = handle(end)
    const arriveAt = [Math.round(x - arrive[0]) - penX, Math.round(y - arrive[1]) - penY]
    const endX = Math.round(x)
    const endY = Math.round(y)
    const target = [...arriveAt, endX - penX, endY - penY]
    path +=
      span === 0 ? `c${numbers([...leave.map(Math.round), ...target])}` : `s${numbers(target)}`
    penX = endX
    penY = endY
  }
  return closed ? `${path}z` : path
}

type Spindle = {
  readonly start: number
  readonly width: number
  /** Of its axis, and how far it swells on either side. */
  readonly middle: number
  readonly swing: number
  readonly waves: number
  readonly strands: number
}

/** Path data of a woven spindle along the x axis, pointed at both ends. */
export function spindlePath({ start, width, middle, swing, waves, strands }: Spindle): string {
  let lines = ''
  for (let strand = 0; strand < strands; strand++) {
    const curve: Curve = (x) => {
      const way = Math.min(1, Math.max(0, (x - start) / width))
      const swell = Math.sin(Math.PI * way) ** 0.8 * (0.73 + 0.27 * Math.cos(fullTurn * 2 * way))
      return [x, middle + swing * swell * Math.sin(fullTurn * (waves * way + strand / strands))]
    }
    lines += fitCurve(curve, [start, start + width], Math.round(waves * 6))
  }
  return lines
}
