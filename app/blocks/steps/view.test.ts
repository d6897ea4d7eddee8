import { expect, test } from 'vitest'
import { ownPage } from '#test/own-page.ts'

const five = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => ({ name, text: 'We do it.' }))

test('steps are those of the block, or what happens after booking', async () => {
  const { problems, main } = await ownPage(
    { block: 'steps' },
    { block: 'steps', items: five.slice(3) },
    { block: 'steps', look: 'line', heading: 'Drawn', items: five.slice(1) },
    { block: 'steps', look: 'line', heading: 'Too many to draw', items: five },
  )
  expect(problems).toEqual([])
  const [, ...parts] = main.split('<h2 ')
  expect(parts.map((part) => />(.*?)<\/h2>/.exec(part)?.[1])).toEqual([
    'What happens after you book',
    'How it works',
    'Drawn',
    'Too many to draw',
  ])
  expect(parts.map((part) => part.split('<h3').length - 1)).toEqual([3, 2, 4, 5])
  expect(parts.map((part) => part.split('/journey-').length - 1)).toEqual([0, 0, 4, 0])
})
