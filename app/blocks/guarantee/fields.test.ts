import { expect, test } from 'vitest'
import { expectProblem, loadFile } from '#app/content/engine/test-folder.ts'
import { guarantee } from './fields.ts'

const heading = 'block: guarantee\nheading: Our guarantee\n'
const text = 'text: A plan pays.\n'
const link = 'link: Read the terms\n'

test('the guarantee is there with its terms, or in short with the link to them', async () => {
  expect((await loadFile(guarantee.schema, heading)).problems).toEqual([])
  expect((await loadFile(guarantee.schema, heading + text + link)).problems).toEqual([])
  const unlinked = await loadFile(guarantee.schema, heading + text)
  expectProblem(unlinked, 'file.yaml, line 1, field "link" ... the link to the terms')
  const linked = await loadFile(guarantee.schema, heading + link)
  expectProblem(linked, 'file.yaml, line 3, field "link" ... nothing (remove the line)...')
})
