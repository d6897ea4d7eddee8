import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { folder } from '#app/content/engine/test-folder.ts'
import { load } from '#app/content/load.ts'
import { pagesOf } from '#app/content/pages.ts'

// Each run renders every page, so there is one of each kind, on the smaller firm. On this day its prices
// are old.
const farFuture = ['--today', '2100-01-01']

function launchCheck(args: string[], dir = 'test/solo') {
  return spawnSync(process.execPath, ['launch/launch-check.ts', ...args], {
    env: { ...process.env, CONTENT_DIR: dir },
    encoding: 'utf8',
  })
}

type Finding = { severity: string; file: string; field: string; pages: string[]; fix: string }

test('--json lists every finding with its pages and prints nothing else', async () => {
  const { status, stdout, stderr } = launchCheck(['--json', ...farFuture])
  expect(stderr).toBe('')
  expect(status).toBe(1)
  const report: { findings: Finding[] } = JSON.parse(stdout)
  expect(Object.keys(report)).toEqual(['findings'])
  const { content } = await load('test/solo')
  const paths = content && pagesOf(content).map(({ path }) => path)
  for (const finding of report.findings) {
    expect(Object.keys(finding)).toEqual(['severity', 'file', 'field', 'pages', 'fix'])
    expect(paths).toEqual(expect.arrayContaining(finding.pages))
  }
  const shownOn = (file: string, field: string) =>
    report.findings.find((each) => each.file === `test/solo/${file}` && each.field === field)?.pages
  expect(shownOn('firm.yaml', 'pricesEffective')).toEqual(['/pricing'])
  expect(shownOn('firm.yaml', 'phone')).toEqual(paths)
})

test('without an option the report is text', () => {
  const { status, stdout, stderr } = launchCheck(farFuture)
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^LAUNCH CHECK, January 1, 2100\n/)
  expect(stdout).toContain('Sample value: Phone')
  expect(stdout).toContain('Exit code 1')
  expect(status).toBe(1)
})

test('invalid content is listed as by the content check', () => {
  const dir = folder({ 'launch.yaml': 'hours: maybe\nevidence: perhaps\n' })
  const text = launchCheck([], dir)
  expect(text.status).toBe(1)
  expect(text.stderr).toMatch(/launch\.yaml, line 1, field "hours"/)
  const json = launchCheck(['--json'], dir)
  expect(json.status).toBe(1)
  const fields = JSON.parse(json.stdout).findings.map(({ field }: Finding) => field)
  expect(fields).toEqual(expect.arrayContaining(['hours', 'evidence']))
})

test('an unknown option prints the usage', () => {
  const { status, stderr } = launchCheck(['--jsno'])
  expect(status).toBe(2)
  expect(stderr).toContain('--json')
})
