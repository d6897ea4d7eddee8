import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { formatProblems } from '#app/content/engine/problem.ts'
import { load } from '#app/content/load.ts'

// A mistake in the content stops the build and names its file and field. That the last good build stays on disk is
// tested in hosting/atomic-build.test.ts.

const folder = mkdtempSync(join(tmpdir(), 'content-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.for([
  ['malformed YAML', 'firm.yaml', 'name:', 'name: "', 'content/firm.yaml, line'],
  ['a missing field', 'firm.yaml', 'legalName:', '# legalName:', 'field "legalName"'],
  ['an unknown field', 'firm.yaml', 'legalName:', 'lawfulName:', '"lawfulName"'],
  ['an unknown fact', 'faq.yaml', '{practice.planCutoff}', '{practice.cutof}', '{practice.cutof}'],
  [
    'a missing picture',
    'team.yaml',
    'people:\n  - id: ',
    'people:\n  - photo: gone.jpg\n    id: ',
    'gone.jpg',
  ],
  ['a link to no page', 'faq.yaml', '(/pricing#journey)', '(/prices)', '/prices'],
] as const)('%s stops the build with its place', async ([, file, good, bad, told]) => {
  cpSync('content', folder, { recursive: true })
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(good)
  writeFileSync(path, text.replace(good, bad))
  const loaded = await load(folder)
  expect(loaded.content).toBeUndefined()
  const report = formatProblems(loaded)
  expect(report).toContain(`content/${file}`)
  expect(report).toContain(told)
})
