// Rosettes which carry as many petals as a figure, with a clear centre for the figure itself.
import type { Point } from './geometry.ts'
import type { Inks } from './inks.ts'
import { coprimeNear, greatestCommonDivisor, lobedRosette, oneLine, wovenRing } from './lathe.ts'
import { petalPlan } from './petal-plan.ts'
import { circle, path, plate } from './svg.ts'

/** Radius of the clear centre, of the thousand units from the middle of a rosette to its rim. */
const clear = 490
const clearWithMark = 520
const rim = 990

export type RosetteOptions = {
  /** Natural width in pixels; the lines are as fine as that size can carry. */
  readonly size: number
  /** An engraved mark for the upper part of the clear centre. */
  readonly mark?: string
}

export function statRosette(inks: Inks, figure: number, options: RosetteOptions): string {
  const { size, mark = '' } = options
  // A larger plate carries a heavier line: from two thirds of a pixel to a whole one.
  const hairline = Math.round((0.5 + size / 1150) * (20_000 / size)) / 10
  const inner = mark === '' ? clear : clearWithMark
  return plate(inks, {
    viewBox: [-1000, -1000, 2000, 2000],
    size: [size, size],
    paint: 'band',
    body: petals(figure, inner, hairline) + circle(inner, hairline) + mark,
  })
}

/** A mark in its place in the clear centre: above the figure, which is text of the page. */
export function markAt([x, y]: Point, scale: number, body: string): string {
  return `<g transform="translate(${x} ${y})scale(${scale})" stroke-linecap="round" stroke-linejoin="round">${body}</g>`
}

/** The petals alone, from the radius of the clear centre to the rim at 990. */
export function petals(figure: number, inner: number, hairline: number): string {
  const plan = petalPlan(figure)
  if (plan.layout === 'rings') return rings(plan.rings, inner, hairline)
  if (plan.layout === 'line') return lines(plan.petals, inner, hairline)
  return lobes(plan.petals, hairline)
}

function lobes(count: number, hairline: number): string {
  return lobedRosette('lobe', {
    lobes: count,
    radius: 735,
    lobeSwing: 66,
    swing: 130,
    flare: 50,
    // A wedge of few lobes is wide: more waves keep the mesh as dense as on five lobes.
    waves: Math.max(3, Math.round(25 / count)),
    strands: 6,
    spans: 4,
    width: hairline * 0.8,
  })
}

/** The same petals two or three times over, each time one line wound over other turns. */
function lines(petals: number, inner: number, hairline: number): string {
  const swing = (rim - inner) / 2 - 8
  const layers =
    petals < 30
      ? [
          { winding: 0.29, share: 1, weight: 1.1 },
          { winding: 0.235, share: 0.73, weight: 0.7 },
          { winding: 0.18, share: 0.46, weight: 0.7 },
        ]
      : [
          { winding: 0.25, share: 1, weight: 1 },
          { winding: 0.14, share: 0.48, weight: 0.8 },
        ]
  let body = ''
  for (const { winding, share, weight } of layers) {
    const turns = coprimeNear(petals, petals * winding)
    // With many petals the finer layer hugs the clear centre; with few it shares the axis.
    const radius = petals < 30 ? inner + 8 + swing : inner + 8 + swing * share
    const wave = { radius, swing: Math.round(swing * share) }
    body += path(oneLine(petals, turns, wave), hairline * weight)
  }
  return body
}

function rings(counts: readonly number[], inner: number, hairline: number): string {
  // Neighbouring rings overlap by a seventh of their swing, so the plate has no gaps.
  const overlap = 0.57
  const pitch = (rim - inner - 14) / (counts.length - 1 + 2 * overlap)
  return counts
    .map((petals, ring) => {
      const radius = Math.round(rim - pitch * (ring + overlap))
      const swing = Math.round(pitch * overlap)
      const fine = petals > 150
      return wovenRing(`ring${ring}`, petals, bestTurns(petals), {
        radius,
        swing,
        spans: fine ? 2 : 3,
        width: hairline * (fine ? 0.4 : 0.65),
      })
    })
    .join('')
}

/** About five turns, and the more of them are copies of one line, the smaller the file. */
function bestTurns(petals: number): number {
  const candidates = [5, 4, 6, 3, 7]
  const copies = (turns: number) => greatestCommonDivisor(petals, turns)
  return candidates.reduce((best, turns) => (copies(turns) > copies(best) ? turns : best))
}
