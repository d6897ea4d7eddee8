// An open ledger: ruled columns, entries, a total closed by a double rule, and the pen in the fold.
import {
  type Curve,
  fitCurve,
  numbers,
  type Point,
  polygon,
  type Random,
  type Segment,
  seededRandom,
  segment,
} from '../geometry.ts'
import type { Inks } from '../inks.ts'
import { path } from '../svg.ts'
import { dipPen } from './dip-pen.ts'
import { lines, pen, rounded, shape, squarePlate } from './kit.ts'

export const rows = 15

/** Where date, text, debit and credit begin and the last one ends, clear of the fold on both pages. */
const columns = [
  [0.04, 0.14, 0.46, 0.66, 0.86],
  [0.14, 0.24, 0.56, 0.76, 0.96],
] as const
const lastRow = 0.1
const firstRow = 0.86

/** How much smaller the far edge of the book is than the near one, and the height of the eye. */
const depth = 0.4
const eye = -2750

export function accounting(inks: Inks): string {
  const random = seededRandom(1040)
  return squarePlate(
    inks,
    cover() +
      pageBlock() +
      page(0, random) +
      page(1, random) +
      fold() +
      dipPen([930, 1520], [1215, 210]),
  )
}

/** The open book: across from -1 to 1 with the fold at 0, away from 0 to 1. */
function onBook(across: number, away: number, lift = 1): Point {
  const scale = 1 / (1 + depth * away)
  const aside = Math.abs(across)
  // Leaves climb steeply out of the fold and sink slowly towards the fore edge.
  const rise = 200 * (1 - Math.exp(-9 * aside)) * (1 - 0.72 * aside)
  return [1050 + across * 930 * scale, eye + (1760 - eye) * scale - lift * rise * scale]
}

/** The same place by page: 0 is the left one, 1 the right one. */
function onPage(number: 0 | 1, at: number, away: number): Point {
  return onBook(number - 1 + at, away)
}

function across(from: number, to: number, away: number, lift = 1): string {
  const curve: Curve = (at) => onBook(at, away, lift)
  return fitCurve(curve, [from, to], Math.max(2, Math.round(Math.abs(to - from) * 7)))
}

/** Once round both pages, as a filled outline. */
function cover(): string {
  const out = 46
  const [a, b, c, d] = [onBook(-1, 0), onBook(1, 0), onBook(1, 1), onBook(-1, 1)]
  const board: Point[] = [
    [a[0] - out, a[1] + 120],
    [b[0] + out, b[1] + 120],
    [c[0] + out, c[1] + 20],
    [d[0] - out, d[1] + 20],
  ]
  const lip: Point[] = [
    board[0] as Point,
    board[1] as Point,
    [b[0] + out, b[1] + 150],
    [a[0] - out, a[1] + 150],
  ]
  return shape(board, pen.contour, { angle: 0, gap: 14 }) + shape(lip, pen.contour)
}

/** The edges of the leaves below, at the foot and at both sides. */
function pageBlock(): string {
  const leaves = 7
  const pitch = 13
  let edges = ''
  for (let leaf = leaves; leaf >= 1; leaf--) {
    for (const direction of [-1, 1]) {
      const curve: Curve = (at) => {
        const [x, y] = onBook(at * direction, 0)
        return [x, y + leaf * pitch * Math.min(1, Math.abs(at) * 5)]
      }
      edges += fitCurve(curve, [0, 1], 6)
    }
  }
  const solid = [-1, 1].map((direction) => {
    const edge = Array.from({ length: 13 }, (_, step) => onBook((direction * step) / 12, 0))
    const under = edge.map(
      ([x, y], step): Point => [x, y + leaves * pitch * Math.min(1, (step / 12) * 5)],
    )
    const back = onBook(direction, 1)
    return polygon([...under, [back[0] + direction * 10, back[1] + 40], back, ...edge.reverse()])
  })
  return path(solid.join(''), pen.line, 'paper') + path(edges, pen.hatch)
}

function page(number: 0 | 1, random: Random): string {
  const [from, to] = [number - 1, number]
  const [near, far] = [rounded(onBook(to, 0)), rounded(onBook(to, 1))]
  const back = across(to, from, 1).replace(
    /^M-?\d+[ -]\d+/,
    `l${numbers([far[0] - near[0], far[1] - near[1]])}`,
  )
  const leaf = `${across(from, to, 0)}${back}z`
  return path(leaf, pen.contour, 'paper') + ruling(number) + entries(number, random) + total(number)
}

function rowAt(row: number): number {
  return firstRow + ((lastRow - firstRow) * row) / rows
}

function ruling(number: 0 | 1): string {
  let feint = ''
  for (let row = 0; row <= rows; row++)
    feint += across(number - 1 + 0.02, number - 0.02, rowAt(row))
  const upright = (at: number) => segment(onPage(number, at, 0.03), onPage(number, at, 0.97))
  const inner = columns[number].slice(1, -1)
  return (
    path(feint, 2.8, 'soft') +
    lines(
      inner.flatMap((at) => [upright(at - 0.006), upright(at + 0.006)]),
      pen.hatch,
      'metal',
    )
  )
}

/** Dates and words are level strokes, figures upright ones. */
function entries(number: 0 | 1, random: Random): string {
  const words: Segment[] = []
  const figures: Segment[] = []
  const [date, text] = columns[number]
  for (let row = 0; row < rows - 2; row++) {
    const away = rowAt(row + 1) + 0.017
    words.push(segment(onPage(number, date + 0.02, away), onPage(number, date + 0.07, away)))
    let at = text + 0.03
    for (let word = 0; word < 2 + Math.floor(random() * 2); word++) {
      const end = at + 0.05 + random() * 0.06
      words.push(segment(onPage(number, at, away), onPage(number, end, away)))
      at = end + 0.025
    }
    const column = random() < 0.5 ? 3 : 4
    figures.push(...digits(number, column, rowAt(row + 1), 2 + Math.floor(random() * 3)))
  }
  return lines(words, 9) + lines(figures, pen.line)
}

/** Figures of an amount, from the right edge of their column. */
function digits(number: 0 | 1, column: number, away: number, count: number): Segment[] {
  const right = (columns[number][column] ?? 1) - 0.03
  return Array.from({ length: count }, (_, index) => {
    const at = right - index * 0.031
    return segment(onPage(number, at, away + 0.006), onPage(number, at + 0.006, away + 0.036))
  })
}

/** Under the last entry one rule, under the total two. */
function total(number: 0 | 1): string {
  const [left, right] = [number - 1 + columns[number][2] + 0.012, number - 1 + columns[number][4]]
  const [above, below] = [rowAt(rows - 2), rowAt(rows - 1)]
  const rules =
    across(left, right, above) + across(left, right, below) + across(left, right, below - 0.012)
  const sums = [3, 4].flatMap((column) => digits(number, column, below, 5))
  return path(rules, 9, 'metal') + lines(sums, 9)
}

/** Where the leaves dive into the spine it is dark. */
function fold(): string {
  const shade = [0.006, 0.014, 0.024, 0.036, 0.05].flatMap((at) =>
    [-1, 1].map((direction) => segment(onBook(at * direction, 0), onBook(at * direction, 1))),
  )
  return lines(shade, pen.hatch) + lines([segment(onBook(0, 0), onBook(0, 1))], pen.contour)
}
