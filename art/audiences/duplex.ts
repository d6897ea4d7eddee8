// Real estate investors: two units under one roof, A and B, each with its own door.
import type { Point } from '../geometry.ts'
import { letter } from '../letters.ts'
import { path } from '../svg.ts'
import { box, type Front, face, lines, onPlate, type Sheet, toned, upright } from './kit.ts'
import { chimney } from './parts.ts'
import { door, type Opening, windows } from './windows.ts'

const [left, unit, eaves, rise] = [1.1, 5.4, 5.2, 3]
const party = left + unit

export const duplex: Front = (sheet, lit) => {
  const sash = { width: 0.95, height: 1.4 }
  const mirrored = ({ x, ...rest }: Opening): Opening => ({
    x: 2 * party - x - rest.width,
    ...rest,
  })
  const outer = { x: 1.75, y: 0.8, ...sash }
  const above = { x: 2.15, y: 3.25, ...sash }
  const inner = { x: 4.5, y: 3.25, ...sash }
  const attic = { x: left + unit / 2 - 0.4, y: 5.75, width: 0.8, height: 1.05 }
  const openings = [
    inner,
    mirrored(outer),
    mirrored(above),
    above,
    outer,
    mirrored(inner),
    attic,
    mirrored(attic),
  ]
  return (
    chimney(sheet, party - 0.4, 5.2, 8.4) +
    halves(sheet) +
    roof(sheet) +
    windows(sheet, openings, lit) +
    porch(sheet)
  )
}

/** Level boards on A, upright boards on B: one wall between two owners. */
function halves(sheet: Sheet): string {
  const half = (from: number): Point[] => [
    [from, 0],
    [from + unit, 0],
    [from + unit, eaves],
    [from + unit / 2, eaves + rise],
    [from, eaves],
  ]
  return (
    face(sheet, half(left), {}) +
    face(sheet, half(party), { angle: upright }) +
    toned(sheet, [box(party + unit - 0.7, 0, 0.7, eaves)], { step: 0.6 })
  )
}

/** The edge of the roof over both gables, with the valley between them. */
function roof(sheet: Sheet): string {
  const over = 0.45
  const drop = (rise / (unit / 2)) * over
  const under: Point[] = [
    [left - over, eaves - drop],
    [left + unit / 2, eaves + rise],
    [party, eaves],
    [party + unit / 2, eaves + rise],
    [party + unit + over, eaves - drop],
  ]
  const upper = under.map(([x, y]): Point => [x, y + 0.4]).reverse()
  return face(sheet, [...under, ...upper], { step: 0.45, pen: 'line' })
}

function porch(sheet: Sheet): string {
  const cover: Point[] = [
    [party - 2.5, 2.5],
    [party - 2.1, 2.98],
    [party + 2.1, 2.98],
    [party + 2.5, 2.5],
  ]
  const posts = [party - 2.25, party - 0.09, party + 2.07].map((x) => box(x, 0.2, 0.18, 2.3))
  const name = (which: string, x: number) =>
    path(letter(which, onPlate(sheet, [x, 2.27]), 0.34 * sheet.metre), sheet.pen.line)
  return (
    face(sheet, box(party - 2.3, 0.2, 4.6, 2.4)) +
    door(sheet, party - 1.65, 0.95, 1.8, 0.2) +
    door(sheet, party + 0.7, 0.95, 1.8, 0.2) +
    (sheet.fine ? name('A', party - 1.17) + name('B', party + 1.17) : '') +
    posts.map((post) => face(sheet, post)).join('') +
    face(sheet, cover, { step: 0.6, pen: 'line' }) +
    lines(sheet, [[party - 2.6, 0.2, party + 2.6, 0.2]], 'contour')
  )
}
