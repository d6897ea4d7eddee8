// The Tax Journey: one line, the bill before, comes down in four steps and parts into a woven band.
// It is drawn as one and cut in four, so the tiles join side by side; stacked, each lies lower.
import { type Curve, fitCurve, fullTurn } from './geometry.ts'
import type { Inks } from './inks.ts'
import { path, plate } from './svg.ts'

export const journeySteps = 4

const length = 3600
const height = 1200

/** Outer strands make the band, those of the core run in its middle and turn to metal at the end. */
const outer = 14
const core = 7

const high = 90
const low = 915

export function journeyTile(inks: Inks, step: number): string {
  const last = step === journeySteps
  return plate(inks, {
    viewBox: [0, 0, length, height],
    size: [360, 120],
    paint: 'line',
    stretch: true,
    body:
      path(strands(step, outer, 1), 7) +
      path(strands(step, core, 0.42), last ? 10 : 7, last ? 'metal' : undefined),
  })
}

/** Strands of one family over one tile; a lean family keeps closer to the middle. */
function strands(step: number, count: number, reach: number): string {
  let lines = ''
  for (let strand = 0; strand < count; strand++) {
    const curve: Curve = (x) => [x, strandHeight(step - 1 + x / length, strand / count, reach)]
    lines += fitCurve(curve, [0, length], 12)
  }
  return lines
}

/** The height of a strand at a place of the journey, from 0 to 4. */
function strandHeight(place: number, strand: number, reach: number): number {
  // The one line parts on its first steps, because each strand takes them a little later.
  const delay = 0.4 * (strand - 0.5) * ease(0.3 + place / 2) * (1 - ease((place - 1.3) / 0.7))
  // Then the strands, which began in step, are spread over a wave, and the wave grows.
  const parted = ease((place - 0.9) / 0.9)
  const swing = 255 * ease((place - 1.3) / 1.6) * (1 - (1 - reach) * parted)
  const beat = 1 - parted * (0.16 - 0.16 * Math.cos(fullTurn * place * 4))
  const wave = Math.sin(fullTurn * (place * 2 + strand * parted))
  return level(place - delay) + swing * beat * wave
}

/** The middle of the band: level at the cuts, and lower by a quarter of the way after each step. */
function level(place: number): number {
  const step = Math.min(journeySteps - 1, Math.max(0, Math.floor(place)))
  const stepped = step + ease((place - step) * 2 - 0.6)
  return high + ((low - high) * stepped) / journeySteps
}

function ease(share: number): number {
  const within = Math.min(1, Math.max(0, share))
  return within * within * (3 - 2 * within)
}
