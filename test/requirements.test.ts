import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { requirementIds } from './requirements.ts'

test('every requirement has one id and at least one test that covers it', () => {
  expect(new Set(requirementIds).size).toBe(requirementIds.length)
  const files = globSync(['**/*.spec.ts', '**/*.test.ts'], {
    exclude: ['node_modules', 'dist', '.cache'],
  })
  const code = files.map((file) => readFileSync(file, 'utf8')).join()
  const covered = [...code.matchAll(/\b(?:covers|proves)\(([^)]*)\)/g)]
    .map(([, named]) => named)
    .join()
  expect(requirementIds.length).toBeGreaterThan(100)
  expect(requirementIds.filter((id) => !covered.includes(`'${id}'`))).toEqual([])
})
