// A chest with one drawer for each question, as deep as its answer is long; only one stands open.
import { type Point, polygon, type Segment, segment } from '../geometry.ts'
import type { Inks } from '../inks.ts'
import { lines, pen, shape, side, squarePlate, toned } from '../services/kit.ts'
import { path } from '../svg.ts'

/** In its own measure. */
const chest = { width: 104, height: 128, depth: 58 }
/** Wood between two drawers, and beside them. */
const rail = 2.4
const stile = 5
const plinth = 7
const lid = { thick: 3.4, proud: 3 }
const pulledOut = 30
const thick = 1.3

export type Answer = { readonly words: number; readonly sentences: number }

export function questionChest(inks: Inks, answers: readonly Answer[]): string {
  const drawers = stacked(answers)
  const open = drawers.reduce((deepest, each) => (each.words > deepest.words ? each : deepest))
  const above = drawers.slice(0, drawers.indexOf(open))
  const below = drawers.slice(drawers.indexOf(open) + 1)
  return squarePlate(
    inks,
    ground() + carcass() + [...above, ...below].map(closed).join('') + pulled(open),
  )
}

type Drawer = Answer & { readonly foot: number; readonly head: number }

/** The first question is the uppermost drawer; the words of its answer are its height. */
export function stacked(answers: readonly Answer[]): Drawer[] {
  const words = answers.reduce((sum, answer) => sum + answer.words, 0)
  const room = chest.height - plinth - rail * (answers.length + 1)
  let head = chest.height - rail
  return answers.map((answer) => {
    const foot = head - (room * answer.words) / words
    const drawer = { ...answer, foot, head }
    head = foot - rail
    return drawer
  })
}

/** Seen from above and from the right: x along the front, y up, z out of the front into the room. */
function seen(x: number, y: number, z: number): Point {
  const [turn, tilt, distance, zoom] = [0.52, 0.27, 430, 5150]
  const [along, out, up] = [x - chest.width / 2, z + chest.depth / 2, y - chest.height / 2 + 2]
  const across = along * Math.cos(turn) - out * Math.sin(turn)
  const near = along * Math.sin(turn) + out * Math.cos(turn)
  const height = up * Math.cos(tilt) - near * Math.sin(tilt)
  const scale = zoom / (distance - near * Math.cos(tilt) - up * Math.sin(tilt))
  return [side / 2 + 20 + across * scale, side / 2 - height * scale]
}

type Box = readonly [x1: number, y1: number, x2: number, y2: number]

/** A rectangle parallel to the front, so far out of it. */
function facing([x1, y1, x2, y2]: Box, z = 0): Point[] {
  return [seen(x1, y1, z), seen(x2, y1, z), seen(x2, y2, z), seen(x1, y2, z)]
}

/** One parallel to the right flank: along z, and up. */
function flanking([z1, y1, z2, y2]: Box, x: number): Point[] {
  return [seen(x, y1, z1), seen(x, y1, z2), seen(x, y2, z2), seen(x, y2, z1)]
}

function level([x1, z1, x2, z2]: Box, y: number): Point[] {
  return [seen(x1, y, z1), seen(x2, y, z1), seen(x2, y, z2), seen(x1, y, z2)]
}

function steps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (index + 0.5) / count)
}

/** Upright strokes on a flank, closer towards the back where less light comes. */
function flankTone(x: number, [z1, y1, z2, y2]: Box, count: number): Segment[] {
  return steps(count).map((share) => {
    const z = z1 + (z2 - z1) * share ** 0.82
    return segment(seen(x, y1, z), seen(x, y2, z))
  })
}

/** The shadow on the floor, away from the light. */
function ground(): string {
  const { width, depth } = chest
  const strokes = steps(11).map((share) => {
    const z = -depth * (1 - share) + 2
    return segment(seen(width, 0, z), seen(width + 34 - 22 * share, 0, z))
  })
  return lines(strokes, pen.hatch, 'soft')
}

