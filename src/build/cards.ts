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

// The pictures that social networks show of pages: the heading on the left, and on the right the page's first drawing,
// both read from the finished page. The cache keeps a card until its text, drawing, colors, fonts or this file change.

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
          if (file) writeFileSync(join(site, 'cards', file), await card(title, drawingOf(html, site)))
        }
      },
    },
  }
}

/** The SVG of the page's first drawing that is neither small nor a long strip. */
function drawingOf(html: string, site: string): string {
  const drawings = html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .matchAll(/<img[^>]* src="(\/_astro\/[^"]+\.svg)"[^>]* width="(\d+)" height="(\d+)"/g)
  const [first] = [...drawings].filter(
    ([, , width, height]) => Number(height) >= 100 && Number(width) < 3 * Number(height),
  )
  return readFileSync(first ? join(site, first[1] ?? '') : 'src/drawings/about-petals.svg', 'utf8')
}

async function card(heading: string, drawing: string): Promise<Uint8Array> {
  const title = heading.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ')
  const parts = [program, ...fonts, JSON.stringify([title, drawing, firm, mark, ink, gold, paper])]
  const key = createHash('sha256')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest('hex')
  const kept = join(cache, `${key.slice(0, 24)}.png`)
  if (!existsSync(kept)) {
    const drawn = open(svgOf(title, drawing), 1200).render()
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

function svgOf(title: string, drawing: string): string {
  const [width, height] = [540, 400]
  const sizes = [84, 76, 68, 60, 54, 48]
  const longest = Math.max(...title.split(' ').map(widthOf))
  const fits = (size: number) => longest * size <= width && linesOf(title, width / size).length * size * 1.1 <= height
  const size = sizes.find(fits) ?? 42
  const lines = linesOf(title, width / size)
  const top = 128 + (height - lines.length * size * 1.1) / 2
  const written = lines.map(
    (line, at) => `<text x="60" y="${Math.round(top + size * (0.86 + at * 1.1))}">${line}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${paper}"/>
${placed(drawing, 'drawing', 'x="640" y="80" width="500" height="470"')}${placed(mark, 'mark', 'x="64" y="44" width="60" height="60"')}
<g font-family="D" fill="${ink}"><text x="142" y="87" font-size="38">${firm.name.replaceAll('&', '&amp;')}</text><g font-size="${size}">${written.join('')}</g></g>
<text x="64" y="566" font-family="T" font-size="26" fill="${gold}">${firm.phone} · ${new URL(firm.siteUrl).host}</text>
<g fill="none" stroke="${ink}"><path d="M14 14h1172v602H14z" stroke-width="2.5"/><path d="M20 20h1160v590H20z"/></g></svg>`
}

/** A drawing inside another, in its colors for daylight. The IDs of the two must differ. */
function placed(svg: string, name: string, where: string): string {
  return svg
    .replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replaceAll(/(\bid="|url\(#|href="#)/g, `$1${name}-`)
    .replace(/^<svg([^>]*)>/, (_, all: string) => `<svg ${where}${all.replaceAll(/ (width|height)="[^"]*"/g, '')}>`)
}

/** Breaks a title into lines of at most this width, as a multiple of the font size. */
function linesOf(title: string, width: number): string[] {
  const lines: string[] = []
  let end = Number.POSITIVE_INFINITY
  for (const word of title.split(' ')) {
    end += 0.25 + widthOf(word)
    if (end <= width) lines.push(`${lines.pop()} ${word}`)
    else {
      lines.push(word)
      end = widthOf(word)
    }
  }
  return lines
}

const widths = new Map<string, number>()

function widthOf(word: string): number {
  const probe = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="300"><text y="200" font-family="D" font-size="100">${word}</text></svg>`
  const width = widths.get(word) ?? (open(probe, 9000).getBBox()?.width ?? 0) / 100
  widths.set(word, width)
  return width
}
