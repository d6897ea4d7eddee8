// The place of a portrait that has not come yet: a woven oval on a ruled ground, lightest where the
// face will be, and a name plate closed by the wave that lets nobody write on it.
import {
  type Curve,
  fitCurve,
  fullTurn,
  hatch,
  type Point,
  rectangle,
  strokes,
} from '../geometry.ts'
import type { Inks } from '../inks.ts'
import { coprimeNear } from '../lathe.ts'
import { path, plate } from '../svg.ts'
import { checkFillWave } from '../tiles.ts'

/** Three by four (spec section 9); shown at a third of its units. */
const width = 1050
const height = 1400

const middle: Point = [525, 600]
const oval = { across: 366, down: 468 }
const band = 46
const name = { left: 210, top: 1192, width: 630, height: 112 }

export function portraitFrame(inks: Inks): string {
  return plate(inks, {
    viewBox: [0, 0, width, height],
    size: [360, 480],
    paint: 'line',
    body: border() + spandrels() + ground() + weave() + namePlate(),
  })
}

/** A point of the oval, drawn in or out by a distance; angles run clockwise from the top. */
function around(distance: number, angle: number): Point {
  return [
    middle[0] + (oval.across + distance) * Math.sin(angle),
    middle[1] - (oval.down + distance) * Math.cos(angle),
  ]
}

function ovalRing(distance: number): Point[] {
  return Array.from({ length: 72 }, (_, index) => around(distance, (index / 72) * fullTurn))
}

function ovalLine(distance: number): string {
  return fitCurve((angle) => around(distance, angle), [0, fullTurn], 16, true)
}

function border(): string {
  const frame = (inset: number) => `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}z`
  return path(frame(6), 4) + path(frame(22), 2)
}

/** The corners outside the oval, in faint strokes. */
function spandrels(): string {
  const corners = rectangle(40, 40, width - 80, 1110)
  const segments = hatch([corners, ovalRing(band + 16)], { angle: -Math.PI / 4, gap: 13 })
  return path(strokes(segments), 2, 'soft')
}

/** Ruled, every second line longer; crossed towards the edge, bare in the middle. */
function ground(): string {
  const layers = [
    { bare: 118, angle: 0, gap: 20, offset: 0 },
    { bare: 76, angle: 0, gap: 20, offset: 10 },
    { bare: 44, angle: Math.PI / 3, gap: 12, offset: 0 },
    { bare: 22, angle: -Math.PI / 3, gap: 12, offset: 0 },
  ]
  const edge = ovalRing(-band - 10)
  return layers
    .map(({ bare, ...lines }) =>
      path(strokes(hatch([edge, ovalRing(-band - 10 - bare)], lines)), 2.2),
    )
    .join('')
}

function weave(): string {
  const petals = 72
  const line = (turns: number, swing: number): string => {
    const curve: Curve = (angle) => around(swing * Math.cos((petals * angle) / turns), angle)
    return fitCurve(curve, [0, fullTurn * turns], petals * 3, true)
  }
  return (
    path(line(coprimeNear(petals, 7), band - 8), 2.2, 'metal') +
    path(line(coprimeNear(petals, 5), band * 0.45), 2.2, 'metal') +
    path(ovalLine(band) + ovalLine(-band), 3.4) +
    path(ovalLine(band + 12) + ovalLine(-band - 10), 2)
  )
}

function namePlate(): string {
  const { left, top, width: wide, height: high } = name
  const frame = (inset: number) =>
    `M${left + inset} ${top + inset}h${wide - 2 * inset}v${high - 2 * inset}h${2 * inset - wide}z`
  const blank = 528
  return (
    path(frame(0), 4, 'paper') +
    path(frame(12), 2) +
    `<path transform="translate(${left + (wide - blank) / 2} ${top + high / 2 - 12})scale(3)" d="${checkFillWave(blank / 3)}" stroke-width=".8" class="soft"/>`
  )
}
