// An envelope held open: nothing in it. Its security pattern is woven of zeros, a row for each chapter
// of the policy; the three large ones are the cookies, trackers and other companies of this website.
import { type Curve, fitCurve, fullTurn, type Point, polygon } from '../geometry.ts'
import type { Inks } from '../inks.ts'
import { oneLine } from '../lathe.ts'
import { lines, pen, shape, toned } from '../services/kit.ts'
import { path } from '../svg.ts'
import { headpiece } from './headpiece.ts'

/** Cookies, trackers, other companies. */
export const zeros = 3

const left = 12
const right = 2148
const middle = (left + right) / 2
/** From the tip of the open flap down: its fold, where the pocket's flaps meet, the foot. */
const tip = 36
const fold = 500
const throat = 850
const foot = 1040
/** The strip along the flap that has no pattern, because it is gummed. */
const gum = 52

export function envelope(inks: Inks, chapters: number): string {
  return headpiece(
    inks,
    `<clipPath id="lining"><path d="${polygon([...flap(gum), [right, fold], [middle, throat], [left, fold]])}"/></clipPath>` +
      shape(flap(0), pen.contour) +
      `<g clip-path="url(#lining)">${pattern(chapters)}</g>` +
      path(polygon(flap(gum), false), pen.fine) +
      inside() +
      pocket() +
      figures(),
  )
}

/** The open flap, from its left end over the blunt tip to its right end. */
function flap(inset: number): Point[] {
  const blunt = 250 - inset * 0.4
  const end = 2.6 * inset
  return [
    [left + end, fold],
    [middle - blunt, tip + inset],
    [middle + blunt, tip + inset],
    [right - end, fold],
  ]
}

/** Rows of linked zeros, every second one half a link further. */
function pattern(rows: number): string {
  const top = tip + gum
  const pitch = (throat - top) / rows
  const link = pitch * 0.6
  const zero = (x: number): Curve => {
    return (angle) => [x + 0.8 * link * Math.sin(angle), -0.66 * pitch * Math.cos(angle)]
  }
  let line = ''
  for (let x = left; x < right; x += link) line += fitCurve(zero(x), [0, fullTurn], 6, true)
  const copies = Array.from({ length: rows - 1 }, (_, index) => {
    const shift = index % 2 === 0 ? ` x="${Math.round(link / 2)}"` : ''
    return `<use href="#row"${shift} y="${Math.round((index + 1) * pitch)}"/>`
  })
  const start = Math.round(top + pitch / 2)
  return `<g class="soft" stroke-width="2.8" transform="translate(0 ${start})"><path id="row" d="${line}"/>${copies.join('')}</g>`
}

/** The fold, and the shade under it where the paper goes down into the pocket. */
function inside(): string {
  const shade = (deep: number): Point[] => [
    [left, fold],
    [right, fold],
    [right - 3.05 * deep, fold + deep],
    [left + 3.05 * deep, fold + deep],
  ]
  return (
    toned([shade(150)], { angle: 0, gap: 22 }) +
    toned([shade(66)], { angle: 0, gap: 22, width: pen.fine }) +
    lines([[left + 8, fold, right - 8, fold]], pen.line)
  )
}

/** Two flaps from the sides under one from the foot. */
function pocket(): string {
  const wing = (from: number): Point[] => [
    [from, fold],
    [middle, throat],
    [from, foot],
  ]
  const apron: Point[] = [
    [left, foot],
    [middle - 120, throat - 74],
    [middle + 120, throat - 74],
    [right, foot],
  ]
  const shade = (from: number): Point[] => [
    [from, foot],
    [middle + Math.sign(from - middle) * 120, throat - 74],
    [middle + Math.sign(from - middle) * 190, throat - 66],
    [from, foot - 74],
  ]
  const slope = Math.atan2(foot - throat + 74, middle - 120 - left)
  const drawn =
    shape(wing(left), pen.contour) +
    shape(wing(right), pen.contour) +
    toned([shade(left)], { angle: -slope, gap: 13 }) +
    toned([shade(right)], { angle: slope, gap: 13 }) +
    shape(apron, pen.contour)
  // Where its edges meet at a sharp angle, a mitre would be a thorn.
  return `<g stroke-linejoin="round">${drawn}</g>`
}

function figures(): string {
  const line = oneLine(40, 11, { radius: 100, swing: 38 })
  return Array.from({ length: zeros }, (_, index) => {
    const x = middle + (index - (zeros - 1) / 2) * 256
    const ring =
      index === 0
        ? `<g id="zero" class="metal" stroke-width="${pen.hatch}"><path d="${line}"/></g>`
        : '<use href="#zero"/>'
    return `<g transform="translate(${x} 306)scale(.74 1.05)"><circle r="152" class="cleared"/>${ring}</g>`
  }).join('')
}
