// A tall building far away: a front that faces us, a flank that recedes to the vanishing point,
// storeys as rules and windows as short thick strokes.
import { between, type Point, type Segment, seededRandom, segment } from '../geometry.ts'
import { box, lines, pen, shape, spread, type Tone, toned, upright } from './kit.ts'

export type Tower = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly base: number
  readonly floors: number
  readonly bays: number
  readonly tone?: Tone
  /** Share of the windows lit at night. */
  readonly lit?: number
  readonly seed?: number
  /** How far the flank goes towards the vanishing point. */
  readonly flank?: { readonly to: Point; readonly depth: number; readonly gap: number }
  /** Bands of glass instead of single windows. */
  readonly bands?: boolean
}

export function tower(building: Tower): string {
  const { left, right, top, base, tone } = building
  return (
    flank(building) + shape(box(left, top, right, base), pen.contour, tone) + windowGrid(building)
  )
}

/** Rows of windows over the whole front. */
export function windowGrid(building: Tower): string {
  const { left, right, top, base, floors, bays, lit = 0.24, seed = 1, bands } = building
  const random = seededRandom(seed * 31 + floors * bays)
  const storey = (base - top) / floors
  const bay = (right - left) / bays
  const dark: Segment[] = []
  const light: Segment[] = []
  for (const floor of spread(0.5, floors - 0.5, floors - 1)) {
    const y = top + floor * storey
    if (bands) dark.push([left + bay * 0.2, y, right - bay * 0.2, y])
    for (const column of spread(0, bays - 1, bays - 1)) {
      const isLit = random() < lit
      if (bands && !isLit) continue
      const x = left + (column + 0.24) * bay
      const list = isLit ? light : dark
      list.push([x, y, x + bay * 0.52, y])
    }
  }
  const width = storey * 0.46
  return lines(dark, width, 'pane') + lines(light, width, 'lamp')
}

function flank({ left, right, top, base, flank: side, floors }: Tower): string {
  if (!side) return ''
  const x = side.to[0] > (left + right) / 2 ? right : left
  const near: [Point, Point] = [
    [x, top],
    [x, base],
  ]
  const far = near.map((corner) => between(corner, side.to, side.depth)) as [Point, Point]
  const storeys = spread(0, 1, floors).map((share) =>
    segment(between(near[0], near[1], share), between(far[0], far[1], share)),
  )
  const wall = [near[0], far[0], far[1], near[1]]
  return (
    shape(wall, pen.contour) +
    lines(storeys, pen.fine) +
    toned([wall], { angle: upright, gap: side.gap, width: pen.fine })
  )
}
