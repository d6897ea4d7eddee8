// Downtown Dallas, from the left: the prism of Fountain Place, the vaulted tower with the window in
// its head, the braced tower with its masts, the tallest slab; apart from them Reunion Tower.
import { between, fullTurn, type Point, type Segment } from '../../geometry.ts'
import {
  box,
  level,
  lines,
  outline,
  panes,
  pen,
  sampled,
  shape,
  spread,
  toned,
  upright,
} from '../kit.ts'
import { tower, windowGrid } from '../tower.ts'
import { geodesicEdges } from './geodesic.ts'

const base = 462

export function downtown(vanish: Point): string {
  const side = { to: vanish, depth: 0.09, gap: 3 }
  return (
    tower({ left: 588, right: 634, top: 352, base, floors: 12, bays: 5, flank: side }) +
    slab(vanish) +
    braced() +
    tower({ left: 880, right: 930, top: 330, base, floors: 14, bays: 5, flank: side, seed: 4 }) +
    prism() +
    vaulted() +
    tower({ left: 792, right: 846, top: 372, base, floors: 10, bays: 6, seed: 3, bands: true }) +
    tower({ left: 920, right: 974, top: 388, base, floors: 8, bays: 6, seed: 8 })
  )
}

/** Fountain Place: a prism whose facets are cut at a slant. */
function prism(): string {
  const [left, waist, right, peak] = [640, 676, 706, 196]
  const bright: Point[] = [
    [left, 292],
    [waist, peak],
    [waist + 6, base],
    [left, base],
  ]
  const dark: Point[] = [
    [waist, peak],
    [right, 262],
    [right, base],
    [waist + 6, base],
  ]
  return (
    shape(bright, pen.contour, { angle: level, gap: 4.4 }) +
    shape(dark, pen.contour, { angle: level, gap: 2.6, width: 1.1 }) +
    outline(
      [
        [left, 292],
        [waist + 6, 330],
        [right, 262],
      ],
      pen.line,
      { closed: false },
    )
  )
}

/** Chase Tower: a barrel vault over a window open to the sky. */
function vaulted(): string {
  const [left, right, spring] = [716, 790, 232]
  const middle = (left + right) / 2
  const vault = sampled(14, (share): Point => {
    const angle = Math.PI * (1 + share)
    return [middle + 26 * Math.cos(angle), spring + 34 * Math.sin(angle)]
  })
  const outer: Point[] = [
    [left, base],
    [left, spring + 12],
    [middle - 26, spring + 12],
    ...vault,
    [middle + 26, spring + 12],
    [right, spring + 12],
    [right, base],
  ]
  const gate = sampled(8, (share): Point => {
    const angle = Math.PI * (1 + share)
    return [middle + 12 * Math.cos(angle), spring + 12 + 12 * Math.sin(angle)]
  })
  const hole: Point[] = [...gate, [middle + 12, spring + 62], [middle - 12, spring + 62]]
  return (
    shape(outer, pen.contour) +
    toned([outer, hole], { angle: upright, gap: 4.4 }) +
    shape(hole, pen.line) +
    windowGrid({
      left: left + 3,
      right: right - 3,
      top: spring + 74,
      base,
      floors: 15,
      bays: 9,
      seed: 5,
    })
  )
}

/** Renaissance Tower: two great crosses on its face, masts on its roof. */
function braced(): string {
  const [left, right, top] = [812, 876, 208]
  const half = (top + base) / 2
  const crosses = [
    [top, half],
    [half, base],
  ].flatMap(([from = 0, to = 0]): Segment[] => [
    [left, from, right, to],
    [right, from, left, to],
  ])
  const masts = [-20, -10, 10, 20].map((x): Segment => [844 + x, top, 844 + x, top - 22])
  return (
    lines([...masts, [844, top, 844, top - 52]], pen.line) +
    outline(
      [
        [838, top],
        [844, top - 34],
        [850, top],
      ],
      pen.line,
    ) +
    shape(box(left, top, right, base), pen.contour, { angle: upright, gap: 3.6 }) +
    lines(crosses, 4.5, 'bars') +
    lines(crosses, pen.line)
  )
}

/** Bank of America Plaza: the tallest, its corners stepped. */
function slab(vanish: Point): string {
  return (
    tower({
      left: 744,
      right: 812,
      top: 150,
      base,
      floors: 36,
      bays: 7,
      seed: 6,
      flank: { to: vanish, depth: 0.05, gap: 2.4 },
      tone: { angle: upright, gap: 4.9 },
    }) +
    shape(box(752, 138, 804, 150), pen.line, { angle: upright, gap: 3 }) +
    shape(box(760, 128, 796, 138), pen.line, { angle: upright, gap: 3 })
  )
}

/** Three shafts about a fourth, and a ball of struts in which three floors can be seen. */
export function reunionTower(): string {
  const [x, y, radius] = [1040, 158, 46]
  const foot = 500
  const ring = (share: number): Point => [
    x + radius * Math.cos(share * fullTurn),
    y + radius * Math.sin(share * fullTurn),
  ]
  const floors = [-0.28, 0.06, 0.4].map((rise): Point[] => {
    const half = radius * Math.sqrt(1 - rise * rise) * 0.8
    return box(x - half, y + radius * rise - 5, x + half, y + radius * rise + 5)
  })
  const edges = geodesicEdges(3).map(
    ([from, to]): Segment => [
      x + radius * from[0],
      y + radius * from[1],
      x + radius * to[0],
      y + radius * to[1],
    ],
  )
  const lights = geodesicEdges(3).map(([from]): Segment => {
    const [left, height] = [x + radius * from[0], y + radius * from[1]]
    return [left - 1, height, left + 1, height]
  })
  return (
    shaft(x, 9, foot, y + 40, 3.2) +
    shaft(x - 19, 6.5, foot, y + 36, 3) +
    shaft(x + 19, 6.5, foot, y + 36, 2) +
    shape(sampled(40, ring), pen.contour) +
    panes(floors, () => true, 0.5) +
    lines(edges, 1.2) +
    lines(lights, 3, 'lamp')
  )
}

/** A round shaft: strokes crowd towards its edge in shade. */
function shaft(x: number, half: number, foot: number, top: number, density: number): string {
  const grooves = spread(0, 1, Math.round(half / density) + 3).map((share): Segment => {
    const at = between([x - half * 0.2, 0], [x + half, 0], Math.sin((share * Math.PI) / 2))[0]
    return [at, top, at, foot]
  })
  return shape(box(x - half, top, x + half, foot), pen.contour) + lines(grooves, pen.fine)
}
