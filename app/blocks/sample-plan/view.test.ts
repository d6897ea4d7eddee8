import { expect, test } from 'vitest'
import { changedFirm } from '#test/changed-firm.ts'
import { blockIn } from '#test/edit-yaml.ts'

const file = 'services/tax-planning.yaml'

test(
  'a page of a plan has its sum, and an address that shows it alone',
  async () => {
    const { page } = await changedFirm()
    const [plan] = page('/tax-planning').parts('[data-print="alone"]')
    expect(plan?.texts('li h4')).toEqual(['Pay the owner', 'Buy the oven'])
    expect(plan?.text).toContain('In all $100,000')
    const [to = ''] = page('/tax-planning').values('a[href^="#sample-plan"]', 'href')
    expect(plan?.parts(`h3${to}`)).toHaveLength(1)
  },
)

test('steps that do not add up to the record are told of', async () => {
  const { problems } = await changedFirm({
    [file]: (page) => page.setIn([...blockIn(page, 'sample-plan'), 'steps', 1, 'saves'], 41000),
  })
  expect(problems).toMatchObject([{ file, found: 'steps that save $101,000' }])
})
