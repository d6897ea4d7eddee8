import { expect, test } from 'vitest'
import { speculationRules } from './speculation-rules.ts'

test('every address of the rules is below the base', () => {
  const rules = speculationRules('/preview/')
  const patterns = Array.from(rules.matchAll(/"href_matches":"([^"]*)"/g), ([, pattern]) => pattern)
  expect(patterns).toEqual(['/preview/*', '/preview/*.*'])
})
