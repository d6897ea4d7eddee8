// The cupola of East Carolina University: eight columns, arches between them, a dome.
import type { Point, Segment } from '../../geometry.ts'
import { type Dome, dome } from '../dome.ts'
import {
  box,
  level,
  lines,
  outline,
  panes,
  pen,
  sampled,
  shape,
  solid,
  spread,
  upright,
} from '../kit.ts'

const middle = 318
const floor = 488
const spring = 372
const cornice = 318
/** From the middle to a corner of the octagon. */
const reach = 98

/** Half the width of an octagon seen square on, and of the side towards us: there the columns stand. */
const [outer, inner] = [reach * Math.cos(Math.PI / 8), reach * Math.sin(Math.PI / 8)]

export function cupola(): string {
  return (
    steps() +
    inside() +
    arcade() +
    [-outer, -inner, inner, outer].map((across) => column(middle + across)).join('') +
    entablature() +
    dome(roof) +
    finial()
  )
}

function steps(): string {
  return [0, 1, 2]
    .map((step) => {
      const half = reach + 10 + step * 16
      const y = floor + step * 9
      return shape(box(middle - half, y, middle + half, y + 9), pen.line, {
        angle: upright,
        gap: 7,
      })
    })
    .join('')
}

/** The far side and the vault, in shade. */
function inside(): string {
  const [left, right] = [middle - outer, middle + outer]
  // Dark under the vault, lighter towards the floor.
  const gloom = spread(0, 1, 38).map((share): Segment => {
    const y = cornice + (floor - cornice) * share ** 1.6
    return [left, y, right, y]
  })
  const far = [-0.24, 0.24].map((share) =>
    box(middle + reach * share - 5, spring - 22, middle + reach * share + 5, floor),
  )
  return (
    solid([box(left, cornice, right, floor)], 'paper') +
    lines(gloom, 1.1) +
    far.map((post) => shape(post, pen.line, { angle: upright, gap: 2.6 })).join('')
  )
}

/** Three arches towards us; the outer two turn away. */
function arcade(): string {
  return arch(-outer, -inner) + arch(-inner, inner) + arch(inner, outer)
}

function arch(from: number, to: number): string {
  const [left, right, rise] = [middle + from, middle + to, 36]
  const [stone, half] = [(left + right) / 2, (right - left) / 2 - 6]
  const head = sampled(
    16,
    (share): Point => [
      stone - half * Math.cos(share * Math.PI),
      spring - rise * Math.sin(share * Math.PI),
    ],
  )
  const key: Point[] = [
    [stone - 4, spring - rise],
    [stone - 6, spring - 50],
    [stone + 6, spring - 50],
    [stone + 4, spring - rise],
  ]
  return (
    shape([[left, spring], ...head, [right, spring], [right, cornice], [left, cornice]], pen.line) +
    outline(head, pen.contour, { closed: false }) +
    shape(key, pen.line)
  )
}

/** A round column: base, shaft with a light on its left, capital. */
function column(x: number): string {
  const half = 8
  const flutes = [-0.8, 0.1, 0.45, 0.7, 0.88].map(
    (share): Segment => [x + half * share, spring + 8, x + half * share, floor - 10],
  )
  return (
    shape(
      [
        [x - half, floor - 8],
        [x - half * 0.85, spring + 6],
        [x + half * 0.85, spring + 6],
        [x + half, floor - 8],
      ],
      pen.contour,
    ) +
    lines(flutes, 1.2) +
    shape(box(x - 12, floor - 9, x + 12, floor), pen.line) +
    shape(box(x - 11, spring, x + 11, spring + 7), pen.line) +
    lines([[x, spring, x, cornice]], pen.line)
  )
}

function entablature(): string {
  const [left, right] = [middle - reach - 8, middle + reach + 8]
  const dentils = spread(left + 4, right - 4, 38).map(
    (x): Segment => [x, cornice - 12, x, cornice - 6],
  )
  return (
    shape(box(left + 8, cornice - 6, right - 8, cornice + 5), pen.line) +
    shape(
      [
        [left, cornice - 16],
        [right, cornice - 16],
        [right - 8, cornice - 5],
        [left + 8, cornice - 5],
      ],
      pen.contour,
    ) +
    lines(dentils, 2.6) +
    shape(box(left - 6, cornice - 22, right + 6, cornice - 15), pen.contour) +
    shape(box(left + 18, cornice - 38, right - 18, cornice - 22), pen.contour, {
      angle: upright,
      gap: 5,
    })
  )
}

/** Eight segments, four of them towards us. */
const roof: Dome = {
  middle,
  foot: cornice - 38,
  rise: 104,
  half: 82,
  ribs: [-0.5, 0, 0.5],
  tones: [
    { from: -1, to: -0.5, gap: 4.4 },
    { from: 0, to: 0.5, gap: 4.4 },
    { from: 0.5, to: 1, gap: 2.2, width: 1.2 },
  ],
}

/** A small lantern, a ball and a point. */
function finial(): string {
  const foot = cornice - 140
  const ball = sampled(
    14,
    (share): Point => [
      middle + 6 * Math.sin(share * Math.PI * 2),
      foot - 44 - 6 * Math.cos(share * Math.PI * 2),
    ],
  )
  return (
    shape(box(middle - 18, foot - 4, middle + 18, foot + 4), pen.contour) +
    shape(box(middle - 12, foot - 26, middle + 12, foot - 4), pen.contour) +
    panes(
      [
        box(middle - 7, foot - 22, middle - 2, foot - 7),
        box(middle + 2, foot - 22, middle + 7, foot - 7),
      ],
      () => true,
      0.6,
    ) +
    shape(
      [
        [middle - 16, foot - 26],
        [middle, foot - 40],
        [middle + 16, foot - 26],
      ],
      pen.contour,
      { angle: level, gap: 2.4 },
    ) +
    lines([[middle, foot - 40, middle, foot - 78]], pen.contour) +
    shape(ball, pen.line)
  )
}
