import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Difference, differences } from './differences.ts'
import { hosts } from './hosts.ts'
import { differencesTable, replaceBlock } from './report.ts'

const document = readFileSync('docs/hosting.md', 'utf8')

test('docs/hosting.md lists the differences of each host as the suite knows them', () => {
  expect(replaceBlock(document, 'differences', differencesTable())).toBe(document)
})

test('every named difference belongs to some host', () => {
  const used = new Set<Difference>(Object.values(hosts).flatMap((host) => [...host.differences]))
  expect(Object.keys(differences).filter((name) => !used.has(name as Difference))).toEqual([])
})

test('the recorded run names every host and no failure', () => {
  const results = /<!-- results -->\n(.*?)<!-- \/results -->/s.exec(document)?.[1] ?? ''
  for (const { title } of Object.values(hosts)) expect(results).toContain(`| ${title}`)
  expect(results).toMatch(/Last run: \d{4}-\d\d-\d\d\./)
  expect(results).not.toMatch(/\| [1-9]\d* \|\n/)
})
