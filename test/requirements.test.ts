import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { requirements } from './requirements.ts'
import { printRequirements } from './write-requirements.ts'

const ids = Object.values(requirements).flatMap((group) => Object.keys(group))

test('every requirement has one id and at least one test that covers it', () => {
  expect(new Set(ids).size).toBe(ids.length)
  const files = globSync(['**/*.spec.ts', '**/*.test.ts'], {
    exclude: ['node_modules', 'dist', '.cache'],
  })
  const code = files.map((file) => readFileSync(file, 'utf8')).join()
  const covered = [...code.matchAll(/\b(?:covers|proves)\(([^)]*)\)/g)]
    .map(([, named]) => named)
    .join()
  expect(ids.filter((id) => !covered.includes(`'${id}'`))).toEqual([])
})

test('docs/requirements.md is printed from the register: npm run requirements', () => {
  expect(readFileSync('docs/requirements.md', 'utf8')).toBe(printRequirements())
})
