// Two shops joined by a deed, which is sealed; the key hangs from it.
import { fitCurve, fullTurn, type Point, polygon, rectangle, type Segment } from '../geometry.ts'
import type { Inks } from '../inks.ts'
import { oneLine } from '../lathe.ts'
import { path } from '../svg.ts'
import { checkFillWave } from '../tiles.ts'
import { disc, lines, pen, placed, shape, side, squarePlate, toned, upright } from './kit.ts'
import { flatShop, gabledShop, ground, shopWidth } from './shops.ts'

const left = 110
const right = side - left - shopWidth

export function buySellBusiness(inks: Inks): string {
  return squarePlate(
    inks,
    lines([[60, ground, 2040, ground]], pen.contour) +
      toned([rectangle(60, ground + 14, 1980, 60)], { angle: 0, gap: 18 }, 'soft') +
      placed([left, 0], 0, flatShop()) +
      placed([right, 0], 0, gabledShop()) +
      deed() +
      key(),
  )
}

/** The sheet lies over both fronts and holds them together. */
function deed(): string {
  const sheet = rectangle(750, 560, 600, 800)
  const rule = (x: number, y: number, tiles: number) =>
    `<path class="soft" transform="translate(${x} ${y - 36})scale(3)" stroke-width="1.2" d="${checkFillWave(tiles * 16)}"/>`
  const rows = [800, 890, 980]
  return (
    shape(sheet, pen.contour) +
    path(polygon(rectangle(774, 584, 552, 752)), pen.hatch) +
    lines([[880, 680, 1220, 680]], 16) +
    lines(
      rows.map((y): Segment => [834, y, 1266, y]),
      pen.fine,
    ) +
    rows.map((y) => rule(834, y, 9)).join('') +
    placed([1050, 1165], 0, seal()) +
    [784, 1316].map((x) => disc([x, 960], 10, pen.line, 'solid')).join('')
  )
}

function seal(): string {
  return (
    path(oneLine(40, 9, { radius: 118, swing: 20 }), pen.hatch, 'metal') +
    disc([0, 0], 96, pen.line) +
    path(oneLine(24, 7, { radius: 56, swing: 32 }), pen.hatch, 'metal')
  )
}

/** On a cord through the foot of the deed. */
function key(): string {
  const bow: Point = [1050, 1560]
  const shaft = rectangle(1036, 1640, 28, 220)
  const bit = polygon([
    [1064, 1760],
    [1128, 1760],
    [1128, 1796],
    [1104, 1796],
    [1104, 1812],
    [1128, 1812],
    [1128, 1848],
    [1064, 1848],
  ])
  const loop = fitCurve(
    (t) => [1050 + 22 * Math.sin(t * fullTurn), 1400 - 70 * Math.cos(t * fullTurn)],
    [0, 1],
    6,
    true,
  )
  return (
    path(loop, pen.contour, 'metal') +
    path(bit, pen.contour, 'paper') +
    shape(shaft, pen.contour, { angle: upright, gap: 9 }) +
    disc(bow, 84, pen.contour, 'paper') +
    disc(bow, 52, pen.contour, 'paper') +
    shape(rectangle(1022, 1640, 56, 26), pen.line)
  )
}
