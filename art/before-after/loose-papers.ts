// The desk before: loose papers in no order, and one date in spring which everything waits for.
import {
  fitCurve,
  fullTurn,
  hatch,
  type Point,
  polygon,
  type Segment,
  seededRandom,
  strokes,
} from '../geometry.ts'
import { path } from '../svg.ts'
import { deskPad, pen, placed, sheet } from './kit.ts'

export function loosePapers(): string {
  return (
    deskPad() +
    placed(110, 170, -13, letter(470, 610, 3)) +
    placed(870, 30, 11, letter(450, 580, 11)) +
    placed(640, 470, 16, letter(430, 500, 5)) +
    placed(50, 700, -8, envelope(560, 300)) +
    placed(1180, 490, 9, receipt(170, 480)) +
    placed(420, 170, 5, calendarLeaf(480, 620))
  )
}

/** A letter: a head, then lines of unequal length. */
function letter(width: number, height: number, seed: number): string {
  const random = seededRandom(seed)
  const lines: Segment[] = []
  for (let y = 150; y < height - 60; y += 44) {
    lines.push([52, y, 52 + (width - 104) * (0.55 + 0.45 * random()), y])
  }
  return sheet(
    width,
    height,
    path(strokes([[52, 66, 220, 66]]), 12) + path(strokes(lines), pen.fine, 'soft'),
  )
}

/** Slit open along its upper edge: the lining shows. */
function envelope(width: number, height: number): string {
  const middle = width / 2
  const fold: Point = [middle, height * 0.56]
  const lining = hatch([[[0, 0], fold, [width, 0]]], { angle: 0, gap: 11 })
  const seams = [-1, 1].map(
    (side): Segment => [middle + side * middle, height, middle + side * 62, height * 0.435],
  )
  return sheet(
    width,
    height,
    path(strokes(lining), pen.hatch, 'soft') +
      path(polygon([[0, 0], fold, [width, 0]], false), pen.contour) +
      path(strokes(seams), pen.fine),
  )
}

/** A slip from a till: torn off in teeth, its amounts in a column of their own. */
function receipt(width: number, height: number): string {
  const tooth = width / 10
  const teeth = `l${-tooth / 2} 16l${-tooth / 2}-16`.repeat(10)
  const rows: Segment[] = []
  for (let y = 70; y < height - 50; y += 40) {
    rows.push([24, y, 80, y], [width - 50, y, width - 24, y])
  }
  return (
    path(`M0 0H${width}V${height}${teeth}z`, pen.contour, 'paper') +
    path(strokes(rows), pen.fine, 'soft')
  )
}

const week = 7
const days = 30
/** The day everything is due. */
const due = 15

/** A leaf torn off a calendar: a sprig in bud for spring, the days of the month, one circled. */
function calendarLeaf(width: number, height: number): string {
  const cell = { width: (width - 72) / week, height: 76 }
  const top = 228
  const place = (day: number) => {
    const index = day + 1
    return {
      x: 36 + (index % week) * cell.width + cell.width / 2,
      y: top + Math.floor(index / week) * cell.height + cell.height / 2,
    }
  }
  const marks = Array.from({ length: days }, (_, index): Segment => {
    const { x, y } = place(index + 1)
    return [x - 11, y, x + 11, y]
  })
  const date = place(due)
  return sheet(
    width,
    height,
    path(`M36 ${top - 16}H${width - 36}`, pen.contour) +
      path(strokes(marks), 13, 'soft') +
      placed(width / 2, 180, 0, sprig()) +
      placed(Math.round(date.x), Math.round(date.y), 0, path(circled(), pen.contour, 'metal')),
  )
}

/** Twice round by hand: the second time a little wider. */
function circled(): string {
  return fitCurve(
    (turn) => {
      const radius = 34 + 9 * turn
      return [radius * 1.1 * Math.sin(turn * fullTurn), -radius * Math.cos(turn * fullTurn)]
    },
    [0, 2.15],
    14,
  )
}

/** A twig with leaves in pairs and a bud at its end. */
function sprig(): string {
  const leaf = 'M0 0C14-30 46-40 74-34C62-8 32 6 0 0z'
  const turns = [
    [-96, -20, -70],
    [-96, -20, 28],
    [-20, -46, -62],
    [-20, -46, 30],
    [52, -78, -58],
    [52, -78, 30],
  ] as const
  return (
    path('M-150 6C-90-10 0-40 110-104', pen.contour) +
    turns.map(([x, y, degrees]) => placed(x, y, degrees, path(leaf, pen.fine, 'paper'))).join('') +
    placed(
      110,
      -104,
      -30,
      path(
        'M0 6C-22-8-20-40 0-52C20-40 22-8 0 6zM0 0V-44M-8-6C-12-18-10-32-4-42M8-6C12-18 10-32 4-42',
        pen.fine,
        'metal',
      ),
    )
  )
}
