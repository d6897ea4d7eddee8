import { test } from 'vitest'
import { contentDir } from '#app/content/load.ts'
import { shuffledFirms } from '#test/shuffled-firm.ts'

// Whoever edits content/ may leave nothing that can be mended so simply.
test('the sample, shuffled, is told of problems by file', async () => {
  await shuffledFirms(contentDir)
})
