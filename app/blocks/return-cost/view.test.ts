import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { textOf } from '#test/changed-folder.ts'
import { homeWith, plainHero } from '#test/home-with.ts'

const usual = parse(textOf('pages/pricing.yaml')).blocks.find(
  ({ block }: { block: string }) => block === 'return-cost',
)

test('a line that names no answer, and a name given twice, are told of', async () => {
  const [first, ...others] = usual.lines
  const lines = [{ ...first, when: ['usal'], times: 'own' }, ...others]
  const told = await homeWith(plainHero, { ...usual, lines, plans: [] })
  expect(told.problems).toMatchObject([
    {
      path: ['blocks', 1, 'lines', 0, 'when', 0],
      expected: expect.stringContaining('usual, student'),
    },
    { path: ['blocks', 1, 'lines', 0, 'times'] },
  ])
  const more = [...usual.more, { id: 'rentals', label: 'Rentals again' }]
  const twice = await homeWith(plainHero, { ...usual, more, plans: [] })
  expect(twice.problems[0]?.expected).toContain('rentals is there twice')
})
