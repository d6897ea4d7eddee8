// Parts of houses near enough to show their bricks: walls, sash windows, doors, roofs.
import { between, type Point, type Segment, segment } from '../geometry.ts'
import { box, level, lines, panes, pen, shape, shapes, spread, upright } from './kit.ts'

/** Brick: unbroken courses, and joints in every second of them by turns. */
export function brickwork(corners: readonly Point[], gap: number, pitch: number): string {
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const joints: Segment[] = []
  for (let row = 0; top + (row + 1) * gap < bottom + 0.1; row++) {
    const y = top + row * gap
    const shift = row % 2 === 0 ? 0.25 : 0.75
    for (let x = left + pitch * shift; x < right - 1; x += pitch) joints.push([x, y, x, y + gap])
  }
  return (
    shape(corners, pen.contour, { angle: level, gap, width: pen.fine }) + lines(joints, pen.hatch)
  )
}

export type Sash = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly lit?: boolean
}

/** Windows with a frame, a cross bar, a sill and a lintel. */
export function sashes(list: readonly Sash[]): string {
  const frames = list.map(({ left, top, width, height }) =>
    box(left - 2.5, top - 2.5, left + width + 2.5, top + height + 2.5),
  )
  const glass = list.map(({ left, top, width, height }) =>
    box(left, top, left + width, top + height),
  )
  const bars = list.flatMap(({ left, top, width, height }): Segment[] => [
    [left, top + height / 2, left + width, top + height / 2],
    [left + width / 2, top, left + width / 2, top + height],
  ])
  const sills = list.flatMap(({ left, top, width, height }): Segment[] => [
    [left - 5, top + height + 4.5, left + width + 5, top + height + 4.5],
    [left - 4, top - 4.5, left + width + 4, top - 4.5],
  ])
  return (
    shapes(frames, pen.line, 'paper') +
    panes(glass, (index) => list[index]?.lit === true, 0.6) +
    lines(bars, 1.6, 'bars') +
    lines(sills, 2.6)
  )
}

/** A door with two panels and a light over it. */
export function door(left: number, top: number, width: number, bottom: number, lit = true): string {
  const light = box(left + 3, top + 3, left + width - 3, top + 12)
  const panels = [0.3, 0.62].map((share) => {
    const y = top + (bottom - top) * share
    return box(left + width * 0.24, y, left + width * 0.76, y + (bottom - top) * 0.26)
  })
  return (
    shape(box(left, top, left + width, bottom), pen.contour, { angle: upright, gap: 2.6 }) +
    panes([light], () => lit, 0.6) +
    shapes(panels, pen.fine, 'paper')
  )
}

/** A slope of shingles: courses level between eaves and ridge. */
export function shingles(eaves: [Point, Point], ridge: [Point, Point], courses: number): string {
  const rows = spread(1 / courses, 1 - 1 / courses, courses - 2).map((share) =>
    segment(between(eaves[0], ridge[0], share), between(eaves[1], ridge[1], share)),
  )
  return shape([eaves[0], ridge[0], ridge[1], eaves[1]], pen.contour) + lines(rows, pen.line)
}
