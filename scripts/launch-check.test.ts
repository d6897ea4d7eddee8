import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { paths } from '#app/routes.ts'
import { completeFirm, readyOn } from './launch/testing/complete-firm.ts'

// Each run renders every page, so there is one of each kind.

const slow = 90_000

function launchCheck(args: string[], dir = '') {
  return spawnSync(process.execPath, ['scripts/launch-check.ts', ...args], {
    env: { ...process.env, CONTENT_DIR: dir },
    encoding: 'utf8',
  })
}

type Finding = { severity: string; file: string; field: string; pages: string[]; fix: string }

test('the sample content is red: --json lists every finding with its pages and nothing else', {
  timeout: slow,
}, () => {
  const { status, stdout, stderr } = launchCheck(['--json', '--today', '2027-01-15'])
  expect(stderr).toBe('')
  expect(status).toBe(1)
  const report: { findings: Finding[] } = JSON.parse(stdout)
  expect(Object.keys(report)).toEqual(['findings'])
  for (const finding of report.findings) {
    expect(Object.keys(finding)).toEqual(['severity', 'file', 'field', 'pages', 'fix'])
    expect(paths).toEqual(expect.arrayContaining(finding.pages))
  }
  const pagesOf = (file: string, field: string) =>
    report.findings.find((each) => each.file === `content/${file}` && each.field === field)?.pages
  expect(pagesOf('firm.yaml', 'phone')).toEqual(paths)
  expect(pagesOf('firm.yaml', 'licences, item 1, number')).toEqual(paths)
  expect(pagesOf('firm.yaml', 'partners, item 1, url')).toEqual(['/pricing', '/other-services'])
  expect(pagesOf('firm.yaml', 'googleProfileUrl')).toEqual(['/'])
  expect(pagesOf('firm.yaml', 'governingState')).toEqual(['/terms'])
  expect(pagesOf('claims.yaml', 'taxesSaved, verified')).toEqual(['/'])
  expect(pagesOf('claims.yaml', 'cashFlow, verified')).toEqual(['/outsourced-cfo'])
  expect(pagesOf('claims.yaml', 'debtPenalties, verified')).toEqual(['/tax-debt-relief'])
  expect(pagesOf('testimonials.yaml', 'testimonials, item 4, verified')).toEqual([
    '/tax-debt-relief',
  ])
  expect(pagesOf('tax-facts.yaml', 'ncAddBack, validThrough')).toEqual([
    '/blog/greenville-north-carolina-cpa',
  ])
  expect(pagesOf('tax-facts.yaml', 'repsHours, validThrough')).toContain('/faq')
  expect(pagesOf('launch.yaml', 'salesTaxDiscount')).toEqual(['/pricing'])
})

test('a complete firm is green, with no change of the source', { timeout: slow }, () => {
  const dir = completeFirm()
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const { status, stdout, stderr } = launchCheck(['--today', readyOn], dir)
  expect(stderr).toBe('')
  expect(stdout).toContain('Nothing is open.')
  expect(stdout).toContain('Exit code 0')
  expect(status).toBe(0)
})

test('--html writes a page that needs nothing outside itself and says where', {
  timeout: slow,
}, () => {
  const { status, stdout } = launchCheck(['--html'])
  expect(status).toBe(1)
  const file = stdout.trim().split('\n').at(-1) ?? ''
  onTestFinished(() => rmSync(dirname(file), { recursive: true }))
  const html = readFileSync(file, 'utf8')
  expect(html).toContain('Sample phone number')
  expect(html).toContain('--paper')
  expect(html).not.toMatch(/<(script|link|img)\b|\bsrc=|href="(?!#)|@import|url\((?!data:)/)
})

test('content that cannot be read is listed as by the content check', () => {
  const dir = mkdtempSync(join(tmpdir(), 'firm-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  cpSync('content', dir, { recursive: true })
  writeFileSync(join(dir, 'launch.yaml'), 'hours: maybe\n')
  const text = launchCheck([], dir)
  expect(text.status).toBe(1)
  expect(text.stderr).toMatch(/launch\.yaml, line 1, field "hours"/)
  const json = launchCheck(['--json'], dir)
  expect(json.status).toBe(1)
  const fields = JSON.parse(json.stdout).findings.map(({ field }: Finding) => field)
  expect(fields).toEqual(expect.arrayContaining(['hours', 'evidence']))
})

test('an option it does not know is answered with those it does', () => {
  const { status, stderr } = launchCheck(['--jsno'])
  expect(status).toBe(2)
  expect(stderr).toContain('--json')
})
