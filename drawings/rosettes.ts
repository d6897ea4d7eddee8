// Rosettes whose petals count a figure: the statistics, the fees, the guarantee, the warning signs.
import { fitCurve, fullTurn } from '#app/lib/geometry.ts'
import type { Inks } from './inks.ts'
import {
  coprimeNear,
  greatestCommonDivisor,
  type Lobes,
  lobedRosette,
  lobeStrand,
  oneLine,
  turnedCopies,
  wovenRing,
} from './lathe.ts'
import { circle, path, plate } from './svg.ts'

/** More petals than this cannot be told apart on a drawing of any size. */
const mostPetals = 2000
const mostPetalsOnRing = 250
const mostLobes = 8
const longestLine = 120

/** A thousand units from the middle of a rosette to the edge of its drawing. */
const rim = 990

type RosetteOptions = {
  /** Natural width in pixels; the lines are as fine as that size can carry. */
  readonly size: number
  /** An engraved mark for the upper part of the clear center, above the figure on the page. */
  readonly mark?: string
}

export function statRosette(inks: Inks, figure: number, { size, mark }: RosetteOptions): string {
  // A larger drawing carries a heavier line: from two thirds of a pixel to a whole one.
  const hairline = Math.round((0.5 + size / 1150) * (20_000 / size)) / 10
  const clear = mark ? 520 : 490
  return plate(inks, {
    viewBox: [-1000, -1000, 2000, 2000],
    size: [size, size],
    paint: 'band',
    body: petals(petalCount(figure), clear, hairline) + circle(clear, hairline) + (mark ?? ''),
  })
}

/** One petal for each hundred dollars of a fee; a very small fee has one for each ten, or each one. */
export function feeRosette(inks: Inks, dollars: number): string {
  const unit = dollars >= 100 ? 100 : dollars >= 10 ? 10 : 1
  const [clear, hairline] = [404, 4.2]
  return plate(inks, {
    viewBox: [-1000, -1000, 2000, 2000],
    size: [280, 280],
    paint: 'metal',
    body: petals(petalCount(dollars / unit), clear, hairline) + circle(clear, hairline),
  })
}

/** As many petals as a figure, or as its tens, hundreds, ... once it outgrows the drawing. */
function petalCount(figure: number): number {
  if (figure < 1) return 1
  let standsFor = 1
  while (Math.round(figure / standsFor) > mostPetals) standsFor *= 10
  return Math.round(figure / standsFor)
}

/** Few petals are lobes, some are one unbroken line, many are split over rings. */
function petals(count: number, clear: number, hairline: number): string {
  if (count <= mostLobes) return lobes(count, hairline)
  if (count <= longestLine) return lines(count, clear, hairline)
  return rings(splitIntoRings(count), clear, hairline)
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
function lines(count: number, clear: number, hairline: number): string {
  const swing = (rim - clear) / 2 - 8
  const layers =
    count < 30
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
    const turns = coprimeNear(count, count * winding)
    // With many petals the finer layer hugs the clear center; with few it shares the axis.
    const radius = count < 30 ? clear + 8 + swing : clear + 8 + swing * share
    const wave = { radius, swing: Math.round(swing * share) }
    body += path(oneLine(count, turns, wave), hairline * weight)
  }
  return body
}

/**
 * Rings from the outermost inwards, their sum exactly the petals. All but the innermost are
 * multiples of five, because a ring of 5 x n is one short line and four copies of it.
 */
function splitIntoRings(count: number): number[] {
  const most = Math.ceil(mostPetals / mostPetalsOnRing)
  const rings = Math.min(most, Math.max(3, Math.round(count / 100)))
  const fives = Math.floor(count / 5)
  const counts = Array.from(
    { length: rings },
    (_, ring) => 5 * (Math.floor(fives / rings) + (ring < fives % rings ? 1 : 0)),
  )
  const innermost = counts.pop() ?? 0
  return [...counts, innermost + (count % 5)]
}

function rings(counts: readonly number[], clear: number, hairline: number): string {
  // Neighboring rings overlap by a seventh of their swing, so the drawing has no gaps.
  const overlap = 0.57
  const pitch = (rim - clear - 14) / (counts.length - 1 + 2 * overlap)
  return counts
    .map((count, ring) => {
      const fine = count > 150
      return wovenRing(`ring${ring}`, count, bestTurns(count), {
        radius: Math.round(rim - pitch * (ring + overlap)),
        swing: Math.round(pitch * overlap),
        spans: fine ? 2 : 3,
        width: hairline * (fine ? 0.4 : 0.65),
      })
    })
    .join('')
}

/** About five turns, and the more of them are copies of one line, the smaller the file. */
function bestTurns(count: number): number {
  const candidates = [5, 4, 6, 3, 7]
  const copies = (turns: number) => greatestCommonDivisor(count, turns)
  return candidates.reduce((best, turns) => (copies(turns) > copies(best) ? turns : best))
}

/** The view box in which every wedge is drawn, its middle in the center of the dial. */
export const petalDialViewBox = '-500 -500 1000 1000'

/** Path data of one wedge of n; the others are the same, turned by 360 / n degrees. */
export function petalWedge(count: number): string {
  const lobes = {
    lobes: count,
    radius: 345,
    lobeSwing: 60,
    swing: 48,
    flare: 37,
    waves: 3,
    strands: 7,
  }
  const half = fullTurn / count / 2
  let wedge = ''
  for (let strand = 0; strand < lobes.strands; strand++) {
    wedge += fitCurve(lobeStrand(lobes, strand), [-half, half], lobes.waves * 3)
  }
  return wedge
}

/** The seal of the guarantee: lobes, wreaths and milled edge count the multiple of the fee promised. */
export function seal(inks: Inks, multiple: number): string {
  return plate(inks, {
    viewBox: [-1200, -1200, 2400, 2400],
    size: [544, 544],
    paint: 'metal',
    body:
      sealRim(multiple) + sealRing(multiple) + wreaths(multiple) + circle(470, 4) + circle(456, 2),
  })
}

function sealRim(multiple: number): string {
  return lobedRosette('rim', {
    lobes: nearestMultiple(36, multiple),
    radius: 1094,
    lobeSwing: 22,
    swing: 62,
    flare: 18,
    waves: 1,
    strands: 8,
    spans: 5,
    width: 4,
  })
}

/** A clear ring between double lines, milled on its outer side: a hundred marks for each fee. */
function sealRing(multiple: number): string {
  return (
    circle(1018, 4) +
    `<circle r="994" stroke-width="26" pathLength="${100 * multiple}" stroke-dasharray=".16 .84"/>` +
    circle(974, 2) +
    circle(846, 2) +
    circle(830, 4)
  )
}

/** One wreath for each fee, turned so that they interlace; more than three would look gray. */
function wreaths(multiple: number): string {
  const lobes = nearestMultiple(12, multiple)
  const count = Math.min(3, multiple)
  const wreath: Lobes = {
    lobes,
    radius: 640,
    lobeSwing: 52,
    swing: 82,
    flare: 30,
    waves: 4,
    strands: 5,
    spans: 4,
    width: 3.4,
  }
  if (count === 1) return lobedRosette('wedge', wreath)
  const first = `<g id="wreath">${lobedRosette('wedge', wreath)}</g>`
  return first + turnedCopies('wreath', count, 360 / lobes / count)
}

function nearestMultiple(wish: number, of: number): number {
  return of * Math.max(1, Math.round(wish / of))
}
