// Individuals: one house, one chimney, one mailbox.
import type { Point } from '../geometry.ts'
import { box, curved, type Front, face, round, type Sheet } from './kit.ts'
import { chimney, fence, gable, plotTree, slope, wall } from './parts.ts'
import { door, windows } from './windows.ts'

const [left, width, eaves, ridge] = [2.4, 7.2, 2.9, 5.7]

export const cottage: Front = (sheet, lit) => {
  const sash = { width: 1, height: 1.2 }
  const openings = [
    { x: 3, y: 1, ...sash },
    { x: 7.55, y: 3.4, width: 0.8, height: 1 },
    { x: 7.45, y: 1, ...sash },
    { x: 3.55, y: 3.65, width: 0.75, height: 0.7 },
  ]
  const roof: Point[] = [
    [left - 0.5, eaves - 0.1],
    [left + 0.9, ridge],
    [left + width - 0.9, ridge],
    [left + width + 0.5, eaves - 0.1],
  ]
  return (
    plotTree(sheet, 11.25, 4.9, 7) +
    chimney(sheet, 4.5, ridge - 0.5, ridge + 1.2) +
    smoke(sheet) +
    wall(sheet, left, 0, width, eaves) +
    slope(sheet, roof) +
    dormer(sheet) +
    wall(sheet, 6.35, 0, 3.2, eaves) +
    gable(sheet, [6.35, eaves], 3.2, 2.1) +
    windows(sheet, openings, lit) +
    door(sheet, 4.85, 1.05, 2.05) +
    face(sheet, box(4.55, 2.15, 1.65, 0.2)) +
    face(sheet, box(4.6, 0, 1.55, 0.18)) +
    fence(sheet, 0.5, 2.1) +
    mailbox(sheet)
  )
}

function dormer(sheet: Sheet): string {
  return face(sheet, box(3.2, 3.4, 1.45, 1.2), {}) + gable(sheet, [3.2, 4.6], 1.45, 0.55)
}

function smoke(sheet: Sheet): string {
  return [0, 0.28]
    .map((shift) =>
      curved(
        sheet,
        (t) => [
          4.9 + shift + 1.9 * t + 0.24 * Math.sin(9 * t + shift) * (0.3 + t),
          7.35 + 1.8 * t - shift * t,
        ],
        7,
        'hatch',
      ),
    )
    .join('')
}

function mailbox(sheet: Sheet): string {
  const lid: Point[] = [[10.1, 1.05], ...round([10.5, 1.4], 0.4, -0.25, 0.25), [10.9, 1.05]]
  return (
    face(sheet, box(10.41, 0, 0.18, 1.05)) +
    face(sheet, lid, { step: 0.6 }) +
    face(sheet, box(10.95, 1.25, 0.12, 0.6))
  )
}
