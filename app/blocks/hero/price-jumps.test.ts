import { expect, test } from 'vitest'
import { ownPage } from '#test/own-page.ts'

const hero = { block: 'hero', look: 'prices', heading: 'Own page', lead: 'Some words.' }
const jobs = { block: 'additional-prices', heading: 'Single jobs' }

test('a page with several price lists links to each, one that is there twice too', async () => {
  const { problems, main } = await ownPage(
    hero,
    { block: 'return-prices', jump: 'Returns', heading: 'Returns', intro: 'By form.' },
    { ...jobs, jump: 'Jobs' },
    { block: 'text', heading: 'More', text: ['Some are quoted.'] },
    { ...jobs, jump: 'All jobs', quoted: 'Ask us' },
  )
  expect(problems).toEqual([])
  expect(main.match(/<a href="#[^"]+">.*?<\/a>/g)).toEqual([
    '<a href="#tax-preparation">Returns <b>$300 to $1,100+</b></a>',
    '<a href="#additional-services">Jobs <b>from $25</b></a>',
    '<a href="#additional-services-2">All jobs <b>from $25</b></a>',
  ])
  const [, first, second] = main.split('Single jobs')
  expect(first).not.toContain('Ask us')
  expect(second).toContain('Ask us')
})

test('a page with one price list has no links to it', async () => {
  const { main } = await ownPage(hero, { ...jobs, jump: 'Jobs' })
  expect(main).not.toContain('>Jobs')
})
