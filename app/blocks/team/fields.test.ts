import { expect, test } from 'vitest'
import { loadFile } from '#app/content/engine/test-folder.ts'
import { team } from './fields.ts'

test('only the short look needs no words about credentials and languages', async () => {
  const short = 'block: team\nlook: short\nheading: Team\nintro: Who we are.\n'
  expect((await loadFile(team.schema, short)).problems).toEqual([])
  const { problems } = await loadFile(team.schema, short.replace('short', 'full'))
  expect(problems.map(({ field }) => field).sort()).toEqual(['languages', 'noCredential'])
})
