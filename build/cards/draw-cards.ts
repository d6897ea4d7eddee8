import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Theme } from '#app/content/schemas/theme.ts'
import type { Inks } from '#drawings/inks.ts'
import { writeFiles } from '#hosting/site-files.ts'
import { type Card, cardSvg, placeSvg } from './card-svg.ts'
import { palettePng } from './palette-png.ts'
import { createRasterizer, fontFiles, type Rasterizer } from './rasterizer.ts'

type PageCard = Omit<Card, 'mark'> & { file: string }

type Look = { inks: Inks; fonts: Theme['fonts']; mark: string }

/** Where a picture is put, what it is made of, as the key of its cached file, and how it is drawn. */
type Picture = { file: string; subject: object; draw: (rasterizer: Rasterizer) => Uint8Array }

/** Writes the social card of every page and the icons of the site. With CARDS=one in the environment
    only the first card is drawn, and every page gets a copy of it: for builds that only tests see. */
export async function drawCards(
  site: string,
  cards: readonly PageCard[],
  { inks, fonts, mark }: Look,
): Promise<void> {
  const cached = createCache(fonts)
  const only = process.env.CARDS === 'one' ? cards[0] : undefined
  const pictures = cards.map((own): Picture => {
    const { title, firm, phone, host, plate } = only ?? own
    const card = { title, firm, phone, host, plate, mark }
    return {
      file: own.file,
      subject: { card, inks },
      draw: (tools) => palettePng(tools.render(cardSvg(card, { ...tools, inks }), 1200)),
    }
  })
  for (const picture of [...pictures, ...icons(mark, inks)]) {
    await writeFiles(site, { [picture.file]: await cached(picture) })
  }
}

const cacheDir = join(import.meta.dirname, '../../node_modules/.cache/cards')

/** Keeps pictures between builds: one is drawn again only when its subject, the fonts or these programs
    change. */
function createCache(fonts: Theme['fonts']): (picture: Picture) => Promise<Uint8Array> {
  const programs = readdirSync(import.meta.dirname).sort()
  const inputs = createHash('sha256')
  for (const file of programs) inputs.update(readFileSync(join(import.meta.dirname, file)))
  for (const file of fontFiles(fonts)) inputs.update(readFileSync(file))
  let rasterizer: Promise<Rasterizer> | undefined

  return async ({ subject, draw }) => {
    const key = inputs.copy().update(JSON.stringify(subject)).digest('hex').slice(0, 24)
    const kept = join(cacheDir, `${key}.png`)
    try {
      return await readFile(kept)
    } catch {
      rasterizer ??= createRasterizer(fonts)
      const drawn = draw(await rasterizer)
      await mkdir(cacheDir, { recursive: true })
      // Renamed when whole, because another build may be reading.
      await writeFile(`${kept}.${process.pid}`, drawn)
      await rename(`${kept}.${process.pid}`, kept)
      return drawn
    }
  }
}

/** The mark in the sizes that browsers and phones ask for. */
function icons(mark: string, inks: Inks): Picture[] {
  const onPaper = (file: string, size: number, margin: number) => {
    const svg = iconSvg(mark, inks.paper.day, margin)
    const draw = ({ render }: Rasterizer) => palettePng(render(svg, size))
    return { file, subject: { file, svg }, draw }
  }
  const bare = iconSvg(mark, 'none', 0)
  return [
    {
      file: '/favicon.ico',
      subject: { file: '/favicon.ico', svg: bare },
      draw: ({ render }) => ico(render(bare, 32).png, 32),
    },
    onPaper('/apple-touch-icon.png', 180, 0.12),
    onPaper('/icons/icon-192.png', 192, 0.08),
    onPaper('/icons/icon-512.png', 512, 0.08),
    onPaper('/icons/maskable-512.png', 512, 0.2), // the outer fifth may be cut off
  ]
}

function iconSvg(mark: string, paper: string, margin: number): string {
  const [at, size] = [margin * 100, 100 - margin * 200]
  const inner = placeSvg(mark, { x: at, y: at, width: size, height: size })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${paper}"/>${inner}</svg>`
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
