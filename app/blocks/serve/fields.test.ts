import { test } from 'vitest'
import { expectProblem, loadFile } from '#app/content/engine/test-folder.ts'
import { serve } from './fields.ts'

test('each service answers one need', async () => {
  const needs =
    'needs: {tab: T, note: N, items: [{need: A, to: /pricing}, {need: B, to: /pricing}]}'
  const loaded = await loadFile(serve.schema, `block: serve\nheading: H\nlabel: L\n${needs}`)
  expectProblem(
    loaded,
    'file.yaml, line 4, field "needs, items, item 2, to" ... each service only once',
  )
})
