// Articles of organization, sealed at the foot; and, because a firm also ends, a corner cut and punched.
import { type Point, polygon, rectangle } from '../geometry.ts'
import type { Inks } from '../inks.ts'
import { lobedRosette, oneLine, spindle } from '../lathe.ts'
import { group, path } from '../svg.ts'
import { checkFillWave } from '../tiles.ts'
import { hollowLength, hollowWord } from './hollow-letters.ts'
import { disc, lines, pen, placed, shape, squarePlate, toned } from './kit.ts'
import { wovenFrame } from './woven-frame.ts'

const sheet = { left: 270, top: 150, width: 1500, height: 1560 }
const right = sheet.left + sheet.width
const bottom = sheet.top + sheet.height
const margin = 30
const border = 120
/** How far from the corner the scissors went in, and how far the corner has moved. */
const cut = 470
const moved: Point = [84, -84]

const axis = sheet.left + sheet.width / 2
/** What the articles make. */
const company = 'LLC'

export const punchHoles = 5

export function businessFormation(inks: Inks): string {
  const kept: Point[] = [
    [sheet.left - 9, sheet.top - 9],
    [right - cut, sheet.top - 9],
    [right + 9, sheet.top + cut],
    [right + 9, bottom + 9],
    [sheet.left - 9, bottom + 9],
  ]
  const corner: Point[] = [
    [right - cut, sheet.top - 9],
    [right + 9, sheet.top - 9],
    [right + 9, sheet.top + cut],
  ]
  return squarePlate(
    inks,
    `<clipPath id="kept"><path d="${polygon(kept)}"/></clipPath><clipPath id="cut-off"><path d="${polygon(corner)}"/></clipPath>` +
      `<g clip-path="url(#kept)"><g id="sheet">${paperAndBorder()}</g></g>` +
      `<g transform="translate(${moved.join(' ')})"><use href="#sheet" clip-path="url(#cut-off)"/>${cutEdge()}</g>` +
      cutEdge() +
      heading() +
      blanks() +
      punched() +
      placed([axis, 1650], 0, ribbons() + seal()),
  )
}

function paperAndBorder(): string {
  const frame = (by: number) =>
    polygon(rectangle(sheet.left + by, sheet.top + by, sheet.width - 2 * by, sheet.height - 2 * by))
  return (
    path(frame(0), pen.contour, 'paper') +
    wovenFrame(sheet, { margin, border, strands: 9 }) +
    path(frame(margin + border + 16), pen.hatch)
  )
}

function cutEdge(): string {
  return lines([[right - cut, sheet.top, right, sheet.top + cut]], pen.contour)
}

function heading(): string {
  const tall = 180
  const start = Math.round(axis - hollowLength(company, tall) / 2)
  const flourish = spindle(1, { length: 900, height: 92 })
  return (
    placed([start, 430], 0, hollowWord(company, tall)) +
    `<path class="metal" stroke-width="${pen.hatch}" transform="translate(${axis - 450} 712)" d="${flourish}"/>`
  )
}

/** Ruled blanks, each closed by the wave that lets nobody write on it. */
function blanks(): string {
  const rules = [
    { x: 490, y: 960, tiles: 20 },
    { x: 490, y: 1070, tiles: 20 },
    { x: 490, y: 1180, tiles: 20 },
    { x: 490, y: 1290, tiles: 13 },
    { x: 490, y: 1430, tiles: 6 },
    { x: 1219, y: 1430, tiles: 6 },
  ]
  const waves = rules.map(
    ({ x, y, tiles }) =>
      `<path transform="translate(${x} ${y - 40})scale(3.3)" d="${checkFillWave(tiles * 16)}"/>`,
  )
  return (
    lines(
      rules.map(({ x, y, tiles }) => [x, y, x + tiles * 16 * 3.3, y]),
      pen.line,
    ) + group(`<g stroke-width="1.2">${waves.join('')}</g>`, 'soft')
  )
}

/** Along the cut, on the side that was kept. */
function punched(): string {
  return Array.from({ length: punchHoles }, (_, index) => {
    const share = (index + 0.5) / punchHoles
    const hole: Point = [
      Math.round(right - cut + cut * share) - 70,
      Math.round(sheet.top + cut * share) + 70,
    ]
    return disc(hole, 34, pen.contour, 'paper')
  }).join('')
}

function ribbons(): string {
  const tail = (lean: number): Point[] => [
    [-60 + lean * 0.2, 60],
    [60 + lean * 0.2, 60],
    [66 + lean, 400],
    [lean, 350],
    [-66 + lean, 400],
  ]
  return [-120, 120]
    .map((lean) => {
      const shapeOf = tail(lean)
      return (
        shape(shapeOf, pen.contour) +
        toned([shapeOf], { angle: Math.atan2(340, lean * 0.8), gap: 15, width: pen.fine }, 'metal')
      )
    })
    .join('')
}

function seal(): string {
  const rim = lobedRosette('lobe', {
    lobes: 24,
    radius: 190,
    lobeSwing: 10,
    swing: 18,
    flare: 5,
    waves: 1,
    strands: 5,
    spans: 4,
    width: pen.hatch,
  })
  return (
    disc([0, 0], 216, 1, 'cleared') +
    rim +
    disc([0, 0], 158, pen.line) +
    path(oneLine(36, 11, { radius: 92, swing: 54 }), pen.hatch, 'metal') +
    disc([0, 0], 30, pen.line)
  )
}
