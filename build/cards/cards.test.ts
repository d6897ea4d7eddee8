import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import type { Drawn } from '#app/components/site.tsx'
import { folder } from '#app/content/engine/test-folder.ts'
import { inks } from '#drawings/testing.ts'
import { testFirm, testFirmDir } from '#test/firm-content.ts'
import { cardSvg, typeset } from './card-svg.ts'
import { drawCards } from './draw-cards.ts'
import { dataUri } from './mark.ts'
import { pagePlate } from './page-plate.ts'
import { parseSvg } from './rasterizer.ts'

// Every letter is half as wide as it is high.
const widthOf = (text: string) => text.length / 2
const box = { width: 100, height: 40, sizes: [20, 10], leading: 1 }

const mark = {
  href: dataUri(
    'mark.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'),
  ),
  width: 9,
  height: 9,
}
const contact = { phone: '(615) 555-0142', address: 'firm.example' }
const words = { firm: 'Firm', ...contact, mark, replacesName: false }
const tools = { inks, families: { display: 'Serif', text: 'Sans' }, widthOf }

test('wide drawing begins below the last line of the longest title', () => {
  const plate = { svg: '<svg id="plate" viewBox="0 0 2 1"></svg>', width: 1400, height: 680 }
  const svg = cardSvg({ ...words, title: 'word '.repeat(60).trim(), plate }, tools)
  const lines = [...svg.matchAll(/<text x="60" y="(\d+)" font-size="(\d+)"/g)]
  const [, baseline, size] = lines.at(-1) ?? []
  const top = / y="(\d+)"[^>]* id="plate"/.exec(svg)?.[1]
  expect(lines.length).toBeGreaterThan(1)
  expect(Number(top)).toBeGreaterThan(Number(baseline) + Number(size) / 4)
})

test.for<[string, number, string[]]>([
  ['takes the largest size that fits', 20, ['Tax Plan']],
  ['breaks into even lines, so that no word is left alone', 10, ['aaaa bbbb cccc ', 'dddd eeee']],
  ['may break after a slash', 10, ['Formation/', 'Dissolution now']],
])('title %s', ([, size, lines]) => {
  expect(typeset(lines.join(''), box, widthOf)).toEqual({
    size,
    lines: lines.map((line) => line.trimEnd()),
  })
})

test('title that is too long is cut and ends with an ellipsis', () => {
  const { size, lines } = typeset('word '.repeat(60).trim(), box, widthOf)
  expect(size).toBe(10)
  expect(lines).toHaveLength(4)
  expect(lines[3]).toMatch(/…$/)
})

afterEach(() => vi.unstubAllEnvs())
const drawings = new Map<string, string>()
const drawn: Record<string, Drawn> = {}

function image(name: string, width: number, height: number): string {
  drawings.set(name, `<svg viewBox="0 0 9 9"><!--${name}--></svg>`)
  drawn[name] = { path: `/assets/${name}.svg`, width, height }
  return `<img src="/assets/${name}.svg"/>`
}

const band = image('band', 900, 40)
const house = image('house', 400, 300)
const spindles = [1, 2].map((id) => image(`spindle-${id}`, 400, 70)).join('')

const made = { site: { content: testFirm, pages: [], drawings: drawn }, drawings }

test('plate of a page is its first drawing that is no ornament', () => {
  const plate = pagePlate(`<main>${band}${spindles}${house}</main>`, made)
  expect(plate).toMatchObject({ width: 400, height: 300 })
  expect(plate?.svg).toContain('<!--house-->')
})

test('spindles stand one under another on a page without another drawing', () => {
  const plate = pagePlate(`<main>${band}${spindles}</main>`, made)
  expect(plate).toMatchObject({ width: 400, height: 154 })
  expect(plate?.svg).toMatch(/<svg y="0".*spindle-1.*<svg y="84".*spindle-2/)
  expect(plate?.svg).not.toContain('band')
})

const ribbon = image('ribbon', 420, 100)
drawings.set('ribbon', '<svg viewBox="0 0 9 9" preserveAspectRatio="none" width="420"/>')

test('drawing that its page stretches is the plate where there is no other', () => {
  expect(pagePlate(`<main>${ribbon}${house}</main>`, made)?.svg).toContain('<!--house-->')
  expect(pagePlate(`<main>${band}${ribbon}</main>`, made)?.svg).toContain('width="420"')
})

test('drawing that may be stretched is as wide as the title, and can be drawn', async () => {
  const plate = pagePlate(`<main>${ribbon}</main>`, made)
  const svg = cardSvg({ ...words, title: 'Prices', plate }, tools)
  await parseSvg(svg)
  expect(svg).toMatch(/<svg x="64" y="300" width="1072" [^>]*viewBox="0 0 9 9"/)
})

test.for([
  ['firm.example/taxes', 26],
  ['the-tax-office-of-a-family-of-five.example/taxes', 17],
] as const)('line with the address %s keeps clear of the drawing', ([address, size]) => {
  const plate = { svg: '<svg viewBox="0 0 1 1"/>', width: 400, height: 400 }
  const svg = cardSvg({ ...words, address, title: 'Prices', plate }, tools)
  expect(svg).toMatch(new RegExp(`font-size="${size}"[^>]*>[^<]* · ${address}<`))
})

test('page with ornaments only has no plate', () => {
  expect(pagePlate(`<main>${band}</main>`, made)).toBeUndefined()
})

test('each page has a card of its own, also where they are drawn coarsely', async () => {
  const pages = ['One', 'Two'].map((title) => ({ ...words, file: `/cards/${title}.png`, title }))
  const look = { theme: testFirm.theme, marks: { header: mark, icon: mark }, dir: testFirmDir }
  const site = folder({})
  const written = async (cards: 'coarse' | undefined) => {
    vi.stubEnv('CARDS', cards)
    await drawCards(site, pages, look)
    return pages.map(({ file }) => readFileSync(join(site, file)))
  }
  const all = [...(await written(undefined)), ...(await written('coarse'))]
  expect(all.map((png) => [png.readUInt32BE(16), png.readUInt32BE(20)])).toEqual(
    all.map(() => [1200, 630]),
  )
  expect(new Set(all.map((png) => png.toString('base64'))).size).toBe(4)
})
