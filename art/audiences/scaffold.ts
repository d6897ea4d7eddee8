// Construction and home services: a house in its scaffold, the roof stripped to the rafters on one
// side and shingled again on the other.
import type { Point, Segment } from '../geometry.ts'
import { box, type Front, face, lines, outline, type Sheet, steps, toned } from './kit.ts'
import { chimney, slope, wall } from './parts.ts'
import { door, windows } from './windows.ts'

const [left, width, eaves, ridge] = [2.2, 7.8, 5.2, 8.2]
const lifts = [2.35, 4.7]
const poles = [1.2, 3.65, 6.1, 8.55, 11]

export const scaffold: Front = (sheet, lit) => {
  const sash = { width: 1, height: 1.3 }
  const openings = [
    { x: 6.8, y: 3.1, ...sash },
    { x: 4.35, y: 0.7, ...sash },
    { x: 8.7, y: 0.7, ...sash },
    { x: 4.35, y: 3.1, ...sash },
  ]
  return (
    chimney(sheet, left + 0.9, ridge - 0.5, ridge + 1) +
    wall(sheet, left, 0, width, eaves) +
    rafters(sheet) +
    shingles(sheet) +
    windows(sheet, openings, lit) +
    door(sheet, 6.8, 1, 2) +
    frame(sheet) +
    ladder(sheet) +
    hoist(sheet)
  )
}

/** Left of the step-shaped edge the new shingles already lie. */
function shingles(sheet: Sheet): string {
  const rows = 5
  const edge = Array.from({ length: rows }, (_, row): Point[] => {
    const [low, high] = [row, row + 1].map((at) => eaves + ((ridge - eaves) * at) / rows)
    const x = 7.4 - row * 0.62
    return [
      [x, low ?? 0],
      [x, high ?? 0],
    ]
  }).flat()
  return slope(sheet, [[left - 0.45, eaves], ...edge, [left + 0.6, ridge]])
}

function rafters(sheet: Sheet): string {
  const right = left + width
  const open: Point[] = [
    [left - 0.45, eaves],
    [left + 0.6, ridge],
    [right - 0.6, ridge],
    [right + 0.45, eaves],
  ]
  const beams = steps(0.36, 1, 7).map((share): Segment => {
    const [low, high] = [left - 0.45 + (width + 0.9) * share, left + 0.6 + (width - 1.2) * share]
    return [low, eaves - 0.25, high, ridge]
  })
  const laths = [0.3, 0.62].map((share): Segment => {
    const y = eaves + (ridge - eaves) * share
    return [left + 2, y, right + 0.45 - 1.05 * share, y]
  })
  return (
    outline(sheet, [open], 'contour', 'paper') +
    lines(sheet, laths, 'line') +
    lines(sheet, beams, 'contour')
  )
}

function frame(sheet: Sheet): string {
  const top = lifts.at(-1) ?? 0
  const uprights = poles.map((x): Segment => [x, 0, x, top + 1.3])
  const braces: Segment[] = [
    [1.2, 0, 3.65, 2.35],
    [8.55, 2.35, 11, 0],
    [1.2, 4.7, 3.65, 2.35],
    [8.55, 2.35, 11, 4.7],
  ]
  const guards = lifts.map((y): Segment => [0.9, y + 1, 11.3, y + 1])
  const planks = lifts.map((y) => box(0.8, y - 0.12, 10.6, 0.24))
  return (
    lines(sheet, [...uprights, ...guards], 'contour') +
    lines(sheet, braces, 'line') +
    planks.map((plank) => face(sheet, plank, { step: 0.5 })).join('')
  )
}

function ladder(sheet: Sheet): string {
  const [foot, head]: [Point, Point] = [
    [2.85, 0],
    [2.15, 3.4],
  ]
  const rungs = steps(0.07, 0.93, 9).map((share): Segment => {
    const x = foot[0] + (head[0] - foot[0]) * share
    return [x - 0.5, head[1] * share, x, head[1] * share]
  })
  const rails = [-0.5, 0].map((shift): Segment => [foot[0] + shift, 0, head[0] + shift, head[1]])
  return lines(sheet, rails, 'contour') + lines(sheet, rungs, 'line')
}

/** A bundle of shingles goes up on a rope. */
function hoist(sheet: Sheet): string {
  const bundle = box(11.55, 2.6, 0.9, 0.6)
  return (
    lines(
      sheet,
      [
        [11, 6.6, 12.1, 6.6],
        [11, 6, 11.6, 6.6],
        [11, 6, 11, 6.75],
      ],
      'contour',
    ) +
    lines(sheet, [[12, 6.6, 12, 3.2]], 'line') +
    face(sheet, bundle, { step: 0.45, pen: 'line' }) +
    toned(sheet, [box(11.4, 0, 1.2, 0.5)], { step: 0.5, pen: 'line' }) +
    outline(sheet, [box(11.4, 0, 1.2, 0.5)], 'contour')
  )
}
