import { expect, test } from 'vitest'
import { inks } from '../../art/testing.ts'
import { cardSvg } from './card-svg.ts'

const mark = '<svg viewBox="0 0 1 1"></svg>'
const words = { firm: 'Firm', phone: '(615) 555-0142', host: 'firm.example', mark }
const tools = {
  inks,
  families: { display: 'Serif', text: 'Sans' },
  widthOf: (text: string) => text.length / 2,
}

test('a wide drawing begins below the last line of the longest title', () => {
  const plate = { svg: '<svg id="plate" viewBox="0 0 2 1"></svg>', width: 1400, height: 680 }
  const svg = cardSvg({ ...words, title: 'word '.repeat(60).trim(), plate }, tools)
  const lines = [...svg.matchAll(/<text x="60" y="(\d+)" font-size="(\d+)"/g)]
  const [, baseline, size] = lines.at(-1) ?? []
  const top = / y="(\d+)"[^>]* id="plate"/.exec(svg)?.[1]
  expect(lines.length).toBeGreaterThan(1)
  expect(Number(top)).toBeGreaterThan(Number(baseline) + Number(size) / 4)
})
