import type { Inks } from '../../art/inks.ts'
import type { Rasterizer } from './rasterizer.ts'
import { type Box, typeset } from './typeset.ts'

export type Card = {
  title: string
  firm: string
  phone: string
  host: string
  /** Drawings as SVG documents: the firm's mark, and the page's own picture if it has one. */
  mark: string
  plate?: Plate | undefined
}
type Plate = { svg: string; width: number; height: number }
type Tools = Pick<Rasterizer, 'families' | 'widthOf'> & { inks: Inks }

const [width, height, edge] = [1200, 630, 64]

/** The social card of a page: its title, its drawing, the firm. */
export function cardSvg(card: Card, { inks, families, widthOf }: Tools): string {
  const { plate } = card
  const isWide = plate !== undefined && plate.width / plate.height > 1.4
  const box = isWide ? wideBox : plate ? besideBox : fullBox
  const { size, lines } = typeset(card.title, box, widthOf)
  const tall = lines.length * size * box.leading
  const top = isWide ? 132 : 128 + (box.height - tall) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${inks.paper.light}"/>
${plate ? placed(plate, isWide) : ''}
${document(card.mark, { x: edge, y: 44, width: 60, height: 60 })}
<g font-family="${families.display}" fill="${inks.line.light}">
<text x="${edge + 78}" y="87" font-size="38">${escaped(card.firm)}</text>
${lines.map((line, index) => `<text x="${edge - 4}" y="${Math.round(top + size * (0.86 + index * box.leading))}" font-size="${size}" letter-spacing="${-size / 50}">${escaped(line)}</text>`).join('\n')}
</g>
${foot(isWide ? card.phone : `${card.phone} · ${card.host}`, inks, families.text)}
${frame(inks)}
</svg>`
}

const besideBox: Box = {
  width: 600,
  height: 370,
  sizes: [108, 96, 84, 74, 66, 58, 50],
  leading: 1.1,
}
const wideBox: Box = { width: 1072, height: 150, sizes: [84, 74, 66, 58, 50, 44], leading: 1.12 }
const fullBox: Box = { width: 1072, height: 370, sizes: [108, 96, 84, 74, 66, 58], leading: 1.1 }

/** A square drawing stands on the right, a wide one below the title, clear of the frame. */
function placed({ svg }: Plate, isWide: boolean): string {
  if (isWide) return document(svg, { x: 440, y: 290, width: 720, height: 300 }, 'xMaxYMax meet')
  return document(svg, { x: 690, y: 75, width: 460, height: 480 })
}

/** An SVG document inside another. Only its daylight inks count here. */
function document(svg: string, at: Record<string, number>, fit = 'xMidYMid meet'): string {
  const place = Object.entries(at).map(([name, value]) => `${name}="${value}"`)
  return svg
    .trim()
    .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replace(/^<svg[^>]*>/, (tag) =>
      tag
        .replace(/ (?:width|height)="[^"]*"/g, '')
        .replace('<svg', `<svg ${place.join(' ')} preserveAspectRatio="${fit}"`),
    )
}

function foot(text: string, inks: Inks, family: string): string {
  return `<text x="${edge}" y="566" font-family="${family}" font-size="26" fill="${inks.gold.light}">${escaped(text)}</text>`
}

function frame(inks: Inks): string {
  const line = (inset: number, weight: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${inks.line.light}" stroke-width="${weight}"/>`
  return `${line(14, 2.5)}${line(20, 1)}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
