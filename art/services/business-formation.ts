// Articles of organization, sealed at the foot; and, because a firm also ends, a corner cut and punched.
import { type Point, polygon, rectangle } from '../geometry.ts'
import type { Inks } from '../inks.ts'
import { band, lobedRosette, oneLine, spindle } from '../lathe.ts'
import { group, path } from '../svg.ts'
import { checkFillWave } from '../tiles.ts'
import { disc, lines, pen, placed, shape, squarePlate, toned } from './kit.ts'

const sheet = { left: 270, top: 150, width: 1500, height: 1560 }
const right = sheet.left + sheet.width
const bottom = sheet.top + sheet.height
const margin = 30
const border = 120
const tile = 150
/** How far from the corner the scissors went in, and how far the corner has moved. */
const cut = 470
const moved: Point = [84, -84]

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
    `<clipPath id="kept"><path d="${polygon(kept)}"/></clipPath><clipPath id="corner"><path d="${polygon(corner)}"/></clipPath>` +
      `<g clip-path="url(#kept)"><g id="sheet">${paperAndBorder()}</g></g>` +
      `<g transform="translate(${moved.join(' ')})"><use href="#sheet" clip-path="url(#corner)"/>${cutEdge()}</g>` +
      cutEdge() +
      heading() +
      blanks() +
      punched() +
      placed([1050, 1640], 0, ribbons() + seal()),
  )
}

function paperAndBorder(): string {
  const frame = (inset: number) => polygon(rectangle(sheet.left + inset, sheet.top + inset, sheet.width - 2 * inset, sheet.height - 2 * inset))
  const inset = margin + border
  const long = (sheet.width - 2 * inset) / tile
  const high = (sheet.height - 2 * inset) / tile
  const row = (count: number) =>
    Array.from({ length: Math.round(count) - 1 }, (_, index) => `<use href="#tile" x="${(index + 1) * tile}"/>`).join('')
  const stretch = (count: number) => Number((count / Math.round(count)).toFixed(4))
  const corner = oneLine(24, 7, { radius: 36, swing: 20 })
  const far = [sheet.width - 2 * margin - border, sheet.height - 2 * margin - border] as const
  return (
    path(frame(0), pen.contour, 'paper') +
    path(frame(margin) + frame(inset), pen.line) +
    path(frame(inset + 16), pen.hatch) +
    `<g stroke-width="${pen.hatch}"><g id="top" transform="translate(${sheet.left + inset} ${sheet.top + margin})scale(${stretch(long)} 1)"><path id="tile" d="${band(tile, border, 9)}"/>${row(long)}</g>` +
    `<use href="#top" y="${far[1]}"/>` +
    `<g id="left" transform="translate(${sheet.left + inset} ${sheet.top + inset})rotate(90)scale(${stretch(high)} 1)"><use href="#tile"/>${row(high)}</g>` +
    `<use href="#left" x="${far[0]}"/>` +
    `<path id="star" transform="translate(${sheet.left + margin + border / 2} ${sheet.top + margin + border / 2})" d="${corner}"/>` +
    `<use href="#star" x="${far[0]}"/><use href="#star" y="${far[1]}"/><use href="#star" x="${far[0]}" y="${far[1]}"/></g>`
  )
}

function cutEdge(): string {
  return lines([[right - cut, sheet.top, right, sheet.top + cut]], pen.contour)
}

/** In place of a title: a spindle, and above it an arch of rays. */
function heading(): string {
  return (
    `<g class="metal" stroke-width="${pen.hatch}"><path transform="translate(520 520)" d="${spindle(1, { length: 1000, height: 190 })}"/></g>` +
    placed([860, 420], 0, '')
  )
}

/** Ruled blanks, each closed by the wave that lets nobody write on it. */
function blanks(): string {
  const rules = [
    { x: 490, y: 830, tiles: 22 },
    { x: 490, y: 950, tiles: 22 },
    { x: 490, y: 1070, tiles: 22 },
    { x: 490, y: 1190, tiles: 14 },
    { x: 490, y: 1400, tiles: 7 },
    { x: 1210, y: 1400, tiles: 7 },
  ]
  const waves = rules.map(
    ({ x, y, tiles }) => `<path transform="translate(${x} ${y - 40})scale(3.2)" d="${checkFillWave(tiles * 16)}"/>`,
  )
  return (
    lines(rules.map(({ x, y, tiles }) => [x, y, x + tiles * 51, y]), pen.line) +
    group(`<g stroke-width="1.2">${waves.join('')}</g>`, 'soft')
  )
}

/** Along the cut, on the side that was kept. */
function punched(): string {
  return Array.from({ length: punchHoles }, (_, index) => {
    const share = (index + 0.5) / punchHoles
    const hole: Point = [Math.round(right - cut + cut * share) - 70, Math.round(sheet.top + cut * share) + 70]
    return disc(hole, 30, pen.contour, 'paper')
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
      return shape(shapeOf, pen.contour) + toned([shapeOf], { angle: Math.atan2(340, lean * 0.8), gap: 15, width: pen.fine }, 'metal')
    })
    .join('')
}

function seal(): string {
  const rim = lobedRosette('lobe', { lobes: 24, radius: 190, lobeSwing: 10, swing: 18, flare: 5, waves: 1, strands: 5, spans: 4, width: pen.hatch })
  return (
    disc([0, 0], 216, 1, 'cleared') +
    rim +
    disc([0, 0], 158, pen.line) +
    path(oneLine(36, 11, { radius: 92, swing: 54 }), pen.hatch, 'metal') +
    disc([0, 0], 30, pen.line)
  )
}
