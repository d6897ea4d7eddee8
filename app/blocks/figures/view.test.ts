import { expect, test } from 'vitest'
import { chosen, homeWith } from '#test/home-with.ts'
import { covers } from '#test/requirements.ts'

const notice = 'Savings depend on income'

test('a figure of savings in any place brings the notice', covers('home-figures'), async () => {
  const homeShowing = async (show: string[]) => {
    const { problems, home } = await homeWith((blocks) => {
      const usual = chosen(blocks)
      return [usual('hero'), usual('figures', { show })]
    })
    expect(problems).toEqual([])
    return home
  }
  expect(await homeShowing(['states', 'averageSavings'])).toContain(notice)
  expect(await homeShowing(['states'])).not.toContain(notice)
})

test('a figure that there is not is said with its place', async () => {
  const { problems } = await homeWith((blocks) =>
    blocks.map((each) => (each.block === 'figures' ? { ...each, show: ['state'] } : each)),
  )
  expect(problems).toMatchObject([
    {
      field: 'blocks, item 2 (figures), show, item 1',
      expected: expect.stringContaining('a figure in claims.yaml: taxesSaved, '),
      hint: 'Did you mean states?',
    },
  ])
})
