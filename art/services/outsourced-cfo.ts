// Cash, margin and runway as three dials in a case, and the slide rule that reckoned them.
import { fullTurn, type Point, polygon, type Segment, segment } from '../geometry.ts'
import type { Inks } from '../inks.ts'
import { oneLine } from '../lathe.ts'
import { markPetal, markPetals, markShare } from '../marks.ts'
import { path } from '../svg.ts'
import { around, disc, lines, pen, placed, roundRing, shape, squarePlate, toned } from './kit.ts'

const cash = { middle: [1050, 660] as Point, radius: 470 }
const margin = { middle: [610, 1310] as Point, radius: 226 }
const runway = { middle: [1490, 1310] as Point, radius: 226 }
const dials = [cash, margin, runway]

/** The scale of a dial leaves a quarter of the circle open below. */
const sweep = fullTurn * 0.75
const onScale = (share: number) => (share - 0.5) * sweep

export function outsourcedCfo(inks: Inks): string {
  return squarePlate(
    inks,
    instrumentCase() +
      dials.map(bezel).join('') +
      cashDial() +
      marginDial() +
      runwayDial() +
      slideRule(),
  )
}

/** Boards under an arch, with a hole for each dial and a plinth below. */
function instrumentCase(): string {
  const arch = (reach: number): Point[] => [
    ...Array.from({ length: 49 }, (_, step) =>
      around([1050, 850], reach, -fullTurn / 4 + (step / 48) * (fullTurn / 2)),
    ),
  ]
  const outline = (reach: number, foot: number): Point[] => [
    ...arch(reach),
    [1050 + reach, foot],
    [1050 - reach, foot],
  ]
  const holes = dials.map(({ middle, radius }) => roundRing(middle, radius + 34))
  const maker = roundRing([1050, 1400], 118)
  const plinth: Point[] = [
    [210, 1620],
    [1890, 1620],
    [1890, 1690],
    [210, 1690],
  ]
  return (
    path(polygon(outline(770, 1620)), pen.contour, 'paper') +
    path(polygon(outline(730, 1588)), pen.hatch) +
    toned([outline(714, 1572), ...holes, maker], { angle: 0, gap: 15 }, 'soft') +
    shape(plinth, pen.contour, { angle: 0, gap: 14 }) +
    makersMark()
  )
}

function bezel({ middle, radius }: (typeof dials)[number]): string {
  return (
    disc(middle, radius + 26, pen.contour, 'paper') +
    disc(middle, radius + 12, pen.hatch) +
    disc(middle, radius - 2, pen.line)
  )
}

/** Divisions from one share of a scale to another, all equally long. */
function divisions(
  { middle, radius }: (typeof dials)[number],
  count: number,
  [outer, inner]: readonly [number, number],
): Segment[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const angle = onScale(index / count)
    return segment(around(middle, radius * outer, angle), around(middle, radius * inner, angle))
  })
}

/** Level in the till: a needle over an engine-turned ground. */
function cashDial(): string {
  const { middle, radius } = cash
  const angle = onScale(0.68)
  const across = (reach: number, at: number) =>
    around(around(middle, at, angle), reach, angle + fullTurn / 4)
  const needle = [
    across(0, radius * 0.84),
    across(13, radius * 0.1),
    across(20, -radius * 0.26),
    across(-20, -radius * 0.26),
    across(-13, radius * 0.1),
  ]
  const turned = oneLine(48, 13, { radius: radius * 0.35, swing: radius * 0.23 })
  return (
    lines(divisions(cash, 50, [0.92, 0.86]), pen.hatch) +
    lines(divisions(cash, 10, [0.92, 0.78]), pen.contour) +
    lines(divisions(cash, 160, [0.73, 0.66]).slice(0, 41), pen.fine, 'metal') +
    placed(middle, 0, `<path class="soft" stroke-width="${pen.hatch}" d="${turned}"/>`) +
    path(polygon(needle), pen.contour, 'paper') +
    lines([segment(across(0, radius * 0.8), across(0, -radius * 0.2))], pen.contour, 'metal') +
    disc(middle, 38, pen.contour, 'paper') +
    disc(middle, 14, pen.line)
  )
}

/** What is kept of each dollar: a ring shaded as far as it goes. */
function marginDial(): string {
  const kept = 0.38
  const fine = 100
  return (
    lines(divisions(margin, 10, [0.9, 0.74]), pen.line) +
    lines(divisions(margin, fine, [0.66, 0.34]).slice(0, kept * fine + 1), pen.fine, 'metal') +
    lines(divisions(margin, 1, [0.66, 0.34]), pen.line) +
    arcs(margin, [0.66, 0.34])
  )
}

/** A mark for each month of a year and a half, heavy while the money lasts. */
function runwayDial(): string {
  const months = 18
  const covered = 11
  const marks = divisions(runway, months - 1, [0.86, 0.5])
  return (
    lines(marks.slice(0, covered), 22) +
    lines(marks.slice(covered), pen.fine) +
    arcs(runway, [0.4, 0.36])
  )
}

function arcs({ middle, radius }: (typeof dials)[number], reaches: readonly number[]): string {
  const steps = 36
  return reaches
    .map((reach) =>
      Array.from({ length: steps + 1 }, (_, step) =>
        around(middle, radius * reach, onScale(step / steps)),
      ),
    )
    .map((points) => path(polygon(points, false), pen.fine))
    .join('')
}

function makersMark(): string {
  let petals = `<path id="petal" d="${markPetal}"/>`
  for (let petal = 1; petal < markPetals; petal++) {
    const metal = petal === markShare ? ' class="solid-metal"' : ''
    petals += `<use href="#petal" transform="rotate(${(petal * 360) / markPetals})"${metal}/>`
  }
  return placed([1050, 1400], 0, `<g transform="scale(4)" stroke-width="1.3">${petals}</g>`)
}

/** Its scales are true: a number stands at its logarithm. */
function slideRule(): string {
  const scale = { left: 200, length: 1560 }
  const at = (value: number, shift = 0) => scale.left + shift + scale.length * Math.log10(value)
  const marks = (y: number, up: number, shift: number): Segment[] =>
    Array.from({ length: 91 }, (_, index) => {
      const value = 1 + index / 10
      const tall = index % 10 === 0 ? 44 : index % 5 === 0 ? 30 : 18
      return [at(value, shift), y, at(value, shift), y + up * tall] as const
    }).filter((_, index) => index < 40 || index % 2 === 0)
  const shift = at(1.18) - scale.left
  const cursor = at(4.5)
  const rail = (x: number, y: number, length: number, height: number): Point[] => [
    [x, y],
    [x + length, y],
    [x + length, y + height],
    [x, y + height],
  ]
  return (
    shape(rail(130, 1770, 1720, 230), pen.contour) +
    shape(rail(130 + shift, 1846, 1720, 82), pen.line) +
    lines(marks(1846, -1, 0), pen.fine) +
    lines(marks(1928, -1, shift), pen.fine) +
    toned([rail(138, 1956, 1704, 40)], { angle: 0, gap: 12 }, 'soft') +
    path(polygon(rail(cursor - 70, 1752, 140, 266)), pen.contour) +
    lines([[cursor, 1756, cursor, 2014]], pen.contour, 'metal')
  )
}
