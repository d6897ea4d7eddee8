import { expect, test } from 'vitest'
import { article } from '#test/article.ts'

test('a pull figure is its number and a line', async () => {
  const { html } = await article(':::pull\n**$1,234** less tax\nin year one\n:::')
  expect(html).toContain(
    'data-block="pull"><strong>$1,234</strong> <span>less tax\nin year one</span></p>',
  )
})
