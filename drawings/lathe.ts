// Woven rings and rosettes: sums of cosines, as the rose engine of a security printer cuts them.
import { type Curve, fitCurve, fullTurn, polar } from '#app/lib/geometry.ts'
import { path } from './svg.ts'

export type Wave = {
  /** Middle of the band, and how far the line swings in and out of it. */
  readonly radius: number
  readonly swing: number
  readonly width: number
  /** Bézier spans for one petal: three look like a true cosine, two nearly so. */
  readonly spans?: number
}

export function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

/**
 * The whole number nearest to a wish that shares no factor with the count of petals. A single turn
 * is the last resort, because it does not cross itself.
 */
export function coprimeNear(petals: number, wish: number): number {
  const start = Math.max(1, Math.round(wish))
  const least = petals > 2 ? 2 : 1
  for (let distance = 0; ; distance++) {
    for (const turns of [start + distance, start - distance]) {
      if (turns >= least && greatestCommonDivisor(petals, turns) === 1) return turns
    }
  }
}

/** Path data of one unbroken line: so many petals, wound over turns that share no factor with them. */
export function oneLine(petals: number, turns: number, wave: Omit<Wave, 'width'>): string {
  const { radius, swing, spans = 3 } = wave
  const curve = polar((angle) => radius + swing * Math.cos((petals * angle) / turns))
  return fitCurve(curve, [0, fullTurn * turns], petals * spans, true)
}

/**
 * A ring of so many petals woven over so many turns, whatever the two numbers are.
 * Where they share a factor the line closes early, and copies of it, one petal apart, make up the rest.
 */
export function wovenRing(id: string, petals: number, turns: number, wave: Wave): string {
  const copies = greatestCommonDivisor(petals, turns)
  const line = oneLine(petals / copies, turns / copies, wave)
  return copies === 1 ? path(line, wave.width) : turned(id, line, wave, copies, 360 / petals)
}

export type Lobes = Wave & {
  readonly lobes: number
  /** How far the whole band swells and shrinks with each lobe. */
  readonly lobeSwing: number
  /** How much wider the band is at the tip of a lobe than in its middle. */
  readonly flare: number
  readonly waves: number
  readonly strands: number
}

/** One strand of a woven band whose radius swells once for each lobe. */
export function lobeStrand(lobes: Omit<Lobes, 'width'>, strand: number): Curve {
  const { lobes: count, lobeSwing, radius, swing, flare, waves, strands } = lobes
  return polar((angle) => {
    const lobe = Math.cos(count * angle)
    const weave = Math.cos(count * waves * angle + (fullTurn * strand) / strands)
    return radius + lobeSwing * lobe + (swing + flare * lobe) * weave
  })
}

/** A lobed rosette: one woven wedge, turned once for each lobe. */
export function lobedRosette(id: string, lobes: Lobes): string {
  const spans = lobes.waves * (lobes.spans ?? 3)
  let line = ''
  for (let strand = 0; strand < lobes.strands; strand++) {
    line += fitCurve(lobeStrand(lobes, strand), [0, fullTurn / lobes.lobes], spans)
  }
  return turned(id, line, lobes, lobes.lobes, 360 / lobes.lobes)
}

/** A line and its copies, each turned by the same angle against the one before. */
function turned(id: string, line: string, { width }: Wave, copies: number, degrees: number) {
  const uses = turnedCopies(id, copies, degrees)
  return `<g stroke-width="${Number(width.toFixed(1))}"><path id="${id}" d="${line}"/>${uses}</g>`
}

/** The copies after the first, which has the id. */
export function turnedCopies(id: string, copies: number, degrees: number): string {
  let uses = ''
  for (let copy = 1; copy < copies; copy++) {
    uses += `<use href="#${id}" transform="rotate(${Number((copy * degrees).toFixed(3))})"/>`
  }
  return uses
}
