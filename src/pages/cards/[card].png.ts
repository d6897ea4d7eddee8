import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { APIRoute } from 'astro'
import sharp from 'sharp'
import { firm, page } from '../../data.ts'
import { entries } from '../../entries.ts'
import { cardPath } from '../../layouts/structured-data.ts'
import { pages } from '../../schema/index.ts'
import { palette } from '../../styles/palette.ts'

// Draws the pictures that social networks show for pages, with the headline on the left and a drawing on the right.

/** Drawings for pages without a picture in their hero. */
const drawings: Record<string, string> = {
  home: 'hero',
  contact: 'week-dial',
  faq: 'faq',
  'learning-library': 'article-nashville-tennessee-cpa',
  pricing: 'fee-essentials',
  'sms-optin': 'reading-sms-terms',
  'who-we-serve': 'street-real-estate-professionals',
}
type Card = { title: string; drawing: string | undefined }

const other = 'about-petals'

export async function getStaticPaths() {
  const files = Object.keys(pages) as (keyof typeof pages)[]
  const cards = [
    ...files.map((file) => {
      const content = page(file)
      const name = basename(file)
      const hero = 'hero' in content ? content.hero : { heading: content.program.title, picture: undefined }
      return { path: name === 'home' ? '/' : `/${name}`, title: hero.heading, drawing: hero.picture ?? drawings[name] }
    }),
    ...(await entries('articles')).map(({ id, data }) => ({
      path: `/blog/${id}`,
      title: data.title,
      drawing: data.picture?.drawing,
    })),
    ...(await entries('checklists')).map(({ id, data }) => ({ path: `/checklists/${id}`, ...data })),
    ...(await entries('legal')).map(({ id, data }) => ({
      path: `/${id}`,
      title: data.title,
      drawing: data.illustration && `reading-${id}`,
    })),
  ]
  return cards.map(({ path, title, drawing }) => {
    return { params: { card: basename(cardPath(path), '.png') }, props: { title, drawing } }
  })
}

let last: Promise<unknown> = Promise.resolve()

export const GET: APIRoute<Card> = async ({ props }) => {
  const card = sharp(Buffer.from(svgOf(props)))
    .removeAlpha()
    .png({ colours: 16, dither: 0, effort: 1 })
  // Cards are rendered one after another, because Astro needs the same threads to write pages.
  const png = last.then(() => card.toBuffer())
  last = png
  return new Response(new Uint8Array(await png))
}

const fonts = ['display', 'text'].map((name) => readFileSync(`src/fonts/cards/${name}.ttf`))
const wasm = readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))
// Initializing a second time fails, which happens when this file is edited in `astro dev`.
await initWasm(wasm).catch(() => {})
const [ink, gold, paper] = ['green', 'gold', 'paper'].map((name) => palette(name).day)

const frame = outlined(`<rect width="1200" height="630" fill="${paper}"/>
<path d="M14 14h1172v602H14z" fill="none" stroke="${ink}" stroke-width="2.5"/>
<path d="M20 20h1160v590H20z" fill="none" stroke="${ink}"/>
<text x="142" y="87" font-family="D" font-size="38" fill="${ink}">${escaped(firm.name)}</text>
<text x="64" y="566" font-family="T" font-size="26" fill="${gold}">${firm.phone} · ${new URL(firm.siteUrl).host}</text>`)
const mark = image(read('mark'), 'x="64" y="44" width="60" height="60"')

function svgOf({ title, drawing = other }: Card): string {
  const [width, height] = [540, 400]
  const words = title.split(' ')
  const longest = Math.max(...words.map(widthOf))
  const lines = (size: number) => linesOf(words, width / size)
  const fits = (size: number) => longest * size <= width && lines(size).length * size * 1.1 <= height
  const size = [84, 76, 68, 60, 54, 48].find(fits) ?? 42
  const top = 128 + (height - lines(size).length * size * 1.1) / 2 + size * 0.86
  const headline = lines(size).map((line, at) => {
    return `<text x="60" y="${Math.round(top + at * size * 1.1)}">${escaped(line)}</text>`
  })
  const text = outlined(`<g font-family="D" font-size="${size}" fill="${ink}">${headline.join('')}</g>`)
  return inSvg(frame, mark, text, image(read(drawing), 'x="640" y="80" width="500" height="470"'))
}

function inSvg(...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${parts.join('')}</svg>`
}

/** Turns text into outlines, because sharp can only use system fonts. */
function outlined(svg: string): string {
  return open(inSvg(svg)).toString()
}

function open(svg: string) {
  return new Resvg(svg, { font: { fontBuffers: fonts, defaultFontFamily: 'T' } })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function image(svg: string, place: string): string {
  return `<image ${place} href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/>`
}

/** Returns a drawing, or the default one if it's so wide that it would be a thin line on a card. */
function read(name: string): string {
  const svg = readFileSync(`src/drawings/${name}.svg`, 'utf8')
  const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  return Number(width) < 3 * Number(height) ? svg : read(other)
}

/** Breaks words into lines of at most this width, as a multiple of the font size. */
function linesOf(words: readonly string[], width: number): string[] {
  const lines: string[] = []
  let end = Number.POSITIVE_INFINITY
  for (const word of words) {
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
  const probe = `<text font-family="D" font-size="100">${escaped(word)}</text>`
  const width = widths.get(word) ?? (open(inSvg(probe)).getBBox()?.width ?? 0) / 100
  widths.set(word, width)
  return width
}
