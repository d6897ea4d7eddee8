// Where the ink of a drawing ends: follows groups, copies and their transforms to the last path.
import type { Point } from '../../geometry.ts'
import { trace } from '../../testing/trace.ts'

type Place = (point: Point) => Point
type Tag = { readonly name: string; readonly attributes: string; readonly inside: Tag[] }

export type Bounds = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The points of all lines, without their width and without regard to clipping. */
export function inkBounds(svg: string): Bounds {
  const root = tagsOf(svg)
  const byId = new Map(flat(root).map((tag) => [attribute(tag, 'id'), tag]))
  const points = root.inside.flatMap((tag) => pointsOf(tag, (point) => point, byId))
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  }
}

function tagsOf(svg: string): Tag {
  const root: Tag = { name: 'root', attributes: '', inside: [] }
  const open = [root]
  for (const [, end, name = '', attributes = '', closed] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g,
  )) {
    if (end) {
      open.pop()
      continue
    }
    const tag: Tag = { name, attributes, inside: [] }
    open.at(-1)?.inside.push(tag)
    if (!closed) open.push(tag)
  }
  return root
}

function flat(tag: Tag): Tag[] {
  return [tag, ...tag.inside.flatMap(flat)]
}

function attribute({ attributes }: Tag, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]
}

function pointsOf(tag: Tag, outer: Place, byId: ReadonlyMap<string | undefined, Tag>): Point[] {
  if (tag.name === 'clipPath' || tag.name === 'style') return []
  const number = (name: string) => Number(attribute(tag, name) ?? 0)
  const inner = transformed(attribute(tag, 'transform') ?? '')
  const place: Place = (point) => outer(inner(point))
  if (tag.name === 'use') {
    const target = byId.get(attribute(tag, 'href')?.slice(1))
    if (!target) throw new Error(`Nothing is called ${attribute(tag, 'href')}.`)
    return pointsOf(target, ([x, y]) => place([x + number('x'), y + number('y')]), byId)
  }
  if (tag.name === 'path') {
    const data = attribute(tag, 'd') ?? ''
    if (/[CL]/.test(data)) return handles(data).map(place)
    const traces = trace(data)
    return traces.flatMap(({ points }) => points.map(place))
  }
  if (tag.name === 'circle' || tag.name === 'ellipse') {
    const [rx, ry] =
      tag.name === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')]
    return Array.from({ length: 24 }, (_, index) => {
      const angle = (index / 12) * Math.PI
      return place([number('cx') + rx * Math.cos(angle), number('cy') + ry * Math.sin(angle)])
    })
  }
  return tag.inside.flatMap((child) => pointsOf(child, place, byId))
}

/** The points and handles of absolute path data: a curve does not leave them. */
function handles(data: string): Point[] {
  const values = (data.match(/-?\d+/g) ?? []).map(Number)
  return values.flatMap((x, index) =>
    index % 2 === 0 ? [[x, values[index + 1] ?? 0] as const] : [],
  )
}

function transformed(list: string): Place {
  const steps = [...list.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name, values = '']): Place => {
    const [a = 0, b] = (values.match(/-?[\d.]+/g) ?? []).map(Number)
    if (name === 'translate') return ([x, y]) => [x + a, y + (b ?? 0)]
    if (name === 'scale') return ([x, y]) => [x * a, y * (b ?? a)]
    if (name !== 'rotate' || b !== undefined) throw new Error(`Cannot follow ${name}(${values}).`)
    const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
    return ([x, y]) => [x * cos - y * sin, x * sin + y * cos]
  })
  return (point) => steps.reduceRight((moved, step) => step(moved), point)
}
