import { expect, test } from 'vitest'
import { article, expectRefused } from '#test/article.ts'

test('a checklist in a text is a titled list', async () => {
  const { html, body } = await article(
    '## Dates\n\n:::checklist[Before April]\n- Renew **it**\n- File\n:::',
  )
  expect(html).toContain('data-block="checklist"><h3>Before April</h3><ul role="list">')
  expect(html.match(/<li>/g)).toHaveLength(2)
  expect(body?.headings.map(({ id }) => id)).toEqual(['dates'])
})

test('a checklist has entries, or groups of them', () =>
  expectRefused(':::checklist[A]\nwords\n:::', '... either "items" or "groups"'))
