import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatHex } from 'culori'
import sharp from 'sharp'
import type { Theme } from '#app/content/schemas/theme.ts'
import { encode } from '#app/lib/plain-text.ts'
import { cardSize } from '#app/site/urls.ts'
import type { Inks } from '#drawings/inks.ts'
import { writeFiles } from '#hosting/site-files.ts'
import { type Card, cardSvg, markImage } from './card-svg.ts'
import type { Letters, Mark } from './mark.ts'
import { createRasterizer, fontFiles, type Rasterizer } from './rasterizer.ts'

export type PageCard = Card & { file: string }

type Look = {
  theme: Theme
  marks: { icon: Mark | Letters }
  /** The content folder, which may hold fonts. */
  dir: string
}

/** Where a picture is put, what it is made of, as the key of its cached file, and how it is drawn. */
type Picture = {
  file: string
  subject: object
  draw: (rasterizer: Rasterizer) => Uint8Array | Promise<Uint8Array>
}

/** Writes the social card of every page and the icons of the site. With CARDS=coarse in the environment
    cards are drawn small and enlarged, in a tenth of the time: for builds that only tests see. */
export async function drawCards(
  site: string,
  cards: readonly PageCard[],
  { theme, marks, dir }: Look,
): Promise<void> {
  const { colors: inks, fonts } = theme
  const cached = createCache(fonts, dir)
  const drawn = process.env.CARDS === 'coarse' ? cardSize.width / 5 : cardSize.width
  const pictures = cards.map(
    ({ file, ...card }): Picture => ({
      file,
      subject: { card, inks, drawn },
      draw: (tools) =>
        palettePng(tools.render(cardSvg(card, { ...tools, inks }), drawn), cardSize.width),
    }),
  )
  for (const picture of [...pictures, ...icons(marks.icon, inks)]) {
    await writeFiles(site, { [picture.file]: await cached(picture) })
  }
}

const cacheDir = join(import.meta.dirname, '../../node_modules/.cache/cards')

/** Keeps pictures between builds: one is drawn again only when its subject, the fonts or these programs
    change. */
function createCache(
  fonts: Theme['fonts'],
  dir: string,
): (picture: Picture) => Promise<Uint8Array> {
  const programs = readdirSync(import.meta.dirname).sort()
  const inputs = createHash('sha256')
  for (const file of programs) inputs.update(readFileSync(join(import.meta.dirname, file)))
  for (const file of fontFiles(fonts, dir)) inputs.update(readFileSync(file))
  let rasterizer: Promise<Rasterizer> | undefined

  return async ({ subject, draw }) => {
    const key = inputs.copy().update(JSON.stringify(subject)).digest('hex').slice(0, 24)
    const kept = join(cacheDir, `${key}.png`)
    try {
      return await readFile(kept)
    } catch {
      rasterizer ??= createRasterizer(fonts, dir)
      const drawn = await draw(await rasterizer)
      await mkdir(cacheDir, { recursive: true })
      // Renamed when whole, because another build may be reading.
      await writeFile(`${kept}.${process.pid}`, drawn)
      await rename(`${kept}.${process.pid}`, kept)
      return drawn
    }
  }
}

type Pixels = { width: number; height: number; rgba: Uint8Array }

/** An opaque picture in at most 256 colors, which is about a third of its weight in all of them. */
function palettePng({ width, height, rgba }: Pixels, wanted = width): Promise<Uint8Array> {
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize({ width: wanted, kernel: 'nearest' })
    .png({ palette: true, dither: 0, compressionLevel: 9 })
    .toBuffer()
}

/** The icon in the sizes that browsers and phones ask for. One that fills its square to the corners
    is drawn to the edge, any other on paper. */
function icons(icon: Mark | Letters, inks: Inks): Picture[] {
  const iconOf = (tools: Rasterizer) => ('letters' in icon ? lettersImage(icon, inks, tools) : icon)

  const square = (file: string, size: number, margin: number): Picture => ({
    file,
    subject: { file, icon, paper: inks.paper.day, ...('letters' in icon && { inks }) },
    draw: (tools) => {
      const { render } = tools
      const drawn = iconOf(tools)
      const [red = 0, green = 0, blue = 0, alpha = 0] = render(iconSvg(drawn, 'none', 0), 64).rgba
      const opaque = { mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 } as const
      const corner = alpha === 255 && formatHex(opaque)
      const edge = corner ? margin - 0.12 : margin
      return palettePng(render(iconSvg(drawn, corner || inks.paper.day, Math.max(0, edge)), size))
    },
  })
  return [
    {
      file: '/favicon.ico',
      subject: { file: '/favicon.ico', icon, ...('letters' in icon && { inks }) },
      draw: (tools) => ico(tools.png(iconSvg(iconOf(tools), 'none', 0), 32), 32),
    },
    square('/apple-touch-icon.png', 180, 0.12),
    square('/icons/icon-192.png', 192, 0.08),
    square('/icons/icon-512.png', 512, 0.08),
    square('/icons/maskable-512.png', 512, 0.2), // the outer fifth may be cut off
  ]
}

/** Light letters on a dark plate, as a picture: one mark is drawn like another. */
function lettersImage({ letters }: Letters, inks: Inks, { families, png }: Rasterizer): Mark {
  const size = letters.length > 1 ? 56 : 68
  const text = `<text x="50" y="${50 + size * 0.36}" text-anchor="middle" font-family="${families.text}" font-size="${size}" fill="${inks['on-band'].day}">${encode(letters)}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${inks.band.day}"/>${text}</svg>`
  const href = `data:image/png;base64,${Buffer.from(png(svg, 512)).toString('base64')}`
  return { href, width: 512, height: 512 }
}

function iconSvg(icon: Mark, ground: string, margin: number): string {
  const [at, size] = [margin * 100, 100 - margin * 200]
  const inner = markImage(icon, { x: at, y: at, width: size, height: size })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/>${inner}</svg>`
}

/** An .ico file with one PNG in it: six bytes of directory, sixteen of entry, the picture. */
function ico(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // type: icon
  head.writeUInt16LE(1, 4) // number of pictures
  head.set([size, size, 0, 0, 1, 0, 32, 0], 6)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
