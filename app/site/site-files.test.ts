import { expect, test } from 'vitest'
import { withMarks, withoutMarks } from '#app/lib/marks.ts'
import { required } from '#app/lib/required.ts'
import { firmIn } from '#test/changed-firm.ts'
import { testFirm, testFirmDir } from '#test/firm-content.ts'
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

test(
  'a date has another id in each year, the same in every file',
  async () => {
    const { content } = await firmIn(testFirmDir, '2027-12-31')
    const calendars = Object.entries(downloads(required(content, 'content')))
      .filter(([path]) => path.endsWith('.ics'))
      .map(([, file]) => file.match(/^UID:year-end.*$/gm))
    const host = new URL(testFirm.firm.siteUrl).host
    const ids = [2027, 2028].map((year) => `UID:year-end-${year}@${host}`)
    expect(calendars).toEqual([ids, ids, ids])
  },
)
