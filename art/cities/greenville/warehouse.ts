// The tobacco warehouse: a window for each year in which the state gives the add-back back, together
// a hundred panes; those in metal are the percent added back. Behind it the water tower.
import { type Point, rectangle, type Segment } from '../../geometry.ts'
import { brickwork } from '../dwelling.ts'
import {
  box,
  level,
  lines,
  outline,
  panes,
  pen,
  sampled,
  shape,
  shapes,
  solid,
  spread,
  toned,
  upright,
} from '../kit.ts'

export type AddBack = {
  /** Share of the deduction that is added back, and the share of that recovered each year. */
  readonly share: number
  readonly yearly: number
}

const wall = { left: 466, right: 990, eaves: 292, ground: 496 }
const columns = 4
const allPanes = 100

export function warehouse({ share, yearly }: AddBack): string {
  const windows = Math.round(1 / yearly)
  const perWindow = Math.round(allPanes / windows)
  const bay = (wall.right - wall.left) / windows
  const middles = spread(wall.left + bay / 2, wall.right - bay / 2, windows - 1)
  return (
    front(windows) +
    middles.map((x) => pilaster(x - bay / 2)).join('') +
    pilaster(wall.right) +
    middles.map((x) => window(x, bay, perWindow, share)).join('') +
    middles.map((x, index) => loadingDoor(x, index)).join('') +
    dock()
  )
}

/** Brick under a parapet that steps up to the middle. */
function front(windows: number): string {
  const bay = (wall.right - wall.left) / windows
  const rise = (index: number) =>
    20 * (Math.floor(windows / 2) - Math.abs(index - Math.floor(windows / 2)))
  const steps = spread(0, windows - 1, windows - 1).flatMap((index): Point[] => [
    [wall.left + bay * index, wall.eaves - rise(index)],
    [wall.left + bay * (index + 1), wall.eaves - rise(index)],
  ])
  const coping = steps.map(([x, y]): Point => [x, y])
  return (
    spread(0, windows - 1, windows - 1)
      .map((index) => {
        const left = wall.left + bay * index
        return brickwork(
          rectangle(left, wall.eaves - rise(index), bay, wall.ground - wall.eaves + rise(index)),
          5,
          13,
        )
      })
      .join('') +
    outline(coping, 7, { closed: false }) +
    outline(coping, 3.6, { closed: false, paint: 'bars' })
  )
}

function pilaster(x: number): string {
  return shape(box(x - 5, wall.eaves + 8, x + 5, wall.ground), pen.line, { angle: level, gap: 5 })
}

/** Panes are filled from the sill up; the last ones stay dark. */
function window(x: number, bay: number, count: number, share: number): string {
  const rows = Math.ceil(count / columns)
  const [top, bottom] = [wall.eaves + 22, wall.eaves + 132]
  const half = Math.min(38, bay * 0.38)
  const [wide, high] = [(half * 2) / columns, (bottom - top) / rows]
  const places = Array.from({ length: count }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    return box(
      x - half + column * wide + 1.6,
      bottom - (row + 1) * high + 1.6,
      x - half + (column + 1) * wide - 1.6,
      bottom - row * high - 1.6,
    )
  })
  const metal = Math.round(count * share)
  const arch = sampled(
    8,
    (share): Point => [
      x - half - 5 + (2 * half + 10) * share,
      top - 4 - 12 * Math.sin(share * Math.PI),
    ],
  )
  return (
    shape([...arch, [x + half + 5, bottom + 4], [x - half - 5, bottom + 4]], pen.contour) +
    toned([[...arch]], { angle: upright, gap: 4 }) +
    panes(places.slice(metal), () => false, 0.6) +
    places
      .slice(0, metal)
      .map((pane) => toned([pane], { angle: -Math.PI / 4, gap: 3.2, width: 1.1, paint: 'metal' }))
      .join('') +
    shapes(places.slice(0, metal), pen.line, 'metal') +
    shape(box(x - half - 9, bottom + 4, x + half + 9, bottom + 10), pen.line)
  )
}

/** Doors on the dock, one leaf open into the dark. */
function loadingDoor(x: number, index: number): string {
  const leaf = box(x - 24, wall.ground - 50, x + 24, wall.ground - 8)
  const boards = spread(-24, 24, 8).map(
    (shift): Segment => [x + shift, wall.ground - 50, x + shift, wall.ground - 8],
  )
  const open = box(x - 24, wall.ground - 50, x, wall.ground - 8)
  return (
    shape(leaf, pen.contour) +
    lines(boards, pen.fine) +
    lines([[x - 24, wall.ground - 50, x + 24, wall.ground - 8]], pen.line) +
    (index % 2 === 0 ? panes([open], () => true, 0.6) : '')
  )
}

function dock(): string {
  const posts = spread(wall.left - 8, wall.right + 8, 30).map(
    (x): Segment => [x, wall.ground, x, wall.ground + 10],
  )
  return (
    shape(box(wall.left - 14, wall.ground - 8, wall.right + 14, wall.ground), pen.contour) +
    lines(posts, pen.line)
  )
}

/** A riveted tank on four braced legs. */
export function waterTower(x: number, foot: number): string {
  const [brim, belly, half] = [150, 212, 56]
  const bowl = sampled(
    16,
    (share): Point => [
      x + half * Math.cos(share * Math.PI),
      belly + 26 * Math.sin(share * Math.PI),
    ],
  )
  const roof: Point[] = [
    [x - half - 4, brim],
    [x, brim - 40],
    [x + half + 4, brim],
  ]
  const seams = spread(0.05, 0.95, 12).map((share): Segment => {
    const at = x - half * Math.cos(share * Math.PI)
    return [at, brim, at, belly]
  })
  const shade = [0.1, 0.22, 0.34, 0.44].map(
    (share): Segment => [
      x + half * Math.cos(share * Math.PI * 0.8),
      brim,
      x + half * Math.cos(share * Math.PI * 0.8),
      belly,
    ],
  )
  const leg = (shift: number): Segment => [x + shift, belly + 8, x + shift * 1.35, foot]
  const rungs = [0.34, 0.68].map((share): Segment => {
    const y = belly + 8 + (foot - belly - 8) * share
    return [x - 50 * (1 + 0.35 * share), y, x + 50 * (1 + 0.35 * share), y]
  })
  return (
    lines([leg(-50), leg(50), leg(-20), leg(20)], 3) +
    lines(
      [...rungs, [x - 50, belly + 14, x + 64, foot], [x + 50, belly + 14, x - 64, foot]],
      pen.line,
    ) +
    solid([[...bowl, [x - half, belly], [x + half, belly]]], 'paper') +
    shape(bowl, pen.contour, { angle: level, gap: 3 }) +
    shape(box(x - half, brim, x + half, belly), pen.contour) +
    lines(seams, pen.hatch) +
    lines(shade, pen.line) +
    lines(
      [
        [x - half - 8, belly + 2, x + half + 8, belly + 2],
        [x - half - 8, belly - 8, x + half + 8, belly - 8],
      ],
      pen.line,
    ) +
    shape(roof, pen.contour, { angle: 0.6, gap: 3 }) +
    lines([[x, brim - 40, x, brim - 54]], pen.line)
  )
}
