// Agents: an open house. The door stands open, the sign is out.
import type { Point, Segment } from '../geometry.ts'
import { letter } from '../letters.ts'
import { path } from '../svg.ts'
import {
  box,
  type Front,
  face,
  lines,
  onPlate,
  outline,
  type Sheet,
  toned,
  upright,
} from './kit.ts'
import { chimney, slope, wall } from './parts.ts'
import { type Opening, windows } from './windows.ts'

const [left, width, eaves, ridge] = [1, 7.8, 5.1, 7.5]
const middle = left + width / 2

export const openHouse: Front = (sheet, lit) => {
  const sash = { width: 0.9, height: 1.35 }
  const openings: Opening[] = [
    { x: 6.75, y: 0.95, ...sash },
    { x: 2.15, y: 3.3, ...sash },
    { x: middle - 0.45, y: 3.3, ...sash },
    { x: 2.15, y: 0.95, ...sash },
    { x: 6.75, y: 3.3, ...sash },
  ]
  const roof: Point[] = [
    [left - 0.45, eaves],
    [left + 0.55, ridge],
    [left + width - 0.55, ridge],
    [left + width + 0.45, eaves],
  ]
  return (
    chimney(sheet, left + 0.8, ridge - 0.4, ridge + 1.2) +
    wall(sheet, left, 0, width, eaves) +
    toned(sheet, [box(left, eaves - 0.4, width, 0.4)], { step: 0.5, pen: 'line' }) +
    slope(sheet, roof) +
    windows(sheet, openings, lit) +
    openings.map((opening) => shutters(sheet, opening)).join('') +
    entrance(sheet) +
    sign(sheet)
  )
}

function shutters(sheet: Sheet, { x, y, width: wide, height }: Opening): string {
  return [x - 0.56, x + wide + 0.18]
    .map((at) => face(sheet, box(at, y, 0.38, height), { step: 0.55 }, 'line'))
    .join('')
}

/** The leaf is swung inwards, to the right; the hall behind it is dark. */
function entrance(sheet: Sheet): string {
  const hall = box(middle - 0.6, 0.25, 1.2, 2.15)
  const leaf: Point[] = [
    [middle + 0.6, 0.25],
    [middle + 0.14, 0.5],
    [middle + 0.14, 2.18],
    [middle + 0.6, 2.4],
  ]
  const pediment: Point[] = [
    [middle - 1.25, 2.62],
    [middle, 3.2],
    [middle + 1.25, 2.62],
  ]
  return (
    face(sheet, box(middle - 0.95, 0.25, 1.9, 2.37)) +
    face(sheet, hall, { step: 0.34, pen: 'line' }) +
    face(sheet, leaf, { angle: upright, step: 0.7 }) +
    face(sheet, pediment, { step: 0.6 }) +
    outline(sheet, [box(middle - 1.25, 0, 2.5, 0.25)], 'contour', 'paper')
  )
}

function sign(sheet: Sheet): string {
  const board = box(9.95, 1.35, 2.3, 1.15)
  const chains: Segment[] = [
    [10.2, 2.5, 10.2, 2.85],
    [12, 2.5, 12, 2.85],
  ]
  const word = ['O', 'P', 'E', 'N'].map((name, index) =>
    path(
      letter(name, onPlate(sheet, [10.42 + index * 0.46, 1.92]), 0.5 * sheet.metre),
      sheet.pen.contour,
    ),
  )
  return (
    face(sheet, box(9.5, 0, 0.2, 3.2)) +
    face(sheet, box(9.5, 2.85, 2.85, 0.16)) +
    lines(sheet, chains) +
    face(sheet, board) +
    outline(sheet, [box(10.05, 1.45, 2.1, 0.95)], 'hatch') +
    (sheet.fine ? word.join('') : toned(sheet, [box(10.3, 1.65, 1.6, 0.55)], { step: 0.6 }))
  )
}
