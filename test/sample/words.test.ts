import { expect, test } from 'vitest'
import { load } from '#app/content/load.ts'
import { remarkLine, reportWords } from '#app/content/word-report.ts'
import { covers } from '#test/requirements.ts'

/** The articles are still to be rewritten; "npm run words" reports them already. */
const notYetRewritten = /^\/blog\//

const { pages, remarks } = reportWords(load())
const rewritten = pages.map(({ page }) => page).filter((page) => !notYetRewritten.test(page))

test.each(rewritten)('%s reads well', covers('sample-readable'), (page) => {
  // Words that words.yaml replaces stay remarks: some of them are right now and then.
  const own = remarks.filter((remark) => remark.page === page && remark.kind !== 'instead')
  expect(own.map((remark) => remarkLine(remark, 'content'))).toEqual([])
})
