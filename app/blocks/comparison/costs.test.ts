import { expect, test } from 'vitest'
import { testFirm } from '#test/firm-content.ts'
import { costOf } from './costs.ts'

test('two prices together are one bar', () => {
  const [one, other] = ['price.additional.formation', 'price.additional.letter'].map((cost) =>
    costOf(testFirm, { cost }),
  )
  const both = costOf(testFirm, {
    cost: 'price.additional.formation',
    and: 'price.additional.letter',
  })
  // $600 and $90+.
  expect([one?.from, other?.from, both.from]).toEqual([600, 90, 690])
  expect(`${both.text}`).toBe('$690+')
})
