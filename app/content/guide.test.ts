import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { covers } from '#test/requirements.ts'
import { tables, withTables } from './guide.ts'

const guide = readFileSync('docs/content.md', 'utf8')

test('the guide has a table of the fields of every file', covers('guide-fields'), () => {
  const marked = [...guide.matchAll(/^<!-- fields: (\S+) -->$/gm)].map(([, name]) => name)
  expect(marked.toSorted()).toEqual([...tables.keys()].toSorted())
})

test('its tables are as the fields are declared', covers('guide-fields'), () => {
  const isCurrent = withTables(guide) === guide
  expect(isCurrent, 'docs/content.md is out of date. Write its tables: npm run guide').toBe(true)
})
