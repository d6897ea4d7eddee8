// A drawing board with the plan of a year. The dividers step off its last quarter.
import { between, type Point, polygon, type Segment, segment } from '../geometry.ts'
import type { Inks } from '../inks.ts'
import { path } from '../svg.ts'
import {
  around,
  disc,
  lines,
  panel,
  pen,
  plane,
  rounded,
  shape,
  squarePlate,
  toned,
  upright,
} from './kit.ts'

/** What each month leaves to be taxed, as a share of the height of the plan. */
const plannedYear = [0.97, 0.95, 0.9, 0.83, 0.79, 0.72, 0.62, 0.57, 0.5, 0.37, 0.3, 0.22]
const monthsInQuarter = 3

const corners: [Point, Point, Point, Point] = [
  [330, 400],
  [1770, 400],
  [2010, 1850],
  [90, 1850],
]
const board = plane(corners)
const sheet = { left: 0.07, right: 0.93, top: 0.055, bottom: 0.735 }
const chart = { left: 0.12, right: 0.88, top: 0.105, bottom: 0.625 }
const hinge: Point = [1506, 340]

export function taxPlanning(inks: Inks): string {
  return squarePlate(inks, drawingBoard() + plan() + setSquare() + dividers())
}

/** The left edge of a month, counted from 0; the twelfth is the end of the year. */
function monthEdge(month: number): number {
  return chart.left + ((chart.right - chart.left) * month) / plannedYear.length
}

function heightOf(month: number): number {
  return chart.bottom - (chart.bottom - chart.top) * (plannedYear[month] ?? 0)
}

function drawingBoard(): string {
  const paper = panel(board, sheet.left, sheet.top, sheet.right, sheet.bottom)
  const front: Point[] = [corners[3], corners[2], [2010, 1930], [90, 1930]]
  const pins = [sheet.left + 0.022, sheet.right - 0.022].flatMap((u) =>
    [sheet.top + 0.02, sheet.bottom - 0.025].map((v) => rounded(board(u, v))),
  )
  return (
    path(polygon(corners), pen.contour, 'paper') +
    toned([corners, paper], { angle: 0, gap: 17 }, 'soft') +
    shape(front, pen.contour, { angle: upright, gap: 15 }) +
    shape(paper, pen.line) +
    pins.map((pin) => disc(pin, 11, pen.line, 'solid')).join('')
  )
}

function plan(): string {
  const rules: Segment[] = []
  const tones: [Segment[], Segment[]] = [[], []]
  const tops: Point[] = []
  for (let month = 0; month <= plannedYear.length; month++) {
    const u = monthEdge(month)
    rules.push(segment(board(u, chart.top), board(u, chart.bottom)))
  }
  const strokesInMonth = 6
  for (const month of plannedYear.keys()) {
    const top = heightOf(month)
    const quarter = Math.floor(month / monthsInQuarter)
    for (let stroke = 1; stroke < strokesInMonth; stroke++) {
      const u = monthEdge(month + stroke / strokesInMonth)
      tones[quarter % 2 === 0 ? 0 : 1].push(segment(board(u, top), board(u, chart.bottom)))
    }
    tops.push(board(monthEdge(month), top), board(monthEdge(month + 1), top))
  }
  return (
    lines(rules, pen.hatch, 'soft') +
    lines(tones[0], pen.fine) +
    lines(tones[1], pen.hatch, 'soft') +
    path(polygon(panel(board, chart.left, chart.top, chart.right, chart.bottom)), pen.fine) +
    quarters() +
    path(polygon(tops, false), 22, 'bars') +
    path(polygon(tops, false), 11, 'metal')
  )
}

/** A bracket under every third month, with its middle marked. */
function quarters(): string {
  let brackets = ''
  for (let first = 0; first < plannedYear.length; first += monthsInQuarter) {
    const [from, to] = [monthEdge(first) + 0.006, monthEdge(first + monthsInQuarter) - 0.006]
    const middle = (from + to) / 2
    brackets += polygon(
      [
        board(from, chart.bottom + 0.018),
        board(from, chart.bottom + 0.04),
        board(to, chart.bottom + 0.04),
        board(to, chart.bottom + 0.018),
      ],
      false,
    )
    brackets += polygon(
      [board(middle, chart.bottom + 0.04), board(middle, chart.bottom + 0.062)],
      false,
    )
  }
  return path(brackets, pen.contour, 'metal')
}

function setSquare(): string {
  const outer: [Point, Point, Point] = [board(0.06, 0.965), board(0.06, 0.71), board(0.66, 0.965)]
  const inner = [board(0.113, 0.938), board(0.113, 0.795), board(0.445, 0.938)]
  return (
    path(polygon(outer) + polygon([...inner].reverse()), pen.contour, 'paper') +
    toned([outer, inner], {
      angle: Math.atan2(outer[2][1] - outer[1][1], outer[2][0] - outer[1][0]),
      gap: 15,
    })
  )
}

/** One point on the last month, the other a quarter before it. */
function dividers(): string {
  const last = plannedYear.length - 1
  const feet = [last - monthsInQuarter, last].map((month) =>
    board(monthEdge(month + 0.5), heightOf(month)),
  )
  return bow(feet) + feet.map((foot, index) => leg(foot, index === 0 ? -1 : 1)).join('') + head()
}

/** The arc that holds the legs apart. */
function bow(feet: readonly Point[]): string {
  const [left = 0, right = 0] = feet.map(([x, y]) => Math.atan2(x - hinge[0], hinge[1] - y))
  const arc = (radius: number) => {
    const [from, to] = [left < 0 ? left + 2 * Math.PI : left, right]
    return Array.from({ length: 13 }, (_, step) =>
      around(hinge, radius, to - 0.12 + ((from - to + 0.24) * step) / 12),
    )
  }
  return shape([...arc(352), ...arc(378).reverse()], pen.line)
}

/** A leg tapers to its point; the half in shade is hatched. */
function leg(foot: Point, outward: -1 | 1): string {
  const shoulder = outward * 62
  const waist = between(hinge, foot, 0.62)
  const outline: Point[] = [
    [hinge[0], hinge[1]],
    [hinge[0] + shoulder, hinge[1] + 10],
    [waist[0] + outward * 32, waist[1]],
    foot,
    [waist[0] - outward * 18, waist[1]],
  ]
  // Light falls from the left: the right half of either leg lies in shade.
  const [top, low] = outward < 0 ? [-31, -7] : [31, 7]
  const shaded: Point[] = [
    [hinge[0] + top, hinge[1] + 10],
    [hinge[0] + top + 31, hinge[1] + 10],
    [waist[0] + low + 25, waist[1]],
    [waist[0] + low, waist[1]],
  ]
  return (
    shape(outline, pen.contour) +
    toned([shaded], { angle: Math.atan2(foot[1] - hinge[1], foot[0] - hinge[0]), gap: 11 }) +
    lines([[waist[0] - outward * 18, waist[1], waist[0] + outward * 32, waist[1]]], pen.line)
  )
}

function head(): string {
  const [x, y] = hinge
  const grip: Point[] = [
    [x - 24, y - 60],
    [x + 24, y - 60],
    [x + 18, y - 210],
    [x - 18, y - 210],
  ]
  return (
    shape(grip, pen.contour, { angle: 0, gap: 13, width: pen.fine }) +
    disc(hinge, 74, pen.contour, 'paper') +
    disc(hinge, 56, pen.hatch) +
    disc(hinge, 18, pen.line)
  )
}
