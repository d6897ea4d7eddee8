import { expect, test } from 'vitest'
import { article, expectRefused } from '#test/article.ts'
import { testFirm } from '#test/firm-content.ts'

test('takeaways have a heading', async () => {
  const { html } = await article(':::takeaways\n- One\n:::')
  const { takeaways } = testFirm.interface.text
  expect(html).toContain(`data-block="takeaways"><h2>${takeaways}</h2><ul><li>One</li></ul>`)
})

test.each([
  [':::takeaways\n### One\n:::', '... a heading in :::takeaways Expected: a list ...'],
  [
    `:::takeaways\n- ${'word '.repeat(33)}\n- ${'word '.repeat(33)}\n:::`,
    '... 66 words Expected: one list of at most 65 words ...',
  ],
  [':::takeaways[A]\n- x\n:::', '... words in brackets after :::takeaways ...'],
])('%j is refused', expectRefused)
