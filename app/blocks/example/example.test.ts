import { expect, test } from 'vitest'
import { article, expectRefused } from '#test/article.ts'
import { testFirm } from '#test/firm-content.ts'

test('an example carries its label and the note that it is not a client', async () => {
  const example = ':::example[Example]\nAn owner in Nashville.\n:::'
  const { shown } = await article(example)
  expect(shown.texts('[data-frame] > *')).toEqual([
    'Example',
    `${testFirm.interface.notes.notAClient}`,
    'An owner in Nashville.',
  ])
  expect(shown.texts('h2')).toEqual(['Example'])
  const below = await article(`## First\n\n${example}`)
  expect(below.shown.texts('h3')).toEqual(['Example'])
})

test.each([
  [':::example[A client of ours]\nwords\n:::', '... A client of ours ... a real client.'],
  [':::example[Example]\n## Heading\n:::', 'line 6, ... a heading ...'],
])('%j is refused', expectRefused)
