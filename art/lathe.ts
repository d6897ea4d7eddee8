// Lathe work: every ornament is a sum of cosines, as the rose engine of a security printer made it.
import { type Curve, fitCurve, fullTurn, polar } from './geometry.ts'
import { path } from './svg.ts'

export type Wave = {
  /** Middle of the band, and how far the line swings in and out of it. */
  readonly radius: number
  readonly swing: number
  readonly width: number
  /** Bézier spans for one petal. Three are a true cosine to the eye, two are a fair one. */
  readonly spans?: number
}

export function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

/**
 * The whole number nearest to a wish that shares no factor with the count of petals.
 * A single turn is taken only where there is no other: it makes a wave, not a weave.
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

/** Path data of one unbroken line: so many petals, wound over so many turns. */
export function oneLine(petals: number, turns: number, wave: Omit<Wave, 'width'>): string {
  if (greatestCommonDivisor(petals, turns) !== 1) {
    throw new Error(`A line of ${petals} petals over ${turns} turns would close early.`)
  }
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
  if (copies === 1) return path(line, wave.width)
  return turned({ id, line, width: wave.width, copies, degrees: 360 / petals })
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
  const { width, lobes: copies } = lobes
  return turned({ id, line, width, copies, degrees: 360 / copies })
}

/** Path data of a woven band as a seamless tile. */
export function band(length: number, height: number, strands: number, waves = 1): string {
  let line = ''
  for (let strand = 0; strand < strands; strand++) {
    const phase = (fullTurn * strand) / strands
    const curve: Curve = (x) => [
      x,
      height / 2 + height * 0.46 * Math.sin((fullTurn * waves * x) / length + phase),
    ]
    line += fitCurve(curve, [0, length], waves * 8)
  }
  return line
}

export type SpindleOptions = { readonly length: number; readonly height: number }

/** Path data of a spindle in the middle of a plate: as wide as the share, pointed at both ends. */
export function spindle(share: number, { length, height }: SpindleOptions): string {
  const width = length * share
  const start = (length - width) / 2
  // The same pitch for every share, so that two spindles can be compared by eye.
  const waves = Math.max(2, Math.round(share * 7)) + 0.5
  const strands = 12
  let line = ''
  for (let strand = 0; strand < strands; strand++) {
    const curve: Curve = (x) => {
      const way = Math.min(1, Math.max(0, (x - start) / width))
      const swell = Math.sin(Math.PI * way) ** 0.8 * (0.74 + 0.26 * Math.cos(fullTurn * 2 * way))
      const weave = Math.sin(fullTurn * (waves * way + strand / strands))
      return [x, height / 2 + height * 0.47 * swell * weave]
    }
    line += fitCurve(curve, [start, start + width], Math.round(waves * 6))
  }
  return line
}

type Turned = {
  readonly id: string
  readonly line: string
  readonly width: number
  readonly copies: number
  readonly degrees: number
}

/** A line and its copies, each turned by the same angle against the one before. */
function turned({ id, line, width, copies, degrees }: Turned): string {
  let uses = ''
  for (let copy = 1; copy < copies; copy++) {
    uses += `<use href="#${id}" transform="rotate(${Number((copy * degrees).toFixed(3))})"/>`
  }
  return `<g stroke-width="${Number(width.toFixed(1))}"><path id="${id}" d="${line}"/>${uses}</g>`
}
