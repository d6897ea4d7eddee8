// The forms as denominations: three notes in a fan, each with its number and its ribbon.
import { type Curve, fitCurve, fullTurn, type Point, polygon, rectangle } from '../geometry.ts'
import type { Inks } from '../inks.ts'
import { band, oneLine } from '../lathe.ts'
import { formWaves } from '../ribbons.ts'
import { group, path } from '../svg.ts'
import { disc, pen, placed, squarePlate } from './kit.ts'
import { numeral, numeralLength } from './numerals.ts'

/** From the back of the fan to its front. */
export const denominations = ['1120', '1065', '1040'] as const

const pivot: Point = [440, 1590]
const degreesBetween = 29

/** A note, measured from the point that the fan turns about. */
const note = { left: -160, top: -330, width: 1620, height: 660 }
const border = 60

export function taxPreparation(inks: Inks): string {
  const notes = denominations.map((form, index) => {
    const behind = denominations.length - 1 - index
    return placed(pivot, -behind * degreesBetween + 1, (index === 0 ? blank() : '<use href="#note"/>') + printed(form))
  })
  return squarePlate(inks, notes.join(''))
}

/** What the notes have in common: the sheet, a woven border and a rosette in each corner. */
function blank(): string {
  const { left, top, width, height } = note
  const frame = (inset: number) => polygon(rectangle(left + inset, top + inset, width - 2 * inset, height - 2 * inset))
  const tile = 150
  const margin = 24
  const row = (count: number) => Array.from({ length: count - 1 }, (_, index) => `<use href="#tile" x="${(index + 1) * tile}"/>`).join('')
  const [long, short] = [(width - 2 * (margin + border)) / tile, (height - 2 * (margin + border)) / tile]
  const weave = `<path id="tile" d="${band(tile, border, 6)}"/>`
  return `<g id="note">${
    path(frame(0), pen.contour, 'paper') + path(frame(margin) + frame(margin + border), pen.fine) +
    `<g class="soft" stroke-width="${pen.hatch}">` +
    `<g id="long" transform="translate(${left + margin + border} ${top + margin})scale(${long / Math.round(long)} 1)">${weave}${row(Math.round(long))}</g>` +
    `<use href="#long" y="${height - 2 * margin - border}"/>` +
    `<g id="short" transform="translate(${left + margin + border} ${top + margin + border})rotate(90)scale(${short / Math.round(short)} 1)"><use href="#tile"/>${row(Math.round(short))}</g>` +
    `<use href="#short" x="${width - 2 * margin - border}"/></g>`
  }</g>`
}

function printed(form: string): string {
  const right = note.left + note.width - 130
  const top = note.top + 136
  const tall = 150
  const small = 84
  const low = note.top + note.height - 136 - small
  return (
    group(path(ribbon(form), pen.hatch), 'metal') +
    placed([Math.round(right - numeralLength(form, tall)), top], 0, numeral(form, tall)) +
    placed([note.left + 130, low], 0, numeral(form, small))
  )
}

/** The same waves as the ribbon of the form on the price list. */
function ribbon(form: string): string {
  const { sway, swell } = formWaves(form)
  const inset = 24 + border
  const [from, length] = [note.left + inset, note.width - 2 * inset]
  const strands = 11
  let threads = ''
  for (let strand = 0; strand < strands; strand++) {
    const across = (2 * strand) / (strands - 1) - 1
    const curve: Curve = (x) => {
      const way = (x - from) / length
      const swaying = Math.sin(fullTurn * ((sway / 10) * way + 0.3))
      const swelling = Math.cos(fullTurn * ((swell / 10) * way + 0.1))
      return [x, 70 + 60 * swaying + 14 * swelling + across * (58 + 36 * swelling)]
    }
    threads += fitCurve(curve, [from, from + length], Math.ceil((Math.max(swell, 20) / 10) * 4))
  }
  return threads
}
