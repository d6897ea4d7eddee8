import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadContent } from './engine/load.ts'
import { contentOptions } from './plugin.ts'
import type { Article } from './schemas/texts.ts'

const file = 'articles/dallas-texas-cpa.md'
const exampleBox = `:::example[Illustrative example]
An owner with {case.3.keyStrategiesUsed} strategies.
:::
`
const sample = `---
head:
  title: "Two lines of a Dallas return"
  description: "A fixture for tests: one sample record, one ledger, one note, and every field that an article has."
title: "Two lines of a Dallas return"
city: Dallas
state: Texas
lead: "The sample saves {case.3.totalTaxSavings}."
caseStudy: 3
reviewed: 2026-11-15
plateCaption: "One line for each strategy."
action: "Ask about your own lines."
---

${exampleBox}
## The lines

:::ledger[Federal tax of the sample]
| Line | Amount |
|---|---|
| Without a strategy | {case.3.taxDueWithoutStrategy} |
| With it | -{case.3.taxDueWithStrategy} |
| Saved | {case.3.totalTaxSavings} |
:::
`

/** The content of this repository with the sample as its Dallas article, changed in one passage. */
function load(from = '', to = '') {
  const dir = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  cpSync('content', dir, { recursive: true })
  expect(sample).toContain(from)
  writeFileSync(join(dir, file), sample.replace(from, to))
  const line = sample.slice(0, sample.indexOf(from)).split('\n').length
  return { line, ...loadContent(contentOptions(dir)) }
}

test('a sound article prints the figures of its record and knows its neighbors', () => {
  const { data, problems } = load()
  expect(problems).toEqual([])
  const article = data.get(file) as Article
  expect(article.lead.html).toMatch(/^The sample saves \$\d+,\d{3}\.$/)
  expect(article.body.html).toContain('Not an actual client.')
  expect([article.previous?.path, article.next?.path]).toEqual([
    '/blog/nashville-tennessee-cpa',
    '/blog/greenville-north-carolina-cpa',
  ])
  expect(data.get('articles/nashville-tennessee-cpa.md')).not.toHaveProperty('previous')
  expect(data.get('articles/oklahoma-city-cpa.md')).not.toHaveProperty('next')
})

test.each([
  ['a record that is not there', 'caseStudy: 3', 'caseStudy: 13', /"13"/],
  ['a figure of another record', '{case.3.total', '{case.4.total', /\{case\.4\.totalTaxSavings\}/],
  ['a figure the record has not', '{case.3.keyStr', '{case.3.w2Earnings}{case.3.keyStr', /w2Earn/],
  [
    'a ledger that does not add up',
    '| Saved | {case.3.total',
    '| Saved | -{case.3.total',
    /add up/,
  ],
  ['a missing field', 'state: Texas\n', '', /./],
  ['a misspelt field', 'action: ', 'acton: ', /acton/],
  ['a date in words', 'reviewed: 2026-11-15', 'reviewed: last week', /last week/],
  ['no illustrative example', exampleBox, '', /no block :::example/],
])('%s stops the build with its file and line', (_, from, to, found) => {
  const { line, problems } = load(from, to)
  const [problem] = problems
  expect(problem?.file).toBe(file)
  if (to !== '') expect(problem?.line).toBe(line)
  expect(`${problem?.found}`).toMatch(found)
})
