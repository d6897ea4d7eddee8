import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plate } from './card-svg.ts'

/** The first drawing of a built page that is no ornament; ornaments are less than 100 high. */
export function pagePlate(html: string, site: string): Plate | undefined {
  const drawings = drawingsOf(html, site)
  return drawings.find(({ height }) => height >= 100) ?? column(drawings)
}

function drawingsOf(html: string, site: string): (Plate & { src: string })[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return [...main.matchAll(/<img[^>]*>/g)].flatMap(([tag]) => {
    const [src = '', width, height] = ['src', 'width', 'height'].map(
      (name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '',
    )
    if (!src.endsWith('.svg') || !existsSync(join(site, src))) return []
    const svg = readFileSync(join(site, src), 'utf8')
    return [{ src, svg, width: Number(width), height: Number(height) }]
  })
}

const [most, gap] = [6, 14]

/** The case studies have only low spindles: the first of them, one under another. */
function column(drawings: readonly (Plate & { src: string })[]): Plate | undefined {
  const spindles = drawings.filter(({ src }) => src.includes('/spindle-')).slice(0, most)
  const [first] = spindles
  if (!first) return undefined
  const { width } = first
  const height = spindles.length * (first.height + gap) - gap
  const inner = spindles.map(({ svg }, index) =>
    svg.trim().replace('<svg', `<svg y="${index * (first.height + gap)}"`),
  )
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inner.join('')}</svg>`,
    width,
    height,
  }
}
