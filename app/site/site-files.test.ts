import { expect, test } from 'vitest'
import { withMarks, withoutMarks } from '#app/lib/marks.ts'
import { testFirm } from '#test/firm-content.ts'
import { downloads } from './downloads.ts'
import { siteFiles } from './seo-files.ts'

const files = () => Object.entries({ ...siteFiles(testFirm), ...downloads(testFirm) })
const { result, origins } = withMarks(files)

test.each(files())('%s is the same without the marks of its texts', (path, text) => {
  expect(withoutMarks(new Map(result).get(path) ?? '')).toBe(text)
})

test('feed, calendar, contact card and the list for assistants know where their words are from', () => {
  const named = new Set(origins.flat().map(({ file }) => file))
  expect([...named]).toEqual(
    expect.arrayContaining([
      'firm.yaml',
      'interface.yaml',
      'deadlines.yaml',
      'articles/dallas-texas-cpa.md',
    ]),
  )
})
