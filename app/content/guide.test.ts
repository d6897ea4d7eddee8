import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blocks } from '#app/blocks/index.ts'
import { testFirmDir } from '#test/firm-content.ts'
import { withBlocks } from './blocks-guide.ts'
import { tables, withTables } from './guide.ts'

const guide = readFileSync('docs/content.md', 'utf8')
const blocksGuide = readFileSync('docs/blocks.md', 'utf8')

test('the guide has a table of the fields of every file', () => {
  const marked = [...guide.matchAll(/^<!-- fields: (\S+) -->$/gm)].map(([, name]) => name)
  expect(marked.toSorted()).toEqual([...tables.keys()].toSorted())
})

test(
  'its tables and the guide to the blocks are as they are declared',
  () => {
    const isCurrent =
      withTables(guide) === guide && withBlocks(blocksGuide, testFirmDir) === blocksGuide
    expect(isCurrent, 'The guides are out of date. Write their tables: npm run guide').toBe(true)
  },
)

test('the guide to the blocks has each of them with an example', () => {
  const sections = blocksGuide.split(/^### (?=[\w-]+$)/m).slice(1)
  const withExample = sections
    .filter((section) => /^````(?:yaml|markdown)\n/m.test(section))
    .map((section) => section.split('\n')[0])
  expect(withExample).toEqual(blocks.map(({ name }) => name))
})
