import { expect, test } from 'vitest'
import { homeWith, plainHero } from '#test/home-with.ts'

const five = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => ({ name, text: 'We do it.' }))

test('steps are those of the block, or what happens after booking', async () => {
  const { problems, main } = await homeWith(
    plainHero,
    { block: 'steps' },
    { block: 'steps', items: five.slice(3) },
    { block: 'steps', look: 'line', heading: 'Drawn', items: five.slice(1) },
    { block: 'steps', look: 'line', heading: 'Too many to draw', items: five },
  )
  expect(problems).toEqual([])
  const drawn = 'img[src*="/journey-"]'
  const sections = main.parts('section')
  expect(
    sections.map(({ texts, parts }) => [...texts('h2'), parts('h3').length, parts(drawn).length]),
  ).toEqual([
    ['What happens after you book', 3, 0],
    ['How it works', 2, 0],
    ['Drawn', 4, 4],
    ['Too many to draw', 5, 0],
  ])
})
