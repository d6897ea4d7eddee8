import { expect, test } from 'vitest'
import type { Placed } from './check.ts'
import { createReport, textReport } from './report.ts'

const link = (field: string, line: number, pages: string[]): Placed => ({
  severity: 'blocker',
  group: 'Links',
  file: 'firm.yaml',
  path: [field],
  line,
  field,
  label: `The ${field}`,
  problem: 'Sample link',
  found: `https://${field}.fairshare.example/a-rather-long-address`,
  fix: 'Write the real address, and open it once to see that it leads to the right page of the right site.',
  pages,
})

const warning: Placed = {
  severity: 'warning',
  group: 'Law',
  file: 'firm.yaml',
  path: ['sms', 'maxPerMonth'],
  line: undefined,
  field: 'sms, maxPerMonth',
  label: 'Text messages, Most in a month',
  problem: 'No limit <of> messages',
  fix: 'Write a number.',
  pages: [],
}

const madeOf = (...findings: Placed[]) =>
  createReport(findings, {
    firm: 'Ridge & Co',
    folder: 'content',
    today: '2026-11-20',
    files: 3,
    pages: 2,
  })

const report = madeOf(
  link('siteUrl', 14, ['/', '/faq']),
  link('blogUrl', 16, ['/faq']),
  link('social', 18, ['/']),
  warning,
)

test('findings with the same problem and fix are listed and counted once', () => {
  expect(report).toMatchObject({ blockers: 1, warnings: 1, open: '1 blocker and 1 warning' })
  expect(report.groups.map(({ entries }) => entries.length)).toEqual([1, 1])
})

test('text report has groups, numbers and aligned places within 80 columns, and the exit code', () => {
  const text = textReport(report)
  expect(text.split('\n').filter((line) => line.length > 80)).toEqual([])
  expect(text).toBe(`LAUNCH CHECK, November 20, 2026

1 blocker and 1 warning, in 4 places. Checked 3 files in content/ and 2 pages.

LINKS
=====

 1. Sample link (3)                                                      BLOCKER
    content/firm.yaml
    - https://siteUrl.fairshare.example/a-rather-long-address (line 14, The
      siteUrl; every page)
    - https://blogUrl.fairshare.example/a-rather-long-address (line 16, The
      blogUrl; /faq)
    - https://social.fairshare.example/a-rather-long-address (line 18, The
      social; / (home))
    Fix:      Write the real address, and open it once to see that it leads to
              the right page of the right site.

LAW
===

 2. No limit <of> messages                                               WARNING
    content/firm.yaml, Text messages, Most in a month (maxPerMonth), missing
    Affects:  no page
    Fix:      Write a number.

Exit code 1: fix 1 blocker before you go live. Warnings don't stop the launch:
read them, then decide.
`)
})

test('text report lists what the owner has answered, and answers that are about nothing', () => {
  const doubt = { ...link('tagline', 3, ['/']), problem: 'Doubted words', id: 'f0000001' }
  const answered = [{ ...doubt, reason: 'It is a term of the law.', on: '2026-11-18' }]
  const subject = { firm: 'A', folder: 'content', today: '2026-11-20', files: 3, pages: 2 }
  const text = textReport(createReport([], subject, { answered, spent: ['f0000002'], anyway: [] }))
  expect(text).toMatch(/ANSWERED BY YOU\n=+\n\n {4}Doubted words\n/)
  expect(text).toContain('line 3, The tagline, finding f0000001')
  expect(text).toContain('Reason:   It is a term of the law. (November 18, 2026)')
  expect(text).toMatch(/changed or\s+are\s+gone:\s+f0000002/)
  expect(text).toContain('Exit code 0')
})

test('text report shows the value of a single place, shortened', () => {
  const text = textReport(madeOf({ ...link('siteUrl', 14, ['/']), found: 'word '.repeat(60) }))
  expect(text).toContain('    content/firm.yaml, line 14, The siteUrl\n    Now:      word word')
  expect(text).toMatch(/wo\.\.\.\n {4}Shows on: \/ \(home\)/)
})

test(
  'what the owner has published anyway does not stop a workflow',
  () => {
    const subject = { firm: 'A', folder: 'content', today: '2026-11-20', files: 3, pages: 2 }
    const findings = [link('siteUrl', 14, ['/']), { ...link('phone', 8, ['/']), problem: 'Other' }]
    const made = (...anyway: string[]) =>
      createReport(findings, subject, { answered: [], spent: [], anyway })
    expect(made('Sample link')).toMatchObject({ blocking: ['Sample link', 'Other'], stopping: 1 })
    const accepted = made('Other', 'Sample link')
    expect(accepted.stopping).toBe(0)
    expect(textReport(accepted, true)).toContain('Exit code 0')
    expect(textReport(accepted)).toContain('Exit code 1')
    const aged = createReport([{ ...link('year', 3, ['/']), aged: true }], subject)
    expect(aged).toMatchObject({ blockers: 1, stopping: 0 })
  },
)

test('warnings alone do not stop a launch', () => {
  expect(textReport(madeOf(warning))).toMatch(/1 warning\. Checked 3 files[\s\S]*Exit code 0/)
})

test('a site without findings is ready', () => {
  expect(textReport(madeOf())).toMatch(/No findings\.[\s\S]*Exit code 0/)
  expect(madeOf().headline).toBe('Ready to go live')
})
