import { expect, test } from 'vitest'
import { homeWith, usual } from '#test/home-with.ts'

test.each([
  [['states', 'averageSavings'], true],
  [['states'], false],
])('the notice on savings with the figures %s', async (show, isThere) => {
  const { problems, main } = await homeWith(usual('hero'), usual('figures', { show }))
  expect(problems).toEqual([])
  expect(main.text.includes('Savings depend on income')).toBe(isThere)
})
