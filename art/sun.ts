// The sun of the hero, and its moon at night: two wheels that turn against each other.
import type { Inks } from './inks.ts'
import { oneLine, wovenRing } from './lathe.ts'
import { circle, path, plate } from './svg.ts'

export function sunOuter(inks: Inks): string {
  return wheel(
    inks,
    path(oneLine(120, 23, { radius: 985, swing: 165 }), 2.4) +
      wovenRing('rim', 360, 3, { radius: 1165, swing: 20, width: 2.2 }) +
      circle(800, 2.4),
  )
}

export function sunInner(inks: Inks): string {
  return wheel(
    inks,
    path(oneLine(72, 19, { radius: 560, swing: 190 }), 2.6) +
      path(oneLine(72, 11, { radius: 560, swing: 110 }), 2.2) +
      circle(768, 2.2) +
      circle(350, 2.2) +
      circle(334, 3.4),
  )
}

function wheel(inks: Inks, body: string): string {
  return plate(inks, {
    viewBox: [-1200, -1200, 2400, 2400],
    size: [600, 600],
    paint: 'metal',
    body,
  })
}
