import { expect, test } from 'vitest'
import { article, expectRefused } from '#test/article.ts'
import { testFirm } from '#test/firm-content.ts'

test('an example carries its label and the note that it is not a client', async () => {
  const example = ':::example[Example]\nAn owner in Nashville.\n:::'
  expect((await article(example)).html).toMatch(
    /data-block="example" data-frame=""><h2>Example<\/h2><p data-note="">.+<\/p><p>An owner in Nashville.<\/p><\/div>$/,
  )
  expect((await article(example)).html).toContain(`${testFirm.interface.notes.notAClient}`)
  expect((await article(`## First\n\n${example}`)).html, 'heading order').toContain('<h3>Example')
})

test.each([
  [':::example[A client of ours]\nwords\n:::', '... A client of ours ... a real client.'],
  [':::example[Example]\n## Heading\n:::', 'line 6, ... a heading ...'],
])('%j is refused', expectRefused)
