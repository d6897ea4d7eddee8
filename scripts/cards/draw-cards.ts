import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { platesDir } from '../../app/content/folders.ts'
import type { Theme } from '../../app/content/schemas/theme.ts'
import type { Inks } from '../../art/inks.ts'
import { type Card, cardSvg } from './card-svg.ts'
import { icons } from './icons.ts'
import { palettePng } from './palette-png.ts'
import { createRasterizer, type Rasterizer } from './rasterizer.ts'

/** Kept between builds: a card is drawn again only when its title, drawing or inks change, or these
    programs do. */
const cache = 'node_modules/.cache/cards'
const programs = readdirSync(import.meta.dirname)
  .sort()
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))

export type PageCard = Omit<Card, 'mark'> & { file: string }

type Look = { inks: Inks; fonts: Theme['fonts'] }

/** Writes the social card of every page and the icons of the site. */
export async function drawCards(
  site: string,
  cards: readonly PageCard[],
  { inks, fonts }: Look,
): Promise<void> {
  const mark = await readFile(join(platesDir, 'mark.svg'), 'utf8')
  let rasterizer: Promise<Rasterizer> | undefined
  const tools = () => (rasterizer ??= createRasterizer(fonts))

  async function keep(file: string, subject: object, draw: () => Promise<Uint8Array>) {
    const key = createHash('sha256')
      .update(JSON.stringify([programs, inks, fonts, subject]))
      .digest('hex')
    const kept = join(cache, `${key.slice(0, 24)}.png`)
    const picture = await readFile(kept).catch(async () => {
      const drawn = await draw()
      await mkdir(cache, { recursive: true })
      await writeFile(kept, drawn)
      return drawn
    })
    await mkdir(dirname(join(site, file)), { recursive: true })
    await writeFile(join(site, file), picture)
  }

  for (const { file, ...card } of cards) {
    await keep(file, card, async () => drawCard({ ...card, mark }, inks, await tools()))
  }
  for (const icon of icons(mark, inks)) {
    await keep(icon.file, icon, async () => icon.encode(await tools()))
  }
}

function drawCard(card: Card, inks: Inks, rasterizer: Rasterizer): Uint8Array {
  return palettePng(rasterizer.render(cardSvg(card, { ...rasterizer, inks }), 1200))
}
