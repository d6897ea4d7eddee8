import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { paths } from '#app/routes.ts'
import { listContent } from './engine/files.ts'
import { loadContent } from './engine/load.ts'
import { fileOf, pagesOfFile, sitePaths } from './page-files.ts'
import { contentOptions } from './plugin.ts'
import type { Legal } from './schemas/texts.ts'

const { files } = listContent('content')

/** The content of this repository without some of its files, and with some lines changed. */
function without(removed: string[], changes: [file: string, from: RegExp, to: string][] = []) {
  const dir = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  cpSync('content', dir, { recursive: true })
  for (const file of removed) rmSync(join(dir, file))
  for (const [file, from, to] of changes) {
    const before = readFileSync(join(dir, file), 'utf8')
    expect(before).toMatch(from)
    writeFileSync(join(dir, file), before.replace(from, to))
  }
  return loadContent(contentOptions(dir))
}

test('every page has its file, and with all files there are all pages', () => {
  expect(paths.filter((path) => !files.includes(fileOf(path)))).toEqual([])
  expect(sitePaths(files)).toEqual(paths)
  expect(pagesOfFile('services/accounting.yaml')).toEqual(['/accounting', '/bookkeeping'])
})

test('a service without its file has no page at either address; a page that must be stays', () => {
  const left = sitePaths(files.filter((file) => !/accounting|faq|dallas/.test(file)))
  const gone = paths.filter((path) => !left.includes(path))
  expect(gone).toEqual(['/accounting', '/bookkeeping', '/blog/dallas-texas-cpa'])
})

test('what still leads to a page that is gone is named with its file and line', () => {
  const { problems } = without(['services/tax-debt-relief.yaml'])
  expect(new Set(problems.map(({ file }) => file))).toEqual(
    new Set([
      'audiences.yaml',
      'faq.yaml',
      'pages/about-our-firm.yaml',
      'pages/about.yaml',
      'pages/home.yaml',
      ...problems.map(({ file }) => file).filter((file) => /^(services|articles)\//.test(file)),
    ]),
  )
  for (const problem of problems) {
    expect(problem.line).toBeGreaterThan(0)
    expect(problem.found).toContain('/tax-debt-relief')
    expect(problem.hint).toBe(
      'There is no services/tax-debt-relief.yaml, so the site has no page /tax-debt-relief.',
    )
  }
})

test('without an SMS program the legal pages do not speak of one', () => {
  const { data, problems } = without(['pages/sms-optin.yaml', 'legal/sms-terms.md'])
  expect(problems).toEqual([])
  for (const file of ['legal/privacy-policy.md', 'legal/terms.md']) {
    expect((data.get(file) as Legal).body.html).not.toMatch(/\bsms\b|text messag/i)
  }
})

test('half an SMS program is none', () => {
  const { problems } = without(
    ['pages/sms-optin.yaml'],
    [['legal/sms-terms.md', /\[(?:SMS )?opt-in page\]\(\/sms-optin\)/, 'form']],
  )
  expect(problems.map(({ file }) => file)).toEqual(['legal/sms-terms.md'])
  const { problems: other } = without(
    ['legal/sms-terms.md'],
    [
      ['pages/sms-optin.yaml', /\[SMS Terms\]\(\/sms-terms\)/, 'SMS Terms'],
      ['pages/sms-optin.yaml', /\[SMS Terms\]\(\/sms-terms\)/, 'SMS Terms'],
    ],
  )
  expect(other).toMatchObject([{ file: 'legal/sms-terms.md', found: 'no such file' }])
})

test('without partners, blog and networks the legal pages name none of them', () => {
  const { data, problems } = without(
    [],
    [
      ['firm.yaml', /^partners:\n(?: .*\n)+/m, ''],
      ['firm.yaml', /^social:\n(?: .*\n)+/m, ''],
      ['firm.yaml', /^blogUrl: .*\n/m, ''],
      ['prices/additional.yaml', /^ +partner: .*\n/m, ''],
      ['prices/additional.yaml', /^ +partner: .*\n/m, ''],
    ],
  )
  expect(problems).toEqual([])
  for (const file of ['legal/privacy-policy.md', 'legal/terms.md']) {
    const { html } = (data.get(file) as Legal).body
    expect(html).not.toMatch(/blog|social network|partner/i)
    expect(html).toContain('the scheduling form')
  }
})

test('a line that calls for a partner when there is none says so', () => {
  const { problems } = without([], [['firm.yaml', /^partners:\n(?: .*\n)+/m, '']])
  expect(problems).toMatchObject([
    { file: 'prices/additional.yaml', expected: expect.stringContaining('there is none') },
    { file: 'prices/additional.yaml', field: expect.stringContaining('partner') },
  ])
})

test('a figure that a service shows is in the register', () => {
  const { problems } = without([], [['claims.yaml', /^debtCases:\n(?: .*\n)+/m, '']])
  expect(problems).toMatchObject([
    { file: 'services/tax-debt-relief.yaml', found: '"debtCases"', line: expect.any(Number) },
  ])
})

test('a file that no page shows is named, with what was meant', () => {
  const dir = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  cpSync('content', dir, { recursive: true })
  cpSync(join(dir, 'services/accounting.yaml'), join(dir, 'services/acounting.yaml'))
  const { problems } = loadContent(contentOptions(dir))
  expect(problems.find(({ file }) => file === 'services/acounting.yaml')).toMatchObject({
    found: 'a file that no page shows',
    hint: 'Did you mean services/accounting.yaml?',
  })
})
