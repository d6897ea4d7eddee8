import type { MadeSite } from '#build/site.ts'
import { isStretched, type Plate } from './card-svg.ts'

type Drawings = Pick<MadeSite, 'drawings'> & { site: Pick<MadeSite['site'], 'drawings'> }

/** The first drawing of a page that is no ornament; ornaments are less than 100 high. A line or band
    that its page stretches stands for the page only where nothing else does. */
export function pagePlate(html: string, made: Drawings): Plate | undefined {
  const drawings = drawingsOf(html, made)
  const plates = drawings.filter(({ height }) => height >= 100)
  return plates.find(({ svg }) => !isStretched(svg)) ?? column(drawings) ?? plates[0]
}

function drawingsOf(html: string, { site, drawings }: Drawings): NamedPlate[] {
  const known = new Map(
    Object.entries(site.drawings).map(([name, { path, ...size }]) => [
      path,
      { name, svg: drawings.get(name) ?? '', ...size },
    ]),
  )
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const sources = main.matchAll(/<img[^>]* src="[^"]*?(\/assets\/[^"]*)"/g)
  return [...sources].flatMap(([, source = '']) => known.get(source) ?? [])
}

type NamedPlate = Plate & { name: string }

const [most, gap] = [6, 14]

/** The case studies have only low spindles: the first of them, one under another. */
function column(drawings: readonly NamedPlate[]): Plate | undefined {
  const spindles = drawings.filter(({ name }) => name.startsWith('spindle-')).slice(0, most)
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
