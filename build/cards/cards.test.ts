import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { Drawn } from '#app/components/site.tsx'
import { inks } from '#drawings/testing.ts'
import { testFirm } from '#test/firm-content.ts'
import { cardSvg, typeset } from './card-svg.ts'
import { drawCards } from './draw-cards.ts'
import { dataUri } from './mark.ts'
import { pagePlate } from './page-plate.ts'

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
const contact = { phone: '(615) 555-0142', host: 'firm.example' }
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

const site = mkdtempSync(join(tmpdir(), 'page-plate-'))
afterAll(() => rmSync(site, { recursive: true }))
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

test('page with ornaments only has no plate', () => {
  expect(pagePlate(`<main>${band}</main>`, made)).toBeUndefined()
})

test('CARDS=one draws the first card for every page; otherwise each page has its own', async () => {
  const pages = ['One', 'Two'].map((title) => {
    return { file: `/cards/${title}.png`, title, firm: 'Firm', phone: '555', host: 'firm.example' }
  })
  const look = { theme: testFirm.theme, marks: { header: mark, icon: mark } }
  const written = () => pages.map(({ file }) => readFileSync(join(site, file)))
  await drawCards(site, pages, look)
  const [one, two] = written()
  expect([one?.readUInt32BE(16), one?.readUInt32BE(20)]).toEqual([1200, 630])
  expect(one?.equals(two ?? Buffer.alloc(0))).toBe(false)
  vi.stubEnv('CARDS', 'one')
  await drawCards(site, pages, look)
  expect(written()).toEqual([one, one])
})
