// The dial of signs: n woven petals, each drawn alone so that it can be inked alone.
import { fitCurve, fullTurn } from './geometry.ts'
import { lobeStrand } from './lathe.ts'

/** The view box in which every wedge is drawn, its middle in the centre of the dial. */
export const petalDialViewBox = '-500 -500 1000 1000'

/** Path data of one wedge of n; the others are the same, turned by 360 / n degrees. */
export function petalWedge(petals: number): string {
  const lobes = {
    lobes: petals,
    radius: 345,
    lobeSwing: 60,
    swing: 48,
    flare: 37,
    waves: 3,
    strands: 7,
  }
  const half = fullTurn / petals / 2
  let wedge = ''
  for (let strand = 0; strand < lobes.strands; strand++) {
    wedge += fitCurve(lobeStrand(lobes, strand), [-half, half], lobes.waves * 3)
  }
  return wedge
}
