// Windows and doors. As many windows are lit as the page answers questions for this audience.
import type { Point, Segment } from '../geometry.ts'
import { box, face, lines, outline, round, type Sheet, toned, upright } from './kit.ts'

export type Opening = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly head?: 'round'
}

/** Lights the first of the windows; so a front lists them in the order in which it gets dark. */
export function windows(sheet: Sheet, openings: readonly Opening[], lit: number): string {
  const bright = openings.slice(0, lit)
  const dark = openings.slice(lit)
  return (
    outline(sheet, openings.map(surround), 'line', 'cleared') +
    outline(sheet, dark.map(shapeOf), 'line', 'glass') +
    outline(sheet, dark.map(shapeOf), 'line') +
    bright.map((each) => toned(sheet, [shapeOf(each)], glow)).join('') +
    outline(sheet, bright.map(shapeOf), 'contour', 'metal') +
    lines(
      sheet,
      openings.flatMap((each) => bars(sheet, each)),
      'line',
      'bars',
    ) +
    lines(sheet, openings.map(sill), 'contour')
  )
}

const glow = { step: 0.38, paint: 'metal' } as const

/** Every window of a grid once, neighbours far apart in the order. */
export function scattered(openings: readonly Opening[]): Opening[] {
  const stride = [7, 5, 3, 2, 1].find((each) => coprime(each, openings.length)) ?? 1
  return openings.map((_, index) => openings[(index * stride + 2) % openings.length] as Opening)
}

export function grid(
  columns: readonly number[],
  rows: readonly number[],
  size: Omit<Opening, 'x' | 'y'>,
): Opening[] {
  return rows.flatMap((y) => columns.map((x) => ({ x: x - size.width / 2, y, ...size })))
}

export function door(sheet: Sheet, x: number, width: number, height: number, sillAt = 0): string {
  const leaf = box(x, sillAt, width, height)
  const knob = round([x + width * 0.84, sillAt + height * 0.45], 0.06)
  return (
    face(sheet, leaf, { angle: upright, step: 0.5, pen: 'line' }) +
    (sheet.fine ? outline(sheet, [knob], 'line', 'paper') : '')
  )
}

function shapeOf({ x, y, width, height, head }: Opening): Point[] {
  if (head !== 'round') return box(x, y, width, height)
  const radius = width / 2
  const arch = round([x + radius, y + height - radius], radius, -0.25, 0.25)
  return [[x, y], ...arch, [x + width, y]]
}

function surround(opening: Opening): Point[] {
  const margin = 0.1
  const { x, y, width, height } = opening
  return shapeOf({
    ...opening,
    x: x - margin,
    y: y - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  })
}

function bars({ fine }: Sheet, { x, y, width, height }: Opening): Segment[] {
  const middle = x + width / 2
  const cross = y + height * 0.52
  const mullion: Segment = [middle, y, middle, y + height]
  return fine ? [mullion, [x, cross, x + width, cross]] : [mullion]
}

function sill({ x, y, width }: Opening): Segment {
  return [x - 0.14, y - 0.12, x + width + 0.14, y - 0.12]
}

function coprime(a: number, b: number): boolean {
  return b === 0 ? a === 1 : coprime(b, a % b)
}
