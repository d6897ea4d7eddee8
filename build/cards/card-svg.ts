import { withoutMissingGlyphs } from '#app/lib/card-letters.ts'
import { encode } from '#app/lib/plain-text.ts'
import type { Inks } from '#drawings/inks.ts'
import { byDay, type Mark } from './mark.ts'

export type Card = {
  title: string
  firm: string
  phone?: string | undefined
  /** Of the site, without "https://". */
  address: string
  /** What stands beside the firm's name, or in place of it. */
  mark: Mark
  replacesName: boolean
  /** The drawing of the page, if it has one. */
  plate?: Plate | undefined
}
export type Plate = { svg: string; width: number; height: number }
type Tools = {
  inks: Inks
  families: { display: string; text: string }
  /** The width of a text in units of its size. */
  widthOf: (text: string) => number
}

const [width, height, edge] = [1200, 630, 64]

export function cardSvg(card: Card, { inks, families, widthOf }: Tools): string {
  const { plate, mark } = card
  const markWidth = Math.min(card.replacesName ? 480 : 180, (60 * mark.width) / mark.height)
  const isWide = plate !== undefined && plate.width / plate.height > 1.4
  const box = isWide ? wideBox : plate ? besideBox : fullBox
  const { size, lines } = typeset(withoutMissingGlyphs(card.title), box, widthOf)
  const tall = lines.length * size * box.leading
  const isBeside = isWide && !isStretched(plate.svg)
  const contact = contactOf(card, isBeside)
  const top = isWide ? 132 : 128 + (box.height - tall) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${inks.paper.day}"/>
${plate ? placedPlate(plate, isWide) : ''}
${markImage(card.mark, { x: edge, y: 44, width: markWidth, height: 60 })}
<g font-family="${families.display}" fill="${inks.line.day}">
${card.replacesName ? '' : `<text x="${edge + markWidth + 18}" y="87" font-size="38">${encode(card.firm)}</text>`}
${lines.map((line, index) => `<text x="${edge - 4}" y="${Math.round(top + size * (0.86 + index * box.leading))}" font-size="${size}" letter-spacing="${-size / 50}">${encode(line)}</text>`).join('\n')}
</g>
<text x="${edge}" y="566" font-family="${families.text}" font-size="${lineSize(contact, box.width)}" fill="${inks.gold.day}">${encode(contact)}</text>
${frame(inks)}
</svg>`
}

/** A drawing beside the line leaves room for the number or the site. */
function contactOf({ phone, address }: Card, isBeside: boolean): string {
  return [phone, address]
    .filter(Boolean)
    .slice(0, isBeside ? 1 : 2)
    .join(' · ')
}

/** A letter of the text face is about half as wide as it is high. */
function lineSize(line: string, room: number): number {
  return Math.min(26, Math.floor(room / (line.length * 0.52)))
}

const besideBox: Box = {
  width: 600,
  height: 370,
  sizes: [108, 96, 84, 74, 66, 58, 50],
  leading: 1.1,
}
const wideBox: Box = { width: 1072, height: 150, sizes: [84, 74, 66, 58, 50, 44], leading: 1.12 }
const fullBox: Box = { width: 1072, height: 370, sizes: [108, 96, 84, 74, 66, 58], leading: 1.1 }

/** A square drawing goes on the right, a wide one below the title, clear of the frame. One that may be
    stretched is as wide as the title, clear of the phone number. */
function placedPlate({ svg }: Plate, isWide: boolean): string {
  if (isStretched(svg)) {
    return placeSvg(svg, { x: edge, y: 300, width: width - 2 * edge, height: 220 }, 'none')
  }
  if (isWide) return placeSvg(svg, { x: 440, y: 290, width: 720, height: 300 }, 'xMaxYMax meet')
  return placeSvg(svg, { x: 690, y: 75, width: 460, height: 480 })
}

/** A drawing that fills any box instead of keeping its proportions. */
export function isStretched(svg: string): boolean {
  return /^\s*<svg[^>]* preserveAspectRatio="none"/.test(svg)
}

type Place = { x: number; y: number; width: number; height: number }

/** As a picture of its own, so that the classes of an owner's file mean nothing here. */
export function markImage({ href }: Mark, at: Place): string {
  return `<image ${attributes(at)} href="${href}"/>`
}

function attributes(at: Place): string {
  return Object.entries(at)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
}

/** An SVG document inside another, in its colors for daylight. */
function placeSvg(svg: string, at: Place, fit = 'xMidYMid meet'): string {
  return byDay(svg)
    .trim()
    .replace(/^<svg[^>]*>/, (tag) =>
      tag
        .replace(/ (?:width|height|preserveAspectRatio)="[^"]*"/g, '')
        .replace('<svg', `<svg ${attributes(at)} preserveAspectRatio="${fit}"`),
    )
}

function frame(inks: Inks): string {
  const line = (inset: number, weight: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${inks.line.day}" stroke-width="${weight}"/>`
  return `${line(14, 2.5)}${line(20, 1)}`
}

type Box = { width: number; height: number; sizes: readonly number[]; leading: number }

/** Sets a title in the largest size that fits its box. `widthOf` measures a word at a size of 1. */
function typeset(title: string, box: Box, widthOf: (word: string) => number) {
  for (const size of box.sizes) {
    const lines = breakLines(title, box.width / size, widthOf)
    const tall = lines.length * size * box.leading
    if (lines.every((line) => widthOf(line) * size <= box.width) && tall <= box.height) {
      return { size, lines }
    }
  }
  // Nothing fits: the smallest size and as many lines as there is room for, the last one cut.
  const size = box.sizes.at(-1) ?? 1
  const room = Math.max(1, Math.floor(box.height / (size * box.leading)))
  const lines = breakLines(title, box.width / size, widthOf)
  const shown = lines.slice(0, room)
  if (lines.length > room) shown[room - 1] = `${shown[room - 1]}…`
  return { size, lines: shown }
}

/** As few lines as possible, then as even as possible, so that no word is left alone. */
function breakLines(title: string, width: number, widthOf: (word: string) => number): string[] {
  const greedy = fill(title, width, widthOf)
  let best = greedy
  for (let narrow = width; narrow > width / 2; narrow -= width / 40) {
    const lines = fill(title, narrow, widthOf)
    if (lines.length > greedy.length) break
    best = lines
  }
  return best
}

function fill(title: string, width: number, widthOf: (word: string) => number): string[] {
  const lines: string[] = []
  // A line may also end after a slash: "Formation/" "Dissolution".
  for (const word of title.match(/[^\s/]*\/|[^\s/]+\s*/g) ?? []) {
    const longer = `${lines.at(-1) ?? ''}${word}`
    if (lines.length > 0 && widthOf(longer.trimEnd()) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => line.trimEnd())
}
