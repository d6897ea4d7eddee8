import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { AstroIntegration } from 'astro'
import sharp from 'sharp'
import { parse } from 'yaml'
import { palette } from '../styles/palette.ts'

// The picture that social networks show of a page: its heading and its first drawing, read from the finished page. A card
// is drawn only if the cache folder has none with the same text, drawing, colors, fonts and program.

type Plate = { svg: string; isWide: boolean }

const cache = '.cache/cards'
const fonts = ['display', 'text'].map((name) => readFileSync(`src/fonts/cards/${name}.ttf`))
let firm: Record<'name' | 'phone' | 'siteUrl', string>
const mark = readFileSync('src/drawings/mark.svg', 'utf8')
const program = readFileSync(new URL(import.meta.url))
const [ink, gold, paper] = ['green', 'gold', 'paper'].map((name) => palette(name).day)

export function cards(): AstroIntegration {
  return {
    name: 'cards',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir)
        firm = parse(readFileSync('content/firm.yaml', 'utf8'))
        await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
        mkdirSync(cache, { recursive: true })
        mkdirSync(join(site, 'cards'), { recursive: true })
        const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
        for (const page of pages) {
          const html = readFileSync(join(site, page), 'utf8')
          const [, file] = /property="og:image" content="[^"]*\/cards\/([^"]+)"/.exec(html) ?? []
          const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
          if (file) writeFileSync(join(site, 'cards', file), await card(title, plateOf(html, site)))
        }
      },
    },
  }
}

/** The first drawing of the page that is no ornament. */
function plateOf(html: string, site: string): Plate | undefined {
  const drawings = html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .matchAll(/<img[^>]* src="(\/_astro\/[^"]+\.svg)"[^>]* width="(\d+)" height="(\d+)"/g)
  const [first] = [...drawings].filter(([, , , height]) => Number(height) >= 100)
  if (!first) return undefined
  const [, file = '', width, height] = first
  return { svg: readFileSync(join(site, file), 'utf8'), isWide: Number(width) / Number(height) > 1.4 }
}

async function card(heading: string, plate: Plate | undefined): Promise<Uint8Array> {
  const title = heading.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ')
  const parts = [program, ...fonts, JSON.stringify([title, plate, firm, mark, ink, gold, paper])]
  const key = createHash('sha256')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest('hex')
  const kept = join(cache, `${key.slice(0, 24)}.png`)
  if (!existsSync(kept)) {
    const drawn = open(svgOf(title, plate), 1200).render()
    const { width, height } = drawn
    const picture = sharp(drawn.pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
    writeFileSync(kept, await picture.png({ palette: true, dither: 0, compressionLevel: 9 }).toBuffer())
  }
  return readFileSync(kept)
}

function open(svg: string, width: number) {
  return new Resvg(svg, {
    font: { fontBuffers: fonts, defaultFontFamily: 'T' },
    fitTo: { mode: 'width', value: width },
  })
}

/** A square drawing goes on the right, a wide one below the title. */
function svgOf(title: string, plate: Plate | undefined): string {
  const [wide, high] = plate?.isWide ? [1072, 150] : [plate ? 600 : 1072, 370]
  const sizes = [108, 96, 84, 74, 66, 58, 50, 44]
  const set = sizes.map((size) => ({ size, lines: broken(title, wide / size) }))
  const fits = ({ size, lines }: (typeof set)[number]) => lines.length * size * 1.1 <= high
  const { size, lines } = set.find(fits) ?? { size: 44, lines: broken(title, wide / 44).slice(0, 3) }
  const top = plate?.isWide ? 132 : 128 + (high - lines.length * size * 1.1) / 2
  const at = (line: number) => Math.round(top + size * (0.86 + line * 1.1))
  const written = lines.map((line, index) => `<text x="60" y="${at(index)}" font-size="${size}">${line}</text>`)
  const where = plate?.isWide ? 'x="440" y="290" width="720" height="300"' : 'x="690" y="75" width="460" height="480"'
  const contact = plate?.isWide ? firm.phone : `${firm.phone} · ${new URL(firm.siteUrl).host}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${paper}"/>
${plate ? placed(plate.svg, where) : ''}${placed(mark, 'x="64" y="44" width="60" height="60"')}
<g font-family="D" fill="${ink}"><text x="142" y="87" font-size="38">${firm.name.replaceAll('&', '&amp;')}</text>${written.join('')}</g>
<text x="64" y="566" font-family="T" font-size="26" fill="${gold}">${contact}</text>
<g fill="none" stroke="${ink}"><path d="M14 14h1172v602H14z" stroke-width="2.5"/><path d="M20 20h1160v590H20z"/></g></svg>`
}

/** A drawing inside another, in its colors for daylight. */
function placed(svg: string, where: string): string {
  const day = svg.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return day.replace(
    /^<svg([^>]*)>/,
    (_, all: string) => `<svg ${where}${all.replaceAll(/ (width|height)="[^"]*"/g, '')}>`,
  )
}

/** The words in lines of at most this width, in units of the letters' size. */
function broken(title: string, width: number): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.every((line) => widthOf(line) <= width) ? lines : Array(99).fill('')
}

function widthOf(text: string): number {
  const probe = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="300"><text y="200" font-family="D" font-size="100">${text}</text></svg>`
  return (open(probe, 9000).getBBox()?.width ?? 0) / 100
}
