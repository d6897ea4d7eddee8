// The two shops: fronts that differ in roof, boards and windows, their left edges in the origin.
import {
  fullTurn,
  hatch,
  type Point,
  polygon,
  rectangle,
  type Segment,
  strokes,
} from '../geometry.ts'
import { path } from '../svg.ts'
import { around, disc, lines, pen, shape, toned, upright } from './kit.ts'

export const ground = 1880
export const shopWidth = 700
const upperFloor = 1180

/** A flat cornice, level boards, square windows, a striped awning. */
export function flatShop(): string {
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
    toned(
      [rectangle(0, top + 90, shopWidth, upperFloor - top - 90), ...windows.map(grown)],
      { angle: 0, gap: 19 },
      'soft',
    ) +
    shape(cornice, pen.contour, { angle: upright, gap: 18 }) +
    windows.map((window) => sashWindow(window, true)).join('') +
    shopFront([50, 430], 470, 1300) +
    awning()
  )
}

/** A pediment, upright boards, round-headed windows, a sign board. */
export function gabledShop(): string {
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
    toned(
      [rectangle(0, eaves, shopWidth, upperFloor - eaves), ...windows.map(grown)],
      { angle: upright, gap: 19 },
      'soft',
    ) +
    shape(pediment, pen.contour) +
    shape(inner, pen.fine, { angle: 0, gap: 16 }) +
    windows.map((window, index) => sashWindow(window, index > 0)).join('') +
    shopFront([270, 650], 40, 1330) +
    shape(sign, pen.contour, { angle: -Math.PI / 4, gap: 16 })
  )
}

function arched(x: number, y: number, width: number, height: number): Point[] {
  const radius = width / 2
  const head = Array.from({ length: 13 }, (_, step) =>
    around([x + radius, y + radius], radius, -fullTurn / 4 + (step / 12) * (fullTurn / 2)),
  )
  return [...head, [x + width, y + height], [x, y + height]]
}

/** A margin of bare wall round an opening. */
function grown(corners: readonly Point[]): Point[] {
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const middle: Point = [
    (Math.min(...xs) + Math.max(...xs)) / 2,
    (Math.min(...ys) + Math.max(...ys)) / 2,
  ]
  return corners.map(
    ([x, y]): Point => [x + Math.sign(x - middle[0]) * 18, y + Math.sign(y - middle[1]) * 18],
  )
}

/** Dark by day; by night some are lit. */
function sashWindow(corners: readonly Point[], lit: boolean): string {
  const [minX, maxX] = [Math.min(...corners.map(([x]) => x)), Math.max(...corners.map(([x]) => x))]
  const [minY, maxY] = [
    Math.min(...corners.map(([, y]) => y)),
    Math.max(...corners.map(([, y]) => y)),
  ]
  const [x, y] = [(minX + maxX) / 2, (minY + maxY) / 2]
  return (
    path(polygon(corners), pen.contour, lit ? 'glass lit' : 'glass') +
    toned([corners], { angle: 0, gap: 13, width: 5 }, 'bars') +
    lines(
      [
        [x, minY, x, maxY],
        [minX, y, maxX, y],
      ],
      12,
      'bars',
    ) +
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
    const [a, b, c, d] = [
      edge(stripe, top),
      edge(stripe + 1, top),
      edge(stripe + 1, bottom),
      edge(stripe, bottom),
    ]
    const corners: Point[] = [
      [a, top],
      [b, top],
      [c, bottom],
      [d, bottom],
    ]
    outlines += `M${Math.round(d)} ${bottom}l${Math.round(a - d)} ${top - bottom}h${Math.round(b - a)}l${Math.round(c - b)} ${bottom - top}c0 44${Math.round(d - c)} 44${Math.round(d - c)} 0z`
    if (stripe % 2 === 0) ink.push(...hatch([corners], { angle: upright, gap: 12 }))
  }
  return path(outlines, pen.line, 'paper') + path(strokes(ink), pen.fine)
}
