// Turns of tape round a core, seen from above, and the side of the roll.
import {
  type Curve,
  fitCurve,
  fullTurn,
  hatch,
  type Point,
  type Segment,
  strokes,
} from '../geometry.ts'
import { path } from '../svg.ts'
import { edge, evenly, flat, ground, pen, quarter, roll, tall } from './kit.ts'

export function rollOf(turns: number): string {
  /** The tape leaves the roll at the front, to the right: there a turn begins and ends. */
  const tape =
    (up: number): Curve =>
    (turn) => {
      const distance = roll.core + ((roll.radius - roll.core) * turn) / turns
      return onRoll(distance, quarter - fullTurn * turn, up)
    }
  // From the front, where the tape hides it or goes on, to one side and back.
  const side = (front: number, outer: number) =>
    path(
      `${fitCurve(tape(tall), [front, outer], 4)}${fitCurve(tape(0), [outer, front], 4).replace(/^M[^c]*/, `v${tall}`)}`,
      pen.contour,
      'paper',
    )
  const shade = evenly(turns - 0.25, turns - 0.06, 0.0145).map((turn): Segment => {
    const [x, y] = tape(0)(turn)
    return [x, y - 6, x, y - tall + 6]
  })
  const hairlines = [edge, tall - edge].map((up) => fitCurve(tape(up), [turns - 0.25, turns], 4))
  return (
    side(turns - 1, turns - 0.75) +
    side(turns, turns - 0.25) +
    path(strokes(shade), pen.hatch) +
    path(hairlines.join(''), pen.hatch, 'soft') +
    path(fitCurve(tape(tall), [turns - 1, turns], 12), pen.contour, 'paper') +
    path(fitCurve(tape(tall), [0, turns - 1], 8 * (turns - 1)), pen.line) +
    core()
  )
}

function onRoll(distance: number, angle: number, up: number): Point {
  return [roll.x + distance * Math.cos(angle), ground + distance * flat * Math.sin(angle) - up]
}

/** The hole in the middle, dark inside. */
function core(): string {
  const radius = roll.core - 12
  const ring = evenly(0, fullTurn, fullTurn / 40).map((angle) => onRoll(radius, angle, tall))
  return (
    `<ellipse cx="${roll.x}" cy="${ground - tall}" rx="${radius}" ry="${Math.round(radius * flat)}" stroke-width="${pen.line}" class="paper"/>` +
    path(strokes(hatch([ring], { angle: quarter, gap: 9 })), pen.hatch)
  )
}
