// Nashville from the east bank of the Cumberland. In front two tall, narrow houses on one lot: the
// siding in metal is the share of value the county taxes, on a home and on two rental units or more.
import { between, type Point, type Segment } from '../../geometry.ts'
import type { Inks } from '../../inks.ts'
import { door, type Sash, sashes } from '../dwelling.ts'
import { treeline } from '../foliage.ts'
import { lawn, reflection, water } from '../ground.ts'
import {
  box,
  cityPlate,
  leafy,
  level,
  lines,
  outline,
  pen,
  sampled,
  shape,
  solid,
  spread,
  toned,
  upright,
} from '../kit.ts'
import { sky } from '../sky.ts'
import { auditorium } from './auditorium.ts'
import { pedestrianBridge, pierFoot } from './bridge.ts'
import { downtown } from './downtown.ts'

/** Shares of a property's value that are taxed. */
export type Assessments = { readonly home: number; readonly rental: number }

export const courses = 20
const vanish: Point = [600, 452]

export function nashville(inks: Inks, { home, rental }: Assessments): string {
  return cityPlate(
    inks,
    sky({ top: 14, horizon: 430, gap: 3.2, growth: 1.026, seed: 8, clouds }) +
      downtown(vanish) +
      treeline({ from: 236, to: 900, base: 458, height: 12, seed: 4 }) +
      water({ top: 462, bottom: 598, gap: 3, growth: 1.1, seed: 6, span: () => [0, 1000] }) +
      spread(1, 4, 3)
        .map((joint) => pierReflection(joint))
        .join('') +
      pedestrianBridge() +
      auditorium(vanish) +
      treeline({ from: 10, to: 322, base: 466, height: 13, seed: 14 }) +
      bank() +
      leafy([884, 572], [884, 504], 44, 21) +
      tallHouse(1070, rental) +
      tallHouse(934, home),
  )
}

const clouds = [
  { x: 172, y: 150, radius: 24 },
  { x: 206, y: 136, radius: 36 },
  { x: 250, y: 128, radius: 44 },
  { x: 296, y: 142, radius: 30 },
  { x: 326, y: 153, radius: 20 },
  { x: 700, y: 128, radius: 24 },
  { x: 736, y: 112, radius: 38 },
  { x: 784, y: 104, radius: 46 },
  { x: 832, y: 116, radius: 34 },
  { x: 866, y: 130, radius: 20 },
]

function pierReflection(joint: number): string {
  const [[left, top], [right]] = pierFoot(joint)
  return reflection({
    top: top + 3,
    bottom: top + 44,
    gap: 3,
    growth: 1.12,
    seed: joint,
    span: () => [left - 4, right + 10],
  })
}

/** The near bank rises to the right. */
function bank(): string {
  const crest = (x: number): number => 606 - 40 / (1 + Math.exp((824 - x) / 26))
  const edge = sampled(30, (share): Point => [740 + 460 * share, crest(740 + 460 * share)])
  return (
    solid([[...edge, [1200, 600], [740, 606]]], 'paper') +
    outline(edge, pen.line, { closed: false }) +
    lawn({ top: 576, bottom: 599, gap: 5, growth: 1.1, seed: 3, span: () => [850, 1200] })
  )
}

/** Three storeys on a narrow lot; a share of its twenty courses of siding is in metal. */
function tallHouse(left: number, share: number): string {
  const [right, eaves, ground] = [left + 112, 286, 566]
  const middle = (left + right) / 2
  const peak: Point = [middle, 206]
  const course = (ground - eaves) / courses
  const metal = Math.round(courses * share)
  const rows = (from: number, to: number, parts: readonly number[]): Segment[] =>
    spread(from, to - 1, to - from - 1).flatMap((row) =>
      parts.map((part): Segment => {
        const y = ground - (row + 1) * course + part * course
        return [left + 1, y, right - 1, y]
      }),
    )
  return (
    farWall(left, eaves, ground, peak) +
    shape([[left, ground], [left, eaves], peak, [right, eaves], [right, ground]], pen.contour) +
    toned([[[left, eaves], peak, [right, eaves]]], { angle: upright, gap: 5 }) +
    lines(rows(metal, courses, [0, 0.28]), pen.hatch) +
    lines(rows(0, metal, [0, 0.22, 0.44]), 2, 'metal') +
    lines([[left, eaves, right, eaves]], pen.line) +
    outline([[left - 12, eaves + 12], peak, [right + 12, eaves + 12]], 7, { closed: false }) +
    outline([[left - 12, eaves + 12], peak, [right + 12, eaves + 12]], 3.6, {
      closed: false,
      paint: 'bars',
    }) +
    sashes(windowsOf(left, eaves)) +
    porch(left, ground)
  )
}

function windowsOf(left: number, eaves: number): Sash[] {
  const lit = left % 4 === 0
  return [
    { left: left + 44, top: eaves - 36, width: 24, height: 26, lit },
    { left: left + 18, top: eaves + 20, width: 26, height: 54, lit: !lit },
    { left: left + 68, top: eaves + 20, width: 26, height: 54, lit },
    { left: left + 18, top: eaves + 106, width: 26, height: 50, lit },
    { left: left + 68, top: eaves + 106, width: 26, height: 50, lit: !lit },
  ]
}

/** The wall towards the river, in shade, and the slope above it. */
function farWall(left: number, eaves: number, ground: number, peak: Point): string {
  const back = (point: Point) => between(point, vanish, 0.09)
  const wall: Point[] = [[left, eaves], back([left, eaves]), back([left, ground]), [left, ground]]
  return (
    shape([peak, back(peak), back([left - 12, eaves + 12]), [left - 12, eaves + 12]], pen.contour, {
      angle: 0.4,
      gap: 3,
    }) + shape(wall, pen.contour, { angle: upright, gap: 2.4, width: pen.fine })
  )
}

function porch(left: number, ground: number): string {
  const top = ground - 92
  return (
    door(left + 18, top + 14, 28, ground - 4) +
    shape(
      [
        [left + 6, top + 8],
        [left + 12, top - 6],
        [left + 54, top - 6],
        [left + 60, top + 8],
      ],
      pen.contour,
      { angle: level, gap: 3 },
    ) +
    lines(
      [
        [left + 9, top + 8, left + 9, ground],
        [left + 57, top + 8, left + 57, ground],
      ],
      3,
    ) +
    shape(box(left + 4, ground - 4, left + 62, ground + 3), pen.line) +
    shape(box(left + 8, ground + 3, left + 58, ground + 10), pen.line)
  )
}
