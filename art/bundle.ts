// Planning, preparation and accounting as three bands: apart on the left, one plait on the right.
import { type Curve, fitCurve, fullTurn } from './geometry.ts'
import type { Inks } from './inks.ts'
import { area, path, plate } from './svg.ts'

/** Plate units in a pixel. */
const unit = 6
const width = 1200 * unit
const height = 160 * unit
const middle = height / 2

/** Where the bands begin to close in on each other, and where the plait takes over. */
const closing = 1800
const joined = 2430
/** After one turn every band has been above, in the middle and below, and the plait repeats. */
const turn = 2160
/** The plait takes over shortly before two bands cross for the first time. */
const joinedAt = 1 / 24

const apart = 55 * unit
const plaitSwing = 46 * unit
/** Half the width of a band: of its threads, to its edges, and with the gap it cuts when over. */
const half = { threads: 17 * unit, edges: 19 * unit, gap: 23 * unit }
const threads = 6

type Band = {
  /** How often each of its threads swings in one turn: every band has its own weave. */
  readonly waves: number
  /** How far it is in its turn where the plait begins, in thirds. */
  readonly thirds: 0 | 1 | 2
  /** Its height before the plait: above, in the middle or below. */
  readonly start: -1 | 0 | 1
}

const bands: readonly Band[] = [
  { waves: 6, thirds: 2, start: -1 },
  { waves: 3, thirds: 0, start: 0 },
  { waves: 9, thirds: 1, start: 1 },
]

/**
 * Where two bands of a plait cross, one is in an even quarter of its turn and the other in an odd
 * one. So a turn is cut in quarters, and the even ones are printed over the odd ones.
 */
export function bundle(inks: Inks): string {
  const leads = bands.map((band) => quarterOf(band, -1))
  const plait = bands.flatMap((band) => [0, 1, 2, 3].map((index) => quarterOf(band, index)))
  return plate(inks, {
    viewBox: [0, 0, width, height],
    size: [width / unit, height / unit],
    paint: 'band',
    stretch: true,
    body:
      layer(leads, false) +
      layer(leads, true) +
      repeated('under', layer(plait, false)) +
      repeated('over', layer(plait, true)),
  })
}

/** One turn of the plait and its copies up to the right edge. */
function repeated(id: string, body: string): string {
  let copies = ''
  for (let x = turn; joined + x < width; x += turn) copies += `<use href="#${id}" x="${x}"/>`
  return `<g id="${id}">${body}</g>${copies}`
}

type Piece = {
  readonly band: Band
  readonly from: number
  readonly to: number
  readonly over: boolean
}

/** A quarter turn of a band, counted from where the plait takes over; before it lies the lead-in. */
function quarterOf(band: Band, index: number): Piece {
  const turned = joinedAt + band.thirds / 3
  const first = Math.ceil(turned * 4)
  const start = joined + (first / 4 - turned) * turn
  const from = index < 0 ? 0 : start + (index * turn) / 4
  const to = start + ((index + 1) * turn) / 4
  return { band, from, to, over: (first + index) % 2 === 0 }
}

function layer(pieces: readonly Piece[], over: boolean): string {
  return pieces
    .filter((each) => each.over === over)
    .map(({ band, from, to }) => {
      const gap = over ? gapOf(band, Math.max(closing, from), to) : ''
      return gap + threadsOf(band, from, to)
    })
    .join('')
}

function threadsOf(band: Band, from: number, to: number): string {
  // Four spans to a wave, of whole units: equal waves become equal text, which compresses.
  const spans = Math.round(((to - from) / turn) * band.waves * 4)
  let lines = ''
  for (let thread = 0; thread < threads; thread++) {
    const curve: Curve = (x) => {
      const wave = Math.sin(fullTurn * ((band.waves * x) / turn + thread / threads))
      return [x, heightOf(band, x) + half.threads * wave]
    }
    lines += fitCurve(curve, [from, to], spans)
  }
  const edges = [-1, 1].map((side) => edge(band, side * half.edges, from, to))
  return path(lines, 4) + path(edges.join(''), 5)
}

/** The bare plate on both sides of a band that lies over another. */
function gapOf(band: Band, from: number, to: number): string {
  const back = edge(band, half.gap, to, from).replace('M', 'L')
  return area(`${edge(band, -half.gap, from, to)}${back}z`, 'plate')
}

function edge(band: Band, distance: number, from: number, to: number): string {
  const spans = Math.ceil((Math.abs(to - from) / turn) * 12)
  return fitCurve((x) => [x, heightOf(band, x) + distance], [from, to], spans)
}

/** The middle of a band: straight, then bending into its wave of the plait. */
function heightOf({ thirds, start }: Band, x: number): number {
  const angle = fullTurn * ((x - joined) / turn + joinedAt + thirds / 3)
  if (x >= joined) return middle + plaitSwing * Math.sin(angle)
  const straight = middle + apart * start
  if (x <= closing) return straight
  // A Hermite cubic: it leaves level and arrives with the height and the slope of the wave.
  const reach = joined - closing
  const way = (x - closing) / reach
  const rise = way * way * (3 - 2 * way)
  const lean = way * way * (way - 1) * reach
  const arrival = fullTurn * (joinedAt + thirds / 3)
  const target = middle + plaitSwing * Math.sin(arrival)
  const slope = ((plaitSwing * fullTurn) / turn) * Math.cos(arrival)
  return straight + (target - straight) * rise + slope * lean
}
