import { expect, test } from 'vitest'
import { aroundTable, article, expectRefused } from '#test/article.ts'

test('a matrix is a table whose cells name their column', async () => {
  const { html } = await article(
    aroundTable('matrix', 'Owner | Let | Used', 'You | **Yes.** Form A. | **No.**'),
  )
  expect(html).toContain(
    '<td role="cell" data-label="Let"><span><strong>Yes.</strong> Form A.</span></td>',
  )
})

test.each([
  [['A | B', 'a | b'], '... a table of fewer than three columns ...'],
  [['A | B | C', 'a | b |'], 'line 8, ... an empty cell ...'],
] as const)('%j is refused', (rows, message) =>
  expectRefused(aroundTable('matrix', ...rows), message),
)
