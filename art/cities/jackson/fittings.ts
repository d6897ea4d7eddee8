// What stands on the boiler: whistle, steam dome, sand dome, bell, stack and headlamp.
import type { Segment } from '../../geometry.ts'
import { level, lines, outline, panes, pen, sampled, shape, spread, upright } from '../kit.ts'
import type { At } from './engine-kit.ts'

export function fittings(at: At): string {
  return (
    whistle(at) + dome(at, 196, 21, 52) + dome(at, 232, 15, 38) + bell(at) + stack(at) + lamp(at)
  )
}

/** Round: strokes crowd towards both edges and leave a light on the left. */
function dome(at: At, x: number, half: number, height: number): string {
  const foot = 138
  const rise = (across: number) => height * (0.62 + 0.38 * Math.cos((across * Math.PI) / 2))
  const top = sampled(12, (share) => at(x - half + 2 * half * share, foot + rise(2 * share - 1)))
  const grooves = [-0.97, -0.9, -0.8, ...spread(-0.1, 0.97, 11)].map((share): Segment => {
    const across = Math.sin((share * Math.PI) / 2)
    return [...at(x + half * across, foot + 3), ...at(x + half * across, foot + rise(across) - 2)]
  })
  const flare = [at(x + half, foot + 8), at(x + half + 5, foot), at(x - half - 5, foot)]
  return shape([...top, ...flare, at(x - half, foot + 8)], pen.contour) + lines(grooves, 1.5)
}

function whistle(at: At): string {
  const pipe: Segment[] = [
    [...at(160, 140), ...at(160, 166)],
    [...at(155, 166), ...at(165, 166)],
  ]
  return lines(pipe, pen.contour)
}

function bell(at: At): string {
  const yoke = [at(258, 140), at(258, 166), at(272, 182), at(286, 166), at(286, 140)]
  const mouth = [at(262, 152), at(265, 160), at(268, 172), at(276, 172), at(279, 160), at(282, 152)]
  return (
    outline(yoke, pen.contour, { closed: false }) +
    shape(mouth, pen.contour, { angle: upright, gap: 2.4 })
  )
}

/** A straight stack that widens to its lip. */
function stack(at: At): string {
  const left = [at(330, 140), at(332, 150), at(334, 206), at(327, 214), at(327, 220)]
  const right = [at(363, 220), at(363, 214), at(356, 206), at(358, 150), at(360, 140)]
  const flutes = [335.5, 337, 343.5, 346, 348, 350, 351.6, 353, 354.3, 355.4].map(
    (x): Segment => [...at(x, 146), ...at(x, 207)],
  )
  return shape([...left, ...right], pen.contour) + lines(flutes, 1.6)
}

function lamp(at: At): string {
  const body = [at(346, 146), at(346, 178), at(372, 178), at(378, 172), at(378, 152), at(372, 146)]
  const glass = [at(372, 175), at(379, 171), at(379, 153), at(372, 149)]
  return shape(body, pen.contour, { angle: level, gap: 3 }) + panes([glass], () => true, 1)
}
