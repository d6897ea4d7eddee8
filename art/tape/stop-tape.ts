// Telegraph tape, standing on its edge: off the roll it says STOP, and from there it is blank.
import {
  type Curve,
  fitCurve,
  fullTurn,
  hatch,
  type Point,
  type Segment,
  strokes,
} from '../geometry.ts'
import type { Inks } from '../inks.ts'
import { path, plate } from '../svg.ts'
import { edge, evenly, flat, ground, pen, quarter, roll, tall, unit } from './kit.ts'
import { lengthOf, type Mark, morse } from './morse.ts'
import { rollOf } from './roll.ts'
import { alongCurl, type Curl, turnOfCurl, wayOf } from './way.ts'

const width = 760 * unit
const height = 184 * unit

const marks = morse('STOP')
/** One unit of the code along the tape, and half the thickness of a mark. */
const dot = 37
const thick = 27
const lead = 168
const blank = 150
const straight = lead + lengthOf(marks) * dot + blank

const curl: Curl = { radius: 118, tightening: 0.09 }
/** Where the paper of the curl turns away, comes back, and ends. */
const [away, back, end] = [1, 3, 3.7].map(
  (quarters) => straight + alongCurl(curl, quarters * quarter),
) as [number, number, number]

const way = wayOf([roll.x, roll.radius], heading, end)

/** The roll has one turn for each kind of message. */
export function stopTape(inks: Inks, kinds: number): string {
  return plate(inks, {
    viewBox: [0, 0, width, height],
    size: [width / unit, height / unit],
    paint: 'line',
    body:
      shadow() +
      rollOf(kinds) +
      stretch([away, back]) +
      upright(evenly(away, back, 15)) +
      stretch([back, end]) +
      upright(evenly(back, end, 26)) +
      stretch([0, away]) +
      upright(evenly(straight + 60, away, 17)) +
      path(hairline(edge) + hairline(tall - edge) + scale(), pen.hatch, 'soft') +
      path(marks.map(woven).join(''), pen.hatch, 'metal'),
  })
}

/** One wave and a half, then the curl of paper that lay on a roll. */
function heading(along: number): number {
  if (along > straight) return turnOfCurl(curl, along - straight)
  return 0.34 * Math.sin((fullTurn * 1.5 * along) / straight) * Math.min(1, along / lead)
}

/** A point of the tape, so far along it and so high above its foot. */
function at(along: number, up: number): Point {
  const [x, depth] = way(along)
  return [x, ground + depth * flat - up]
}

function line(up: number): Curve {
  return (along) => at(along, up)
}

/** A stretch of tape: along its foot, up, back along its head. */
function stretch([from, to]: readonly [number, number]): string {
  const spans = Math.max(4, Math.round((to - from) / 110))
  const head = fitCurve(line(tall), [to, from], spans).replace(/^M[^c]*/, `v${-tall}`)
  // Where the tape leaves the roll there is no edge to draw.
  const shut = from === 0 ? '' : 'z'
  return path(`${fitCurve(line(0), [from, to], spans)}${head}${shut}`, pen.contour, 'paper')
}

/** Strokes across the tape: paper that turns away from the light. */
function upright(places: readonly number[]): string {
  const segments = places.map((along): Segment => {
    const [x, y] = at(along, 0)
    return [x, y - 6, x, y - tall + 6]
  })
  return path(strokes(segments), pen.hatch)
}

function hairline(up: number): string {
  return fitCurve(line(up), [0, away], 18)
}

/** Ticks along both edges, one for each unit of the code. */
function scale(): string {
  const ticks: Segment[] = []
  for (let along = lead % dot; along < straight + 40; along += dot) {
    const [x, y] = at(along, 0)
    ticks.push([x, y - 8, x, y - edge], [x, y - tall + edge, x, y - tall + 8])
  }
  return strokes(ticks)
}

/** A mark as a woven band with round ends, exactly as long as the code asks. */
function woven({ start, length }: Mark): string {
  const strands = 8
  const spans = 4 * length
  let lines = ''
  for (let strand = 0; strand < strands; strand++) {
    const curve: Curve = (span) => {
      const { along, swell } = roundBand(span, spans, length)
      const weave = Math.sin(fullTurn * (along / 2 + strand / strands))
      return at(lead + (start + along) * dot, tall / 2 + thick * swell * weave)
    }
    lines += fitCurve(curve, [0, spans], spans)
  }
  return lines
}

/** A band between two half circles one unit wide: how far along, and how high, at a span of it.
    Two spans for each half circle, in equal angles, or the ends would come out square. */
function roundBand(span: number, spans: number, length: number) {
  const fromEnd = Math.min(span, spans - span)
  const angle = (Math.min(fromEnd, 2) / 2) * quarter
  const along = fromEnd < 2 ? (1 - Math.cos(angle)) / 2 : 0.5 + (fromEnd - 2) / 4
  return { along: span === fromEnd ? along : length - along, swell: Math.sin(angle) }
}

/** On the table in front of the tape, in level strokes. */
function shadow(): string {
  const foot = evenly(0, away, 30).map((along) => at(along, 0))
  const cast = foot.map(([x, y]): Point => [x + 40, y + 46]).reverse()
  return path(strokes(hatch([[...foot, ...cast]], { angle: 0, gap: 11 })), pen.hatch, 'soft')
}
