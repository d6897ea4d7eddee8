import { expect, test } from 'vitest'
import { testFirm } from '#test/firm-content.ts'
import { costOf } from './costs.ts'

test('two prices together are one bar', () => {
  const [one, other] = ['price.additional.formation', 'price.additional.reconciliation'].map(
    (cost) => costOf(testFirm, { cost }),
  )
  const both = costOf(testFirm, {
    cost: 'price.additional.formation',
    and: 'price.additional.reconciliation',
  })
  // $600 and $150+.
  expect([one?.from, other?.from, both.from]).toEqual([600, 150, 750])
  expect(`${both.text}`).toBe('$750+')
})
