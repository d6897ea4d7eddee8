// The border of a note or a certificate: a woven band on every side, a rosette in each corner.
import { polygon, rectangle } from '../geometry.ts'
import { band, oneLine } from '../lathe.ts'
import { type PaintName, path } from '../svg.ts'
import { pen } from './kit.ts'

export type Sheet = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export type Weave = {
  /** Bare paper outside the band, and the width of the band. */
  readonly margin: number
  readonly border: number
  readonly strands: number
  readonly paint?: PaintName
}

export function wovenFrame(sheet: Sheet, { margin, border, strands, paint }: Weave): string {
  const { left, top, width, height } = sheet
  const inset = margin + border
  const frame = (by: number) =>
    polygon(rectangle(left + by, top + by, width - 2 * by, height - 2 * by))
  const tile = Math.round(border * 1.5)
  const side = (length: number) => {
    const tiles = Math.round((length - 2 * inset) / tile)
    const copies = Array.from({ length: tiles - 1 }, (_, index) => (index + 1) * tile)
    return {
      // Whole tiles, a little longer or shorter than drawn.
      stretch: `scale(${Number(((length - 2 * inset) / tiles / tile).toFixed(4))} 1)`,
      copies: copies.map((x) => `<use href="#tile" x="${x}"/>`).join(''),
    }
  }
  const [level, steep] = [side(width), side(height)]
  const [right, down] = [width - 2 * margin - border, height - 2 * margin - border]
  const start = `translate(${left + inset} ${top + margin})`
  const middle = margin + border / 2
  const rosette = oneLine(20, 7, { radius: border * 0.3, swing: border * 0.17 })
  return (
    path(frame(margin) + frame(inset), pen.fine) +
    `<g stroke-width="${pen.hatch}"${paint ? ` class="${paint}"` : ''}>` +
    `<g id="level" transform="${start}${level.stretch}"><path id="tile" d="${band(tile, border, strands)}"/>${level.copies}</g>` +
    `<use href="#level" y="${down}"/>` +
    `<g id="steep" transform="translate(${left + inset} ${top + inset})rotate(90)${steep.stretch}"><use href="#tile"/>${steep.copies}</g>` +
    `<use href="#steep" x="${right}"/>` +
    `<path id="corner" transform="translate(${left + middle} ${top + middle})" d="${rosette}"/>` +
    `<use href="#corner" x="${right}"/><use href="#corner" y="${down}"/><use href="#corner" x="${right}" y="${down}"/></g>`
  )
}
