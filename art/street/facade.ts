// One wall of a building: tone as unbroken strokes in the plane of the wall,
// then everything that lies on it, each with a margin of paper.
import { polygon, type Random, type Segment, strokes } from '../geometry.ts'
import { path } from '../svg.ts'
import { awnings } from './awnings.ts'
import { level, onWall, upright, type Wall } from './perspective.ts'
import { windows } from './windows.ts'

export type FacadeStyle = {
  readonly floors: number
  readonly bays: number
  /** Height of the ground floor. */
  readonly ground: number
  readonly cornice?: number
  /** Metres between the strokes of the wall, and their weight. */
  readonly gap?: number
  readonly pen?: number
  /** Metres between upright strokes instead of level ones. */
  readonly boards?: number
  /** Metres between upright strokes laid over the level ones: a wall in shade. */
  readonly shade?: number
  readonly arched?: boolean
  /** Stone courses between the floors, and whether one lies under the cornice too. */
  readonly belts?: 'between' | 'all'
  /** Dressed stones where the front and the side meet. */
  readonly quoins?: boolean
  readonly shop?: boolean
  readonly door?: number
  /** Too far away for sills and glazing bars. */
  readonly far?: boolean
  /** Share of the windows that are lit at night. */
  readonly lit?: number
}

export type FacadeSize = {
  readonly width: number
  readonly height: number
  /** Plate units in a metre in the middle of the wall. */
  readonly scale: number
  readonly side: boolean
}

export function facade(wall: Wall, size: FacadeSize, style: FacadeStyle, random: Random): string {
  const { width, height } = size
  const { ground, cornice = 1 } = style
  const top = height - cornice
  const outline = onWall(wall, { left: 0, bottom: 0, right: width, top: height })
  return (
    path(polygon(outline), 2.6, 'paper') +
    tone(wall, width, top, style) +
    belts(wall, width, top, style) +
    (style.quoins ? quoins(wall, size, top) : '') +
    path(
      polygon(onWall(wall, { left: 0, bottom: ground - 0.4, right: width, top: ground })),
      2.3,
      'paper',
    ) +
    windows(wall, { ...size, top }, style, random) +
    (style.shop && !size.side ? awnings(wall, width, style) : '')
  )
}

function tone(wall: Wall, width: number, top: number, style: FacadeStyle): string {
  const { ground, gap = 0.24, pen = 1.5, boards, shade } = style
  const light: Segment[] = []
  const heavy: Segment[] = []
  const across: Segment[] = []
  if (boards) {
    for (let at = boards / 2; at < width; at += boards) light.push(upright(wall, at, ground, top))
  } else {
    for (let up = ground + gap / 2; up < top - 0.02; up += gap) {
      light.push(level(wall, up, 0, width))
    }
  }
  for (let up = gap; up < ground - 0.3; up += gap * 1.7) heavy.push(level(wall, up, 0, width))
  // The shadow that the cornice casts.
  for (let up = top - gap * 4.5; up < top - 0.02; up += gap) heavy.push(level(wall, up, 0, width))
  if (shade) {
    for (let at = shade / 2; at < width; at += shade) across.push(upright(wall, at, 0, top))
  }
  return (
    path(strokes(light), pen) + path(strokes(heavy), pen * 1.5) + path(strokes(across), pen * 0.8)
  )
}

function belts(wall: Wall, width: number, top: number, style: FacadeStyle): string {
  if (!style.belts) return ''
  const floorHeight = (top - style.ground) / style.floors
  const count = style.belts === 'all' ? style.floors : style.floors - 1
  let courses = ''
  for (let floor = 1; floor <= count; floor++) {
    const up = style.ground + floor * floorHeight
    courses += polygon(onWall(wall, { left: 0, bottom: up - 0.15, right: width, top: up + 0.15 }))
  }
  return path(courses, 1.5, 'paper')
}

/** Long and short stones by turns, as tall as four courses of the wall. */
function quoins(wall: Wall, { width, side }: FacadeSize, top: number): string {
  const height = 0.92
  let stones = ''
  for (let row = 0; (row + 1) * height < top - 0.2; row++) {
    const length = row % 2 === 0 ? 0.72 : 0.46
    const [left, right] = side ? [0, length * 1.6] : [width - length, width]
    stones += polygon(onWall(wall, { left, bottom: row * height, right, top: (row + 1) * height }))
  }
  return path(stones, 1.5, 'paper')
}
