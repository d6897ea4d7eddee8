// The John Seigenthaler bridge over the Cumberland: four Parker trusses on piers of masonry,
// seen from the east bank, so that the spans shrink towards downtown.
import { type Point, type Segment, segment } from '../../geometry.ts'
import { type Plane, panel, plane } from '../../services/kit.ts'
import { lines, outline, pen, shape, spread, upright } from '../kit.ts'

/** Along the bridge from the near bank to downtown; down from the highest chord to the water. */
const nearSide = plane([
  [985, 236],
  [262, 386],
  [262, 459],
  [985, 534],
])
const farSide = plane([
  [1015, 248],
  [276, 388],
  [276, 459],
  [1015, 522],
])
const deck = 0.43
const spans = 4
const panels = 8
/** Height of the upper chord over each panel point, as a share of the middle. */
const chord = [0, 0.66, 0.84, 0.96, 1, 0.96, 0.84, 0.66, 0]

export function pedestrianBridge(): string {
  return (
    spread(1, spans, spans - 1)
      .map((joint) => pier(joint / spans))
      .join('') +
    trusses(farSide, pen.fine) +
    roadway() +
    trusses(nearSide, 1.6, 3)
  )
}

/** Where the bridge crosses the water line: for the reflections. */
export function pierFoot(joint: number): [left: Point, right: Point] {
  const at = joint / spans
  return [nearSide(at + 0.012, 1), nearSide(at - 0.012, 1)]
}

function trusses(side: Plane, web: number, frame: number = web): string {
  const members: Segment[] = []
  let chords = ''
  let halo = ''
  for (const span of spread(0, spans - 1, spans - 1)) {
    const at = (point: number, share: number) =>
      side((span + 0.02 + (0.96 * point) / panels) / spans, deck * (1 - share))
    const upper = chord.map((share, point) => at(point, share))
    halo += outline(upper, frame + 4, { closed: false, paint: 'bars' })
    chords += outline(upper, frame, { closed: false })
    for (const [point, share] of chord.entries()) {
      if (share === 0) continue
      members.push(segment(at(point, 0), at(point, share)))
      // Diagonals fall towards the middle of the span.
      const inward = point < panels / 2 ? point + 1 : point - 1
      if (point !== panels / 2) members.push(segment(at(point, share), at(inward, 0)))
    }
  }
  // A margin of paper under every member keeps the web clear of the town behind it.
  return lines(members, web + 3, 'bars') + halo + lines(members, web) + chords
}

function roadway(): string {
  const rails = [0.37, 0.395].map((height) => segment(nearSide(0, height), nearSide(1, height)))
  const beams = [0.445, 0.46, 0.475].map((height) =>
    segment(nearSide(0, height), nearSide(1, height)),
  )
  return (
    shape(panel(nearSide, 0, 0.43, 1, 0.485), pen.contour) +
    lines(beams, pen.line) +
    lines(rails, pen.fine)
  )
}

/** A tapering pier with a cap; courses run round it. */
function pier(at: number): string {
  const half = 0.013
  const edge = (height: number, side: -1 | 1): Point =>
    nearSide(at + side * half * (0.75 + 0.4 * height), height)
  const flank = (height: number): Point => farSide(at - half * (0.75 + 0.4 * height), height)
  const courses = spread(0.52, 0.98, 9)
  return (
    shape([edge(0.49, -1), flank(0.49), flank(1), edge(1, -1)], pen.line, {
      angle: upright,
      gap: 2.2,
    }) +
    shape([edge(0.49, -1), edge(0.49, 1), edge(1.01, 1), edge(1.01, -1)], pen.contour) +
    lines(
      courses.map((height) => segment(edge(height, -1), edge(height, 1))),
      pen.hatch,
    )
  )
}
