import { expect, test } from 'vitest'
import { article, expectRefused } from '#test/article.ts'

test('a checklist in a text is a titled list', async () => {
  const { shown, body } = await article(
    '## Dates\n\n:::checklist[Before April]\n- Renew **it**\n- File\n:::',
  )
  expect(shown.texts('h3')).toEqual(['Before April'])
  expect(shown.texts('h3 + ul[role="list"] > li')).toEqual(['Renew it', 'File'])
  expect(body?.headings.map(({ id }) => id)).toEqual(['dates'])
})

test('a checklist has entries, or groups of them', () =>
  expectRefused(':::checklist[A]\nwords\n:::', '... either "items" or "groups"'))
