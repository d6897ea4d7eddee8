// What the tape and its roll share: the pens, the table they stand on, and their height.
import { fullTurn } from '../geometry.ts'

/** Plate units in a pixel. */
export const unit = 3
export const pen = { contour: 5, line: 4, hatch: 2.8 }
export const quarter = fullTurn / 4

/** The table under the middle of the roll, and how much of a depth is seen from above. */
export const ground = 392
export const flat = 0.34
/** The height of the tape, and how far its hairlines are from its edges. */
export const tall = 214
export const edge = 34

export const roll = { x: 208, radius: 190, core: 60 }

/** Places between two ends, about so far apart. */
export function evenly(from: number, to: number, gap: number): number[] {
  const count = Math.floor((to - from) / gap)
  return Array.from({ length: count }, (_, index) => from + (index + 0.5) * ((to - from) / count))
}
