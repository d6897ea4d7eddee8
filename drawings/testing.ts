// Inks for tests, and readers that follow drawn paths point by point.
import type { Point } from '#app/lib/geometry.ts'
import { testFirm } from '#test/firm-content.ts'
import { shown } from '#test/shown.ts'

export const inks = testFirm.theme.colors

export type Trace = { readonly points: Point[]; readonly closed: boolean }

const samples = 12

/** Every sub-path of path data made of M, m, l, h, v, c, s and z. */
export function trace(data: string): Trace[] {
  const traces: { points: Point[]; closed: boolean }[] = []
  let pen: Point = [0, 0]
  let handle: Point = [0, 0]
  for (const [, command = '', list = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const values = (list.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
    const points = traces.at(-1)?.points ?? []
    const point = (index: number): Point => [
      pen[0] + (values[index] ?? Number.NaN),
      pen[1] + (values[index + 1] ?? Number.NaN),
    ]
    if (command === 'M' || command === 'm') {
      pen = command === 'M' ? [values[0] ?? 0, values[1] ?? 0] : point(0)
      traces.push({ points: [pen], closed: false })
    } else if (command === 'c' || command === 's') {
      const mirrored: Point = [2 * pen[0] - handle[0], 2 * pen[1] - handle[1]]
      const [first, second, end] =
        command === 'c' ? [point(0), point(2), point(4)] : [mirrored, point(0), point(2)]
      points.push(...bezier(pen, first, second, end))
      handle = second
      pen = end
    } else if (command === 'l' || command === 'h' || command === 'v') {
      const [value = Number.NaN] = values
      if (command === 'l') pen = point(0)
      else pen = command === 'h' ? [pen[0] + value, pen[1]] : [pen[0], pen[1] + value]
      points.push(pen)
    } else if (command === 'z') {
      const last = traces.at(-1)
      if (last) last.closed = true
      pen = points[0] ?? pen
    } else {
      throw new Error(`This test helper cannot follow "${command}".`)
    }
  }
  return traces
}

function bezier(start: Point, first: Point, second: Point, end: Point): Point[] {
  return Array.from({ length: samples }, (_, index): Point => {
    const t = (index + 1) / samples
    const u = 1 - t
    const mix = (axis: 0 | 1) =>
      u ** 3 * start[axis] +
      3 * u * u * t * first[axis] +
      3 * u * t * t * second[axis] +
      t ** 3 * end[axis]
    return [mix(0), mix(1)]
  })
}

/** How often a closed line swings out and in again, by crossings of its middle radius. */
export function countSwings({ points }: Trace): number {
  const radii = points.map((point) => Math.hypot(...point))
  const middle = (Math.max(...radii) + Math.min(...radii)) / 2
  return radii.filter((radius, index) => {
    const before = radii.at(index - 1) ?? radius
    return before <= middle && radius > middle
  }).length
}

/** The lines of the paths that a selector finds, with how often each is drawn. */
export function linesWith(svg: string, selector = 'path') {
  const drawing = shown(svg)
  const uses = drawing.values('use', 'href')
  return drawing.parts(selector).flatMap((path) => {
    const [id] = path.values('[id]', 'id')
    const times = id ? 1 + uses.filter((href) => href === `#${id}`).length : 1
    const [data = ''] = path.values('path', 'd')
    return trace(data).map((line) => ({ ...line, times }))
  })
}
