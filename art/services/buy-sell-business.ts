// Two shops joined by a deed, which is sealed; the key hangs from it.
import { fitCurve, fullTurn, hatch, type Point, polygon, rectangle, type Segment, strokes } from '../geometry.ts'
import type { Inks } from '../inks.ts'
import { oneLine } from '../lathe.ts'
import { path } from '../svg.ts'
import { checkFillWave } from '../tiles.ts'
import { around, disc, lines, pen, placed, shape, squarePlate, toned, upright } from './kit.ts'

const ground = 1880
const shopWidth = 700
const left = 110
const right = 2100 - left - shopWidth
const upperFloor = 1180

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

/** A flat cornice, level boards, square windows, a striped awning. */
function flatShop(): string {
  const top = 330
  const wall = rectangle(0, top + 90, shopWidth, ground - top - 90)
  const cornice: Point[] = [
    [-40, top],
    [shopWidth + 40, top],
    [shopWidth, top + 90],
    [0, top + 90],
  ]
  const windows = [100, 400].map((x) => rectangle(x, 590, 190, 390))
  return (
    shape(wall, pen.contour) +
    toned([rectangle(0, top + 90, shopWidth, upperFloor - top - 90), ...windows.map(grown)], { angle: 0, gap: 19 }, 'soft') +
    shape(cornice, pen.contour, { angle: upright, gap: 18 }) +
    windows.map(sashWindow).join('') +
    shopFront([50, 430], 470, 1300) +
    awning()
  )
}

/** A pediment, upright boards, round-headed windows, a sign board. */
function gabledShop(): string {
  const eaves = 520
  const wall = rectangle(0, eaves, shopWidth, ground - eaves)
  const pediment: Point[] = [
    [-40, eaves],
    [shopWidth / 2, 190],
    [shopWidth + 40, eaves],
  ]
  const inner: Point[] = [
    [90, eaves - 30],
    [shopWidth / 2, 262],
    [shopWidth - 90, eaves - 30],
  ]
  const windows = [110, 420].map((x) => arched(x, 650, 170, 390))
  const sign = rectangle(-20, upperFloor, shopWidth + 40, 110)
  return (
    shape(wall, pen.contour) +
    toned([rectangle(0, eaves, shopWidth, upperFloor - eaves), ...windows.map(grown)], { angle: upright, gap: 19 }, 'soft') +
    shape(pediment, pen.contour) +
    shape(inner, pen.fine, { angle: 0, gap: 16 }) +
    windows.map(sashWindow).join('') +
    shopFront([270, 650], 40, 1330) +
    shape(sign, pen.contour, { angle: -Math.PI / 4, gap: 16 }) 
  )
}

function arched(x: number, y: number, width: number, height: number): Point[] {
  const radius = width / 2
  const head = Array.from({ length: 13 }, (_, step) => around([x + radius, y + radius], radius, -fullTurn / 4 + (step / 12) * (fullTurn / 2)))
  return [...head, [x + width, y + height], [x, y + height]]
}

/** A margin of bare wall round an opening. */
function grown(corners: readonly Point[]): Point[] {
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const middle: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  return corners.map(([x, y]): Point => [x + Math.sign(x - middle[0]) * 18, y + Math.sign(y - middle[1]) * 18])
}

function sashWindow(corners: readonly Point[]): string {
  const [minX, maxX] = [Math.min(...corners.map(([x]) => x)), Math.max(...corners.map(([x]) => x))]
  const [minY, maxY] = [Math.min(...corners.map(([, y]) => y)), Math.max(...corners.map(([, y]) => y))]
  const [x, y] = [(minX + maxX) / 2, (minY + maxY) / 2]
  return (
    shape(corners, pen.contour, { angle: -Math.PI / 4, gap: 11, width: pen.fine }) +
    lines([[x, minY, x, maxY], [minX, y, maxX, y]], 12, 'bars') +
    path(polygon(corners), pen.contour) +
    lines([[minX - 22, maxY + 16, maxX + 22, maxY + 16]], 11)
  )
}

/** A display window from one edge to another, and a door. */
function shopFront([from, to]: readonly [number, number], door: number, top: number): string {
  const pane = rectangle(from, top, to - from, ground - top - 130)
  const leaf = rectangle(door, top, 190, ground - top)
  const glass = rectangle(door + 34, top + 40, 122, 260)
  return (
    shape(rectangle(from, ground - 130, to - from, 130), pen.line, { angle: upright, gap: 17 }) +
    shape(pane, pen.contour, { angle: -Math.PI / 4, gap: 24 }) +
    shape(leaf, pen.contour, { angle: upright, gap: 17 }) +
    shape(glass, pen.line, { angle: -Math.PI / 4, gap: 13 }) +
    disc([door + 165, ground - 240], 11, pen.line, 'paper')
  )
}

function awning(): string {
  const stripes = 9
  const [top, bottom] = [upperFloor + 20, upperFloor + 190]
  const edge = (index: number, y: number): number => {
    const reach = y === top ? 0 : 50
    return -reach + ((shopWidth + 2 * reach) * index) / stripes
  }
  let outlines = ''
  const ink: Segment[] = []
  for (let stripe = 0; stripe < stripes; stripe++) {
    const [a, b, c, d] = [edge(stripe, top), edge(stripe + 1, top), edge(stripe + 1, bottom), edge(stripe, bottom)]
    const corners: Point[] = [[a, top], [b, top], [c, bottom], [d, bottom]]
    outlines += `M${Math.round(d)} ${bottom}l${Math.round(a - d)} ${top - bottom}h${Math.round(b - a)}l${Math.round(c - b)} ${bottom - top}c0 44${Math.round(d - c)} 44${Math.round(d - c)} 0z`
    if (stripe % 2 === 0) ink.push(...hatch([corners], { angle: upright, gap: 12 }))
  }
  return path(outlines, pen.line, 'paper') + path(strokes(ink), pen.fine)
}

/** The sheet lies over both fronts and holds them together. */
function deed(): string {
  const sheet = rectangle(750, 560, 600, 800)
  const rule = (x: number, y: number, tiles: number) =>
    `<path class="soft" transform="translate(${x} ${y - 36})scale(3)" stroke-width="1.2" d="${checkFillWave(tiles * 16)}"/>`
  const rows = [800, 890, 980]
  return (
    shape(sheet, pen.contour) +
    path(polygon(rectangle(774, 584, 552, 752)) , pen.hatch) +
    lines([[880, 680, 1220, 680]], 16) +
    lines(rows.map((y): Segment => [834, y, 1266, y]), pen.fine) +
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
  const bit = polygon([[1064, 1760], [1128, 1760], [1128, 1796], [1104, 1796], [1104, 1812], [1128, 1812], [1128, 1848], [1064, 1848]])
  const loop = fitCurve((t) => [1050 + 22 * Math.sin(t * fullTurn), 1400 - 70 * Math.cos(t * fullTurn)], [0, 1], 6, true)
  return (
    path(loop, pen.contour, 'metal') +
    path(bit, pen.contour, 'paper') +
    shape(shaft, pen.contour, { angle: upright, gap: 9 }) +
    disc(bow, 84, pen.contour, 'paper') +
    disc(bow, 52, pen.contour, 'paper') +
    shape(rectangle(1022, 1640, 56, 26), pen.line)
  )
}
