import { expect, test } from 'vitest'
import { contentDir } from '#app/content/load.ts'
import { remarkLine, reportWords } from '#app/content/word-report.ts'
import { gatedIn } from '#test/changed-firm.ts'

const { passed, ...loaded } = await gatedIn(contentDir)
const { pages, remarks } = reportWords(loaded, loaded.paths, passed)

test.each(pages.map(({ page }) => page))('%s reads well', (page) => {
  // Words that words.yaml replaces stay remarks: some of them are right now and then.
  const own = remarks.filter((remark) => remark.page === page && remark.kind !== 'instead')
  expect(own.map((remark) => remarkLine(remark, 'content'))).toEqual([])
})
