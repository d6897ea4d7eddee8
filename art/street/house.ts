// A pitched house with its gable towards the avenue.
import {
  between,
  type Point,
  polygon,
  type Segment,
  seededRandom,
  segment,
  strokes,
} from '../geometry.ts'
import { path } from '../svg.ts'
import { facade } from './facade.ts'
import { frontWall, onWall, project, scaleAt, sideWall, type Wall } from './perspective.ts'

export type House = {
  readonly along: number
  readonly width: number
  readonly depth: number
  /** Height of the eaves, and of the ridge above them. */
  readonly height: number
  readonly rise: number
  readonly gap: number
}

const overhang = 0.5

export function house(building: House): string {
  const { along, width, depth, height, gap } = building
  const scale = scaleAt(along + width / 2, 0)
  const random = seededRandom(Math.round(along * 5))
  const walls = { floors: 1, ground: height * 0.5, cornice: 0.01, far: true }
  const front = frontWall(along, width, 0)
  return (
    facade(
      sideWall(along, 0),
      { width: depth, height, scale, side: true },
      { ...walls, bays: 2, gap: 0.26, pen: 2.1, lit: 0 },
      random,
    ) +
    roof(building) +
    facade(
      front,
      { width, height, scale, side: false },
      { ...walls, bays: 3, gap, pen: 1.4 },
      random,
    ) +
    gable(front, building, scale) +
    chimney(front, building)
  )
}

/** The slope towards the side street, shingled level with the eaves. */
function roof({ along, width, depth, height, rise }: House): string {
  const slope = (share: number, back: number): Point =>
    between(
      project(along + width / 2, back, height + rise + 0.12),
      project(along - overhang, back, height - 0.3),
      share,
    )
  const near = -overhang
  const shingles: Segment[] = []
  for (let row = 1; row < 14; row++) {
    shingles.push(segment(slope(row / 14, near), slope(row / 14, depth)))
  }
  const outline = polygon([slope(0, near), slope(0, depth), slope(1, depth), slope(1, near)])
  return path(outline, 2.3, 'paper') + path(strokes(shingles), 3.5)
}

function gable(wall: Wall, { width, height, rise }: House, scale: number): string {
  const middle = width / 2
  const boards: Segment[] = []
  for (let row = 0; row < 12; row++) {
    const share = row / 12
    const up = height + rise * share
    boards.push(segment(wall(middle * share, up), wall(width - middle * share, up)))
  }
  const light = onWall(wall, {
    left: middle - 0.5,
    bottom: height + rise * 0.2,
    right: middle + 0.5,
    top: height + rise * 0.52,
  })
  const edge = 0.4
  const bargeboard = polygon(
    [
      wall(-overhang, height - 0.3, edge),
      wall(middle, height + rise + 0.12, edge),
      wall(width + overhang, height - 0.3, edge),
    ],
    false,
  )
  return (
    path(
      polygon([wall(0, height), wall(width, height), wall(middle, height + rise)]),
      2.3,
      'paper',
    ) +
    path(strokes(boards), 1.4) +
    path(polygon(light), Math.round(scale * 0.24), 'glass') +
    path(bargeboard, 9.8) +
    path(bargeboard, 4.9, 'bars')
  )
}

function chimney(wall: Wall, { width, height, rise }: House): string {
  const stack = {
    left: width * 0.74,
    bottom: height + rise * 0.56,
    right: width * 0.86,
    top: height + rise * 1.3,
  }
  const courses: Segment[] = []
  for (let course = 1; course < 9; course++) {
    const up = stack.bottom + ((stack.top - stack.bottom) * course) / 9
    courses.push(segment(wall(stack.left, up), wall(stack.right, up)))
  }
  return path(polygon(onWall(wall, stack)), 2.3, 'paper') + path(strokes(courses), 1.8)
}
