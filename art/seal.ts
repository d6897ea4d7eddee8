// The seal of the guarantee. Its lobes, its wreaths and its milled edge count the multiple promised.
import type { Inks } from './inks.ts'
import { type Lobes, lobedRosette } from './lathe.ts'
import { circle, plate } from './svg.ts'

const size = 544
const reach = 1200

/** About as many lobes as these look right; the nearest multiple of the guarantee is drawn. */
const rimLobes = 36
const wreathLobes = 12
/** One hundred marks of the milled edge are the fee once. */
const marksPerFee = 100
/** More wreaths than this, one over the other, are grey and no longer a weave. */
const mostWreaths = 3

export function seal(inks: Inks, multiple: number): string {
  return plate(inks, {
    viewBox: [-reach, -reach, 2 * reach, 2 * reach],
    size: [size, size],
    paint: 'metal',
    body: rim(multiple) + ring(multiple) + wreaths(multiple) + circle(470, 4) + circle(456, 2),
  })
}

function rim(multiple: number): string {
  return lobedRosette('rim', {
    lobes: nearestMultiple(rimLobes, multiple),
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

/** A clear ring between double lines, milled on its outer side like the edge of a coin. */
function ring(multiple: number): string {
  const marks = marksPerFee * multiple
  return (
    circle(1018, 4) +
    `<circle r="994" stroke-width="26" pathLength="${marks}" stroke-dasharray=".16 .84"/>` +
    circle(974, 2) +
    circle(846, 2) +
    circle(830, 4)
  )
}

/** The fee once, twice, ...: one wreath for each, turned so that they interlace. */
function wreaths(multiple: number): string {
  const lobes = nearestMultiple(wreathLobes, multiple)
  const count = Math.min(mostWreaths, multiple)
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
  let body = `<g id="wreath">${lobedRosette('wedge', wreath)}</g>`
  for (let copy = 1; copy < count; copy++) {
    const degrees = (copy * 360) / lobes / count
    body += `<use href="#wreath" transform="rotate(${Number(degrees.toFixed(3))})"/>`
  }
  return count > 1 ? body : lobedRosette('wedge', wreath)
}

function nearestMultiple(wish: number, of: number): number {
  return of * Math.max(1, Math.round(wish / of))
}
