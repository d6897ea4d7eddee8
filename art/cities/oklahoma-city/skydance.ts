// The Skydance Bridge over Interstate 40: a straight truss to walk on, and two wings of steel that
// rise from it like the tail of the scissor-tailed flycatcher. One metal feather for each year of a rule.
import { between, type Point, type Segment, segment } from '../../geometry.ts'
import { lines, outline, pen, sampled, shape, spread, upright } from '../kit.ts'

const middle = 330
const deck = 452
const span = { left: 34, right: 640 }

export function skydance(feathers: number): string {
  return piers() + legs() + wing(-1, 0.93, feathers) + wing(1, 1, feathers) + walkway()
}

/** A wing between its inner edge (0) and its outer edge (1), from the deck (0) to the tip (1). */
function onWing(side: -1 | 1, size: number, across: number, up: number): Point {
  const lean = 112 * up ** 2
  const breadth = 62 * Math.sin(Math.PI * (0.14 + 0.86 * up)) ** 0.85 * (1 - 0.2 * up)
  return [
    middle + side * (7 + size * (lean + (across - 0.2) * breadth)),
    deck + 6 - size * 402 * up,
  ]
}

function wing(side: -1 | 1, size: number, feathers: number): string {
  const edge = (across: number) => sampled(24, (up) => onWing(side, size, across, up))
  // Panels hang along the wing like barbs: each ends a little proud of the next one below.
  const panels = 34
  const barbed = spread(0, 1, panels).flatMap((up, index): Point[] => {
    const proud = 1 + 0.2 * Math.sin(Math.PI * up)
    const next = Math.min(1, up + 0.7 / panels)
    return index === panels
      ? [onWing(side, size, 1, 1)]
      : [onWing(side, size, 1, up), onWing(side, size, proud, next)]
  })
  const barbs = spread(0.03, 0.93, 62).map((up) =>
    segment(onWing(side, size, 0.06, up), onWing(side, size, 1, Math.min(1, up + 0.022))),
  )
  const places = spread(0, 1, feathers + 1).slice(1, -1)
  const quills = places.map((across) =>
    sampled(20, (up) => onWing(side, size, across, 0.03 + (0.93 - 0.13 * across) * up)),
  )
  return (
    shape([...edge(0), ...barbed.toReversed()], pen.contour) +
    lines(barbs, pen.hatch) +
    quills.map((quill) => outline(quill, 4.4, { closed: false, paint: 'bars' })).join('') +
    quills.map((quill) => outline(quill, 2.6, { closed: false, paint: 'metal' })).join('') +
    outline(edge(0), 2.6, { closed: false })
  )
}

/** Under the deck each wing ends in a leg that spreads to the ground. */
function legs(): string {
  return [-1, 1]
    .map((side) => {
      const foot: Point = [middle + side * 92, 528]
      return shape(
        [
          [middle + side * 4, deck - 30],
          [middle + side * 34, deck - 8],
          [foot[0] + side * 8, foot[1]],
          [foot[0] - side * 6, foot[1]],
        ],
        pen.contour,
        { angle: side * 0.6, gap: 3, width: 1.2 },
      )
    })
    .join('')
}

function walkway(): string {
  const [top, bottom] = [deck, deck + 22]
  const bays = 34
  const knots = spread(span.left, span.right, bays)
  const web = knots.slice(1).flatMap((x, index): Segment[] => {
    const before = knots[index] ?? x
    return [
      [x, top, x, bottom],
      index % 2 === 0 ? [before, bottom, x, top] : [before, top, x, bottom],
    ]
  })
  const posts = spread(span.left, span.right, 90).map((x): Segment => [x, top, x, top - 9])
  return (
    shape(
      [
        [span.left, top],
        [span.right, top],
        [span.right, bottom],
        [span.left, bottom],
      ],
      pen.contour,
    ) +
    lines(web, pen.line) +
    lines(posts, pen.hatch) +
    lines([[span.left, top - 9, span.right, top - 9]], pen.line)
  )
}

function piers(): string {
  return [span.left + 30, span.right - 30]
    .map((x) => {
      const [top, foot] = [deck + 22, 526]
      const post: Point[] = [
        [x - 12, top],
        [x + 12, top],
        [x + 8, foot],
        [x - 8, foot],
      ]
      const cap = between([x, top], [x, foot], 0.1)
      return (
        shape(post, pen.contour, { angle: upright, gap: 3 }) +
        lines([[cap[0] - 18, cap[1], cap[0] + 18, cap[1]]], 4)
      )
    })
    .join('')
}
