import { expect, test } from 'vitest'
import { homeWith, plainHero } from '#test/home-with.ts'

const looks = ['split', 'plain', 'tinted', 'dark', 'band', 'drawing']

async function closings(values: object) {
  const blocks = looks.map((look) => ({
    block: 'closing',
    look,
    heading: `As ${look}`,
    ...values,
  }))
  const { problems, main } = await homeWith(plainHero, ...blocks)
  expect(problems).toEqual([])
  return main.parts('section')
}

test('every look books, and the first button of the page says what it books', async () => {
  const sections = await closings({})
  const buttons = sections.map(({ texts }) => texts('a[href^="https"]'))
  expect(buttons).toEqual(looks.map(() => [expect.stringContaining('Schedule a Consultation')]))
  const says = sections.map(({ text }) => text.includes('You book'))
  expect(says).toEqual(looks.map((look) => look === 'split'))
})

test('every look can have a button of its own in place of those', async () => {
  const own = { text: 'Write to us.', button: 'Apply', to: 'jobs@alderfinch.example' }
  for (const { values, texts, text } of await closings(own)) {
    expect(values('a', 'href')).toEqual([`mailto:${own.to}`])
    expect(texts('a')).toEqual(['Apply'])
    expect(text).toContain(own.text)
  }
})
