import { expect, test } from 'vitest'
import {
  explainMissingPage,
  fileOf,
  pageFacts,
  pageProblems,
  pagesOfFile,
  sitePaths,
} from './page-files.ts'
import { paths } from './routes.ts'

const all = [...new Set(paths.map(fileOf))]

test('a firm with all files has all pages', () => {
  expect(sitePaths(all)).toEqual(paths)
  expect(pagesOfFile('services/accounting.yaml')).toEqual(['/accounting', '/bookkeeping'])
  expect(pagesOfFile('firm.yaml')).toEqual([])
})

test('a service without its file has no page at either address; a needed page stays', () => {
  const left = all.filter((file) => !/accounting|faq|dallas/.test(file))
  const gone = paths.filter((path) => !sitePaths(left).includes(path))
  expect(gone).toEqual(['/accounting', '/bookkeeping', '/blog/dallas-texas-cpa'])
  expect(explainMissingPage('/bookkeeping')).toBe(
    'There is no services/accounting.yaml, so the site has no page /bookkeeping.',
  )
  expect(explainMissingPage('/nowhere')).toBeUndefined()
})

test('an optional page is a fact, empty where there is none', () => {
  expect(pageFacts(['legal/sms-terms.md'])).toMatchObject({
    'page.sms-terms': '/sms-terms',
    'page.sms-optin': '',
  })
})

test('a file that no page shows is named, with what was meant', () => {
  expect(pageProblems([...all, 'services/acounting.yaml'])).toMatchObject([
    { file: 'services/acounting.yaml', hint: 'Did you mean services/accounting.yaml?' },
  ])
})

test.each(['pages/sms-optin.yaml', 'legal/sms-terms.md'])(
  'an SMS program without %s is incomplete',
  (missing) => {
    expect(pageProblems(all.filter((file) => file !== missing))).toMatchObject([
      { file: missing, found: 'no such file' },
    ])
    expect(pageProblems(all.filter((file) => !file.includes('sms')))).toEqual([])
  },
)
