import { expect, test } from 'vitest'
import { homeWith, plainHero } from '#test/home-with.ts'

const worked = (lines: object[]) =>
  homeWith(plainHero, {
    block: 'worked-price',
    heading: 'Two returns',
    intro: 'You and your company.',
    lines,
    total: 'Together',
    notes: ['Your state is quoted.'],
  })

test('a price is worked out from the price lists', async () => {
  const { problems, main } = await worked([
    { label: 'Partnership', amount: 'price.tax-preparation.form-1065' },
    { label: 'Letters', amount: 'price.additional.second-opinion', times: 3 },
  ])
  expect(problems).toEqual([])
  // $700+ and three times $120.
  expect(main.texts('tbody td')).toEqual(['$700+', '$360'])
  expect(main.texts('tbody th')).toEqual(['Partnership', 'Letters (3 × $120)'])
  expect(main.texts('tfoot td')).toEqual(['$1,060+'])
})

test('a price that there is none of is told of', async () => {
  const { problems } = await worked([{ label: 'A letter', amount: 'price.additional.leter' }])
  expect(problems[0]?.expected).toContain('the id of a price')
})
