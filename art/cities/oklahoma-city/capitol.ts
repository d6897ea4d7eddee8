// The state capitol of Oklahoma, its dome with the figure on top, and the derrick on its lawn.
import { between, type Point, type Segment, segment } from '../../geometry.ts'
import { type Dome, dome } from '../dome.ts'
import { box, level, lines, panes, pen, shape, spread, toned, upright } from '../kit.ts'

const middle = 1062
const ground = 506

export function capitol(): string {
  return wings() + drum() + dome(roof) + figure() + portico()
}

function wings(): string {
  const [left, right, top] = [middle - 122, middle + 122, 408]
  const openings = spread(left + 15, right - 15, 13)
    .filter((x) => Math.abs(x - middle) > 44)
    .flatMap((x) =>
      [0, 1, 2].map((row) => box(x - 4, top + 14 + row * 28, x + 4, top + 32 + row * 28)),
    )
  return (
    shape(box(left, top, right, ground), pen.contour, { angle: level, gap: 5 }) +
    shape(box(left - 5, top - 9, right + 5, top), pen.contour) +
    shape(box(left + 40, top - 22, right - 40, top - 9), pen.line, { angle: upright, gap: 4 }) +
    panes(openings, (index) => index % 4 === 1, 2)
  )
}

/** Six columns under a pediment, and steps. */
function portico(): string {
  const [left, right, top] = [middle - 42, middle + 42, 424]
  const columns = spread(left + 7, right - 7, 5).flatMap((x): Segment[] => [
    [x - 3.4, top, x - 3.4, ground - 6],
    [x + 3.4, top, x + 3.4, ground - 6],
    [x + 1.2, top, x + 1.2, ground - 6],
  ])
  return (
    shape(box(left, top, right, ground), pen.line) +
    toned([box(left, top, right, ground - 6)], { angle: level, gap: 3.2 }) +
    lines(
      spread(left + 7, right - 7, 5).map((x): Segment => [x, top, x, ground - 6]),
      8,
      'bars',
    ) +
    lines(columns, pen.line) +
    shape(box(left - 5, top - 12, right + 5, top), pen.contour) +
    shape(
      [
        [left - 8, top - 12],
        [middle, top - 38],
        [right + 8, top - 12],
      ],
      pen.contour,
      { angle: level, gap: 3.4 },
    ) +
    [0, 1, 2]
      .map((step) =>
        shape(
          box(
            left - 8 - step * 8,
            ground - 6 + step * 5,
            right + 8 + step * 8,
            ground - 1 + step * 5,
          ),
          pen.line,
        ),
      )
      .join('')
  )
}

function drum(): string {
  const [top, bottom, half] = [318, 386, 52]
  const columns = spread(0.06, 0.94, 12).map((share) => middle - half * Math.cos(share * Math.PI))
  return (
    shape(box(middle - 66, bottom - 4, middle + 66, bottom + 22), pen.contour, {
      angle: upright,
      gap: 4,
    }) +
    shape(box(middle - half, top, middle + half, bottom - 4), pen.contour, {
      angle: level,
      gap: 3,
    }) +
    lines(
      columns.map((x): Segment => [x, top + 8, x, bottom - 6]),
      5,
      'bars',
    ) +
    lines(
      columns.flatMap((x): Segment[] => [
        [x - 1.8, top + 8, x - 1.8, bottom - 6],
        [x + 1.8, top + 8, x + 1.8, bottom - 6],
      ]),
      pen.fine,
    ) +
    shape(box(middle - half - 7, top - 4, middle + half + 7, top + 6), pen.contour) +
    shape(box(middle - half + 2, top - 18, middle + half - 2, top - 4), pen.line, {
      angle: upright,
      gap: 5,
    })
  )
}

const roof: Dome = {
  middle,
  foot: 300,
  rise: 70,
  half: 49,
  ribs: spread(0.1, 0.9, 8).map((share) => -Math.cos(share * Math.PI)),
  tones: [
    { from: -0.1, to: 0.45, gap: 4.8 },
    { from: 0.45, to: 1, gap: 2.4, width: 1.1 },
  ],
}

/** The lantern, and the guardian with his staff. */
function figure(): string {
  const foot = 231
  const columns = spread(middle - 9, middle + 9, 4).map((x): Segment => [x, foot - 4, x, foot - 20])
  return (
    shape(box(middle - 15, foot - 4, middle + 15, foot + 3), pen.contour) +
    shape(box(middle - 11, foot - 22, middle + 11, foot - 4), pen.line) +
    lines(columns, pen.line) +
    shape(
      [
        [middle - 13, foot - 22],
        [middle, foot - 34],
        [middle + 13, foot - 22],
      ],
      pen.contour,
      { angle: level, gap: 2.4 },
    ) +
    lines(
      [
        [middle, foot - 34, middle, foot - 52],
        [middle + 5, foot - 32, middle + 7, foot - 62],
      ],
      pen.contour,
    ) +
    lines([[middle, foot - 56, middle, foot - 53]], 5) +
    lines(
      [
        [middle - 3, foot - 38, middle, foot - 50],
        [middle, foot - 48, middle + 6, foot - 46],
      ],
      pen.contour,
    )
  )
}

/** A lattice that tapers to its crown block. */
export function derrick(x: number): string {
  const [top, foot] = [268, 516]
  const edge = (side: -1 | 1, share: number): Point =>
    between([x + side * 32, foot], [x + side * 6, top], share)
  const tiers = spread(0, 1, 8)
  const braces = tiers.slice(1).flatMap((share, index): Segment[] => {
    const below = tiers[index] ?? 0
    return [
      segment(edge(-1, share), edge(1, share)),
      segment(edge(-1, below), edge(1, share)),
      segment(edge(1, below), edge(-1, share)),
    ]
  })
  return (
    lines(braces, 4.4, 'bars') +
    lines([segment(edge(-1, 0), edge(-1, 1)), segment(edge(1, 0), edge(1, 1))], 7, 'bars') +
    lines(braces, pen.line) +
    lines([segment(edge(-1, 0), edge(-1, 1)), segment(edge(1, 0), edge(1, 1))], 3) +
    shape(box(x - 10, top - 8, x + 10, top), pen.contour) +
    shape(
      [
        [x - 6, top - 8],
        [x, top - 24],
        [x + 6, top - 8],
      ],
      pen.line,
    ) +
    shape(box(x - 24, foot - 20, x + 24, foot), pen.contour, { angle: upright, gap: 3.4 })
  )
}