function carcass(): string {
  const { width, height, depth } = chest
  const { proud } = lid
  const crown = height + lid.thick
  const flank: Box = [0, plinth, -depth, height]
  const panel: Box = [-6, plinth + 7, -depth + 6, height - 7]
  const rim: Box = [-proud, proud, width + proud, -depth - proud]
  const grain = steps(8).map((share) => {
    const z = proud - (depth + 2 * proud) * share
    return segment(seen(2 + 30 * ((share * 7) % 1), crown, z), seen(width - 2, crown, z))
  })
  return (
    shape(flanking([1.5, 0, -depth, plinth], width + 1.5), pen.contour) +
    lines(flankTone(width + 1.5, [1.5, 0, -depth, plinth], 44), pen.hatch) +
    shape(facing([-1.5, 0, width + 1.5, plinth], 1.5), pen.contour) +
    shape(flanking(flank, width), pen.contour) +
    lines(flankTone(width, flank, 40), pen.hatch) +
    shape(flanking(panel, width), pen.line) +
    lines(flankTone(width, panel, 17), pen.hatch) +
    shape(facing([0, plinth, width, height]), pen.contour) +
    shape(flanking([proud, height, -depth - proud, crown], width + proud), pen.contour) +
    lines(flankTone(width + proud, [proud, height, -depth - proud, crown], 44), pen.hatch) +
    shape(facing([-proud, height, width + proud, crown], proud), pen.contour) +
    shape(level(rim, crown), pen.contour) +
    lines(grain, pen.hatch, 'soft')
  )
}

function closed(drawer: Drawer): string {
  return face(drawer, thick)
}

/** The face of a drawer: bevelled, with a label in its frame and two rings to pull it by. */
function face({ foot, head }: Drawer, z: number): string {
  const [left, right] = [stile, chest.width - stile]
  const middle = (foot + head) / 2
  const centre = chest.width / 2
  const bevel = 1.1
  const pulls = [0.2, 0.8].map((share) => left + (right - left) * share)
  return (
    shape(flanking([z, foot, z - thick, head], right), pen.fine) +
    shape(facing([left, foot, right, head], z), pen.line) +
    shape(facing([left + bevel, foot + bevel, right - bevel, head - bevel], z), pen.hatch) +
    lines(
      [0.12, 0.2, 0.28].map((share) => {
        const y = foot + bevel + (head - foot) * share * 0.8
        return segment(seen(left + bevel, y, z), seen(right - bevel, y, z))
      }),
      pen.hatch,
      'soft',
    ) +
    shape(facing([centre - 9, middle - 1.7, centre + 9, middle + 2.1], z), pen.fine) +
    lines(
      [segment(seen(centre - 5.5, middle + 0.2, z), seen(centre + 5, middle + 0.2, z))],
      pen.line,
    ) +
    pulls.map((x) => pull(x, middle, z)).join('')
  )
}

/** A ring hanging from its plate. */
function pull(x: number, y: number, z: number): string {
  const ring: Point[] = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * 2 * Math.PI
    return seen(x + 2.2 * Math.sin(angle), y - 0.4 + 1.7 * Math.cos(angle), z + 0.8)
  })
  return path(polygon(ring), pen.line, 'metal')
}

/** The open drawer: the gap it left, its cards, one for each sentence, its flank and its face. */
function pulled(drawer: Drawer): string {
  const { foot, head, sentences } = drawer
  const [left, right] = [stile, chest.width - stile]
  const wall = 1.6
  const gap = facing([left, foot, right, head])
  const rimHeight = head - 1.2
  const cards = Array.from({ length: sentences }, (_, index) => {
    const z = 2 + ((pulledOut - 6) * index) / sentences
    const tab = left + 8 + ((index * 23) % 60)
    return (
      shape(facing([left + wall + 0.5, foot + 1, right - wall - 0.5, head + 0.6], z), pen.fine) +
      shape(facing([tab, head + 0.6, tab + 16, head + 2.8], z), pen.fine)
    )
  })
  const shade = facing([left, foot - 7, right, foot], thick)
  return (
    toned([shade], { angle: 0.3, gap: 9, width: pen.fine }) +
    shape(gap, pen.line) +
    toned([gap], { angle: 0.3, gap: 8, width: pen.fine }) +
    shape(level([left, 0, right, pulledOut], rimHeight), pen.line) +
    cards.join('') +
    shape(flanking([pulledOut, foot, 0, rimHeight], right), pen.line) +
    lines(flankTone(right, [pulledOut, foot, 0, rimHeight], 16), pen.hatch) +
    face(drawer, pulledOut + thick)
  )
}
