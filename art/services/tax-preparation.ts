// The forms as denominations: three notes in a fan, each with its number and its ribbon.
import { type Curve, fitCurve, fullTurn, type Point, polygon, rectangle } from '../geometry.ts'
import type { Inks } from '../inks.ts'
import { formWaves } from '../ribbons.ts'
import { group, path } from '../svg.ts'
import { hollowLength, hollowWord } from './hollow-letters.ts'
import { pen, placed, squarePlate } from './kit.ts'
import { wovenFrame } from './woven-frame.ts'

/** From the back of the fan to its front. */
export const denominations = ['1120', '1065', '1040'] as const

const pivot: Point = [415, 1600]
const degreesBetween = 29

/** A note, measured from the point that the fan turns about. */
const note = { left: -80, top: -330, width: 1620, height: 660 }
const margin = 24
const border = 66

export function taxPreparation(inks: Inks): string {
  const notes = denominations.map((form, index) => {
    const behind = denominations.length - 1 - index
    return placed(
      pivot,
      -behind * degreesBetween + 1,
      (index === 0 ? blank() : '<use href="#note"/>') + printed(form),
    )
  })
  return squarePlate(inks, notes.join(''))
}

/** What the notes have in common. */
function blank(): string {
  const { left, top, width, height } = note
  const sheet = path(polygon(rectangle(left, top, width, height)), pen.contour, 'paper')
  return `<g id="note">${sheet}${wovenFrame(note, { margin, border, strands: 6, paint: 'soft' })}</g>`
}

function printed(form: string): string {
  const right = note.left + note.width - 130
  const top = note.top + 126
  const tall = 176
  const small = 90
  return (
    group(path(ribbon(form), pen.hatch), 'metal') +
    placed([Math.round(right - hollowLength(form, tall)), top], 0, hollowWord(form, tall)) +
    placed([note.left + 136, top], 0, hollowWord(form, small))
  )
}

/** The same waves as the ribbon of the form on the price list. */
function ribbon(form: string): string {
  const { sway, swell } = formWaves(form)
  const inset = margin + border
  const [from, length] = [note.left + inset, note.width - 2 * inset]
  const strands = 13
  let threads = ''
  for (let strand = 0; strand < strands; strand++) {
    const across = (2 * strand) / (strands - 1) - 1
    const curve: Curve = (x) => {
      const way = (x - from) / length
      const swaying = Math.sin(fullTurn * ((sway / 10) * way + 0.3))
      const swelling = Math.cos(fullTurn * ((swell / 10) * way + 0.1))
      return [x, 98 + 42 * swaying + 12 * swelling + across * (56 + 32 * swelling)]
    }
    threads += fitCurve(curve, [from, from + length], Math.ceil((Math.max(swell, 20) / 10) * 4))
  }
  return threads
}
