import { expect, test } from 'vitest'
import { ownPage } from '#test/own-page.ts'

const looks = ['split', 'plain', 'tinted', 'dark', 'band', 'drawing']

test('every look books, and the first button of the page says what it books', async () => {
  const { problems, main } = await ownPage(
    ...looks.map((look) => ({ block: 'closing', look, heading: `As ${look}` })),
  )
  expect(problems).toEqual([])
  const [, ...parts] = main.split('<section ')
  const books = parts.map((part) => part.includes('>Schedule a Consultation<'))
  expect(books).toEqual(looks.map(() => true))
  const says = parts.map((part) => part.includes('You book'))
  expect(says).toEqual(looks.map((look) => look === 'split'))
})

test('every look can have a button of its own in place of those', async () => {
  const own = { text: 'Write to us.', button: 'Apply', to: 'jobs@alderfinch.example' }
  const { problems, main } = await ownPage(
    ...looks.map((look) => ({ block: 'closing', look, heading: `As ${look}`, ...own })),
  )
  expect(problems).toEqual([])
  expect(main.match(/href="mailto:jobs@alderfinch\.example"[^>]*>Apply</g)).toHaveLength(6)
  expect(main.match(/>Write to us\.</g)).toHaveLength(6)
  expect(main).not.toContain('Schedule')
})
