import { expect, test } from 'vitest'
import { changedFirm } from '#test/changed-firm.ts'
import { blockIn } from '#test/edit-yaml.ts'

const file = 'pages/season-help.yaml'
const maine = {
  state: 'Maine',
  text: 'The firm does not name this one.',
  source: 'code',
  reviewed: '2026-09-01',
  validThrough: '2040-12-31',
}

test('the IRS and the states of the firm are shown', async () => {
  const { page } = await changedFirm({
    [file]: (page) => page.addIn([...blockIn(page, 'refunds'), 'entries'], page.createNode(maine)),
  })
  const { texts, values } = page('/season-help').parts('#refunds')[0] ?? page('/')
  expect(texts('h3')).toEqual(['The IRS', 'Texas'])
  expect(values('a', 'href')).toEqual(['https://www.law.cornell.edu/uscode/text/26/469'])
})

test('an entry out of date gives the number to call', async () => {
  const { page } = await changedFirm({
    [file]: (page) =>
      page.setIn([...blockIn(page, 'refunds'), 'entries', 0, 'validThrough'], '2020-12-31'),
  })
  const [irs = page('/'), texas] = page('/season-help').parts('#refunds li')
  expect(irs.text).toMatch(/good through December 31, 2020.*\(503\) 555-0147/)
  expect(irs.text).not.toContain('three weeks')
  expect(texas?.text).toContain('Texas pays none.')
})
