import { expect, test } from 'vitest'
import { homeWith, plainHero } from '#test/home-with.ts'

const hero = { ...plainHero, look: 'prices' }
const jobs = { block: 'additional-prices', heading: 'Single jobs' }

test('a page with several price lists links to each, one that is there twice too', async () => {
  const { problems, main } = await homeWith(
    hero,
    { block: 'return-prices', jump: 'Returns', heading: 'Returns', intro: 'By form.' },
    { ...jobs, jump: 'Jobs' },
    { block: 'text', heading: 'More', text: ['Some are quoted.'] },
    { ...jobs, jump: 'All jobs', quoted: 'Ask us' },
  )
  expect(problems).toEqual([])
  const links = 'a[href^="#"]'
  expect(main.values(links, 'href')).toEqual([
    '#tax-preparation',
    '#additional-services',
    '#additional-services-2',
  ])
  expect(main.texts(links)).toEqual([
    'Returns $300 to $1,100+',
    'Jobs from $25',
    'All jobs from $25',
  ])
  const lists = main.parts('section[id^="additional-services"]')
  expect(lists.map(({ text }) => text.includes('Ask us'))).toEqual([false, true])
})

test('a page with one price list has no links to it', async () => {
  const { main } = await homeWith(hero, { ...jobs, jump: 'Jobs' })
  expect(main.texts('a')).not.toContain('Jobs')
})
