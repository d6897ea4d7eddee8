import { expect, test } from 'vitest'
import { entriesOf, type Report } from './entries.ts'
import type { Placed } from './finding.ts'
import { htmlReport } from './html-report.ts'
import { textReport } from './text-report.ts'

const link = (field: string, line: number, pages: string[]): Placed => ({
  severity: 'blocker',
  group: 'Links',
  file: 'firm.yaml',
  line,
  field,
  problem: 'Sample link',
  found: `https://${field}.fairshare.example/a-rather-long-address`,
  fix: 'Write the real address, and open it once to see that it leads to the right page of the right site.',
  pages,
})

const report: Report = {
  findings: [
    link('siteUrl', 14, ['/', '/faq']),
    link('blogUrl', 16, ['/faq']),
    {
      severity: 'warning',
      group: 'Law',
      file: 'firm.yaml',
      line: undefined,
      field: 'sms, maxPerMonth',
      problem: 'No limit <of> messages',
      fix: 'Write a number.',
      pages: [],
    },
  ],
  firm: 'Ridge & Co',
  folder: 'content',
  today: '2026-11-20',
  files: 3,
  pages: 2,
}

test('findings of one kind are told once', () => {
  expect(entriesOf(report.findings).map(({ places }) => places.length)).toEqual([2, 1])
})

test('in the terminal: groups, numbers, places, aligned, within 80 columns, and the exit code', () => {
  const text = textReport(report)
  expect(text.split('\n').filter((line) => line.length > 80)).toEqual([])
  expect(text).toBe(`LAUNCH CHECK, November 20, 2026

2 blockers and 1 warning are open. 3 files in content/ and 2 pages were looked
at.

LINKS
=====

 1. Sample link (2)                                                      BLOCKER
    content/firm.yaml
    - https://siteUrl.fairshare.example/a-rather-long-address (line 14, siteUrl;
      every page)
    - https://blogUrl.fairshare.example/a-rather-long-address (line 16, blogUrl;
      /faq)
    To settle: Write the real address, and open it once to see that it leads to
               the right page of the right site.

LAW
===

 2. No limit <of> messages                                               WARNING
    content/firm.yaml, sms, maxPerMonth, still missing
    Concerns:  no page
    To settle: Write a number.

Exit code 1: 2 blockers open. A blocker must not go live. A warning is honest
but unfinished: look at it, then decide.
`)
})

test('with warnings alone the exit code is 0, and the report says so', () => {
  const text = textReport({ ...report, findings: report.findings.slice(2) })
  expect(text).toContain('1 warning is open.')
  expect(text).toContain('Exit code 0: no blocker is open.')
})

test('as a page: a heading for each group and finding, and nothing of the content is markup', () => {
  const html = htmlReport(report, 'body{}')
  expect(html).toContain('<title>Launch check: 2 blockers and 1 warning</title>')
  expect(html.match(/<h[1-6]/g)).toEqual(['<h1', '<h2', '<h3', '<h2', '<h3'])
  expect(html).toContain('Ridge &amp; Co')
  expect(html).toContain('No limit &lt;of&gt; messages')
})

test('as a page, when nothing is open', () => {
  expect(htmlReport({ ...report, findings: [] }, '')).toContain('<h1>Ready to go live</h1>')
})
