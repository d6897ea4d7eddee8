import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadContent } from '../../app/content/engine/load.ts'
import { contentOptions } from '../../app/content/plugin.ts'
import type { Theme } from '../../app/content/schemas/theme.ts'
import { inksOf } from '../../art/inks.ts'
import { drawCards } from '../cards/draw-cards.ts'

/** What a social card takes that was never drawn before: the average of ten with the drawing of an
    article, loading the program and the faces included. */
export async function cardSeconds(cards = 10): Promise<number> {
  const svg = await readFile('art/plates/article-dallas-texas-cpa.svg', 'utf8')
  const site = await mkdtemp(join(tmpdir(), 'cards-'))
  const { colors, fonts } = loadContent(contentOptions()).data.get('theme.yaml') as Theme
  const start = performance.now()
  await drawCards(
    site,
    Array.from({ length: cards }, (_, index) => ({
      file: `/cards/${index}.png`,
      title: `Never drawn before: ${index}, ${Date.now()}`,
      firm: 'Sample firm',
      phone: '(000) 555-0100',
      host: 'www.firm.example',
      plate: { svg, width: 1200, height: 600 },
    })),
    { inks: inksOf(colors), fonts },
  )
  const seconds = (performance.now() - start) / 1000
  await rm(site, { recursive: true })
  return seconds / cards
}
