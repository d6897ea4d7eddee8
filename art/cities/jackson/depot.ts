// The depot with its name board.
import type { Point, Segment } from '../../geometry.ts'
import { brickwork, sashes, shingles } from '../dwelling.ts'
import { box, level, lines, outline, pen, shape, spread, upright } from '../kit.ts'
import { lettering } from './lettering.ts'

const platform = 508
const middle = 150

/** Brick, one storey, eaves so wide that they need brackets. */
export function depot(): string {
  const [left, right, eaves] = [44, 388, 408]
  const windows = [60, 90, 234, 274, 326].map((x, index) => ({
    left: x,
    top: eaves + 26,
    width: 18,
    height: 46,
    lit: index % 2 === 0,
  }))
  const brackets = spread(left + 4, right - 4, 12).flatMap((x): Segment[] => [
    [x, eaves + 34, x, eaves + 8],
    [x, eaves + 32, x + (x < 216 ? -14 : 14), eaves + 8],
  ])
  return (
    brickwork(box(left, eaves, right, platform), 4.8, 12) +
    sashes(windows) +
    bay(middle, eaves) +
    lines(brackets, pen.contour) +
    shingles(
      [
        [left - 42, eaves + 8],
        [right + 42, eaves + 8],
      ],
      [
        [left + 62, eaves - 62],
        [right - 62, eaves - 62],
      ],
      13,
    ) +
    gable(middle, eaves) +
    shape(box(left - 42, eaves + 7, right + 42, eaves + 12), pen.line) +
    chimney(292, eaves - 62) +
    shape(box(0, platform, 470, platform + 8), pen.line, { angle: upright, gap: 6 })
  )
}

/** The bay from which the agent sees both ways along the line. */
function bay(x: number, eaves: number): string {
  const panes = [x - 27, x - 8, x + 11].map((left) => ({
    left,
    top: eaves + 26,
    width: 15,
    height: 44,
    lit: true,
  }))
  return (
    shape(box(x - 36, eaves, x + 36, platform), pen.contour, { angle: level, gap: 9 }) +
    sashes(panes)
  )
}

/** The cross gable over the bay carries the name of the town. */
function gable(x: number, eaves: number): string {
  const roof: Point[] = [
    [x - 82, eaves + 10],
    [x, eaves - 52],
    [x + 82, eaves + 10],
  ]
  const board = box(x - 47, eaves - 17, x + 47, eaves + 3)
  return (
    shape(roof, pen.contour, { angle: level, gap: 4 }) +
    outline(roof, 6, { closed: false }) +
    outline(roof, 2.6, { closed: false, paint: 'bars' }) +
    shape(board, pen.line) +
    lettering('JACKSON', [x - 41, eaves - 13], 12, 2)
  )
}

function chimney(x: number, ridge: number): string {
  return (
    brickwork(box(x, ridge - 26, x + 22, ridge + 22), 4.8, 11) +
    shape(box(x - 3, ridge - 31, x + 25, ridge - 25), pen.line)
  )
}
