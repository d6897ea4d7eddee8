import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
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
  // Cards are rendered one after another, because Astro needs the same threads to write pages.
  const png = last.then(() => draw(props))
  last = png
  return new Response(new Uint8Array(await png))
}

const [ink = '', gold = '', paper = ''] = ['green', 'gold', 'paper'].map((name) => palette(name).day)
const space = { left: 60, top: 128, width: 540, height: 380 }

async function draw({ title, drawing = other }: Card) {
  const headline = (size: object) => textImage(title, 'display', ink, { width: space.width, ...size })
  // Fills its space, but a short headline isn't larger than 84 pixels.
  const filling = await headline({ height: space.height })
  const isLarge = (filling.info.textAutofitDpi ?? 0) > 72
  const { data, info } = isLarge ? await headline({ font: 'D 84', dpi: 72 }) : filling
  const name = await textImage(firm.name, 'display', ink, { font: 'D 38', dpi: 72 })
  const contact = await textImage(`${firm.phone} · ${host}`, 'text', gold, { font: 'T 26', dpi: 72 })
  return sharp(Buffer.from(background(drawing)))
    .composite([
      { input: name.data, left: 142, top: 58 },
      { input: data, left: space.left, top: space.top + Math.round((space.height - info.height) / 2) },
      { input: contact.data, left: 64, top: 545 },
    ])
    .removeAlpha()
    .png({ colours: 16, dither: 0, effort: 1 })
    .toBuffer()
}

const { host } = new URL(firm.siteUrl)

/** Draws text with one of our fonts. With a height and without a size, it fills that space. */
function textImage(words: string, font: 'display' | 'text', color: string, size: object) {
  const fontfile = `src/fonts/cards/${font}.ttf`
  const text = `<span foreground="${color}" line_height="0.85">${escaped(words)}</span>`
  return sharp({ text: { text, fontfile, font: 'D 84', rgba: true, ...size } })
    .png()
    .toBuffer({ resolveWithObject: true })
}

function background(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="${paper}"/>
<path d="M14 14h1172v602H14z" fill="none" stroke="${ink}" stroke-width="2.5"/>
<path d="M20 20h1160v590H20z" fill="none" stroke="${ink}"/>
${image(read('mark'), 'x="64" y="44" width="60" height="60"')}
${image(read(drawing), 'x="640" y="80" width="500" height="470"')}
</svg>`
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
