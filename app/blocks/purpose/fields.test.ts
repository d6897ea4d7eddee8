import { expect, test } from 'vitest'
import { expectProblem, loadFile } from '#app/content/engine/test-folder.ts'
import { purpose } from './fields.ts'

test('a mission or a founder is enough, but one is needed', async () => {
  const mission = 'mission: {heading: H, text: T}'
  expect((await loadFile(purpose.schema, `block: purpose\n${mission}`)).problems).toEqual([])
  expectProblem(
    await loadFile(purpose.schema, 'block: purpose'),
    '... a mission, a founder or both',
  )
})
