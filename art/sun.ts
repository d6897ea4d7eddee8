// The sun of the hero, and its moon at night: two wheels, one inside the other.
import { oneLine, wovenRing } from './lathe.ts'
import { circle, path } from './svg.ts'

/** The rim lies at this radius; the sun is drawn about the origin. */
export const sunRadius = 1200

export function sun(): string {
  return outerWheel() + innerWheel()
}

function outerWheel(): string {
  return (
    path(oneLine(120, 23, { radius: 985, swing: 165 }), 2.4) +
    wovenRing('rim', 360, 3, { radius: 1165, swing: 20, width: 2.2 }) +
    circle(800, 2.4)
  )
}

function innerWheel(): string {
  return (
    path(oneLine(72, 19, { radius: 560, swing: 190 }), 2.6) +
    path(oneLine(72, 11, { radius: 560, swing: 110 }), 2.2) +
    circle(768, 2.2) +
    circle(350, 2.2) +
    circle(334, 3.4)
  )
}
