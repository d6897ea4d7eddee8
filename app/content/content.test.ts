import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadContent } from './engine/load.ts'
import { contentOptions } from './plugin.ts'

let dir = ''

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync('content', dir, { recursive: true })
})
afterEach(() => rmSync(dir, { recursive: true }))

/** Changes one passage of one file, as an owner might, and returns what the pipeline says. */
function problemsAfter(file: string, from: string, to: string) {
  const path = join(dir, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(from)
  writeFileSync(path, before.replace(from, to))
  const line = before.slice(0, before.indexOf(from)).split('\n').length
  return { line, problems: loadContent(contentOptions(dir)).problems }
}

test('the content of this repository has no problems', () => {
  expect(loadContent(contentOptions(dir)).problems).toEqual([])
})

test.each([
  ['a malformed file', 'firm.yaml', 'phone: (615) 555-0142', 'phone: "(615) 555-0142'],
  ['a wrong type', 'firm.yaml', 'fullTimeSince: 2017', 'fullTimeSince: long ago'],
  ['an unknown field', 'firm.yaml', 'phone: ', 'phon: '],
  ['a bad phone number', 'firm.yaml', '(615) 555-0142', '615.555.0142'],
  ['a bad price', 'prices/tax-planning.yaml', '$4,800+', '4800 dollars'],
  ['an unknown fact', 'pages/home.yaml', '{price.accounting.cfo}', '{price.accounting.ceo}'],
  ['a broken internal link', 'pages/home.yaml', '(/case-studies)', '(/case-study)'],
  ['a card to no page', 'pages/home.yaml', 'to: /tax-planning', 'to: /tax-plan'],
  [
    'savings that do not add up',
    'case-studies.yaml',
    'totalTaxSavings: 13550',
    'totalTaxSavings: 13551',
  ],
  [
    'a total that is not the sum',
    'case-studies.yaml',
    'totalIncome: 730000',
    'totalIncome: 730001',
  ],
  ['a sample outside the range', 'case-studies.yaml', 'revenue: 486000', 'revenue: 100000'],
  [
    'a partner that is not there',
    'prices/additional.yaml',
    'partner: insurance',
    'partner: insurances',
  ],
  ['a figure that is not there', 'claims.yaml', 'debtCases:', 'debtKases:'],
  ['a team of no count', 'team.yaml', 'count: 2', 'count: two'],
  [
    'a portrait that is not there',
    'team.yaml',
    'support:\n',
    'founder: {portrait: me.jpg}\nsupport:\n',
  ],
  [
    'an Enrolled Agent called certified',
    'team.yaml',
    'credential: Enrolled Agent, enrolled',
    'credential: Certified Enrolled Agent, enrolled',
  ],
  ['a service named twice', 'pages/about.yaml', 'to: /other-services', 'to: /accounting'],
  ['a story of no record', 'testimonials.yaml', 'caseStudy: 11', 'caseStudy: 13'],
  ['a story that is not there', 'pages/home.yaml', 'show: [broker-owner', 'show: [broker'],
  [
    'a headline that is too long',
    'pages/home.yaml',
    'headline: Strategic',
    `headline: ${'Very '.repeat(12)}Strategic`,
  ],
])('%s is reported with its file and line', (_, file, from, to) => {
  const { line, problems } = problemsAfter(file, from, to)
  const [first] = problems
  expect(first?.file).toBe(file)
  expect(Math.abs((first?.line ?? 0) - line)).toBeLessThanOrEqual(1)
  expect(first?.found).toBeTruthy()
  expect(first?.expected).toBeTruthy()
})

test('a missing field is reported with its name and an example', () => {
  const { problems } = problemsAfter('firm.yaml', 'email: info@fairshare.example\n', '')
  expect(problems.find(({ field }) => field === 'email')).toMatchObject({
    file: 'firm.yaml',
    example: expect.stringContaining('@'),
  })
})

test('a story that is called verified needs the client’s consent on file', () => {
  const { problems } = problemsAfter('testimonials.yaml', 'verified: false', 'verified: true')
  expect(problems.map(({ field }) => field).join()).toMatch(/consentOnFile/)
})

test('two common choices in one list: the second is the one too many', () => {
  const { problems } = problemsAfter(
    'prices/tax-planning.yaml',
    'isPrimary: false',
    'isPrimary: true',
  )
  expect(problems).toMatchObject([
    { file: 'prices/tax-planning.yaml', field: 'packages, item 2, isPrimary' },
  ])
})

test('all mistakes are listed at once', () => {
  problemsAfter('firm.yaml', 'fullTimeSince: 2017', 'fullTimeSince: long ago')
  const { problems } = problemsAfter(
    'case-studies.yaml',
    'totalTaxSavings: 13550',
    'totalTaxSavings: 1',
  )
  expect(new Set(problems.map(({ file }) => file))).toEqual(
    new Set(['firm.yaml', 'case-studies.yaml']),
  )
})
