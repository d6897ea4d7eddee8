import { expect, test } from 'vitest'
import { check } from './check.ts'
import type { Uses } from './engine/load.ts'
import { testTheme } from './test-theme.ts'

/** The parts of a small firm's files that name parts of other files. */
const files = {
  'theme.yaml': testTheme,
  'testimonials.yaml': { testimonials: [{ id: 'owner', caseStudy: 1 }] },
  'case-studies.yaml': {
    records: [
      {
        id: 1,
        type: 'business',
        revenue: 500_000,
        taxDueWithoutStrategy: 50_000,
        totalTaxSavings: 20_000,
      },
    ],
  },
  'firm.yaml': {
    partners: [{ id: 'insurance' }],
    revenueBands: [{ from: 100_000, to: 1_000_000 }],
    calculator: { minimum: 20, maximum: 60 },
  },
  'prices/additional.yaml': { services: [{ partner: 'insurance' }, {}] },
  'prices/tax-planning.yaml': { packages: [{ id: 'basic' }] },
  'guarantee.yaml': { example: { package: 'basic' } },
  'claims.yaml': { debtCases: {} },
  'services/tax-debt-relief.yaml': { extra: [{ kind: 'figures', claims: ['debtCases'] }] },
  'articles/dallas-texas-cpa.md': { caseStudy: 1 },
  'pages/home.yaml': { stories: { show: ['owner'] } },
  'pages/about.yaml': {
    serve: { revenue: { bands: ['Small.'] }, needs: { items: [{ to: '/tax-debt-relief' }] } },
  },
}

function problems(changed: Record<string, unknown> = {}, uses = new Map<string, Uses>()) {
  return check(new Map(Object.entries({ ...files, ...changed })), uses)
}

test('a firm whose files agree has no problems', () => {
  expect(problems()).toEqual([])
})

test.each([
  ['testimonials.yaml', { testimonials: [{ id: 'owner', caseStudy: 2 }] }, '"2"', 'a record in'],
  ['pages/home.yaml', { stories: { show: ['owners'] } }, '"owners"', 'a story in'],
  ['prices/additional.yaml', { services: [{ partner: 'loans' }] }, '"loans"', 'a partner in'],
  ['guarantee.yaml', { example: { package: 'elite' } }, '"elite"', 'a package in'],
  [
    'services/tax-debt-relief.yaml',
    { extra: [{ kind: 'callout', claim: 'debtResolved' }] },
    '"debtResolved"',
    'a figure in claims.yaml: debtCases',
  ],
])('%s that names what is not there is told what there is', (file, value, found, expected) => {
  expect(problems({ [file]: value })).toMatchObject([
    { file, path: expect.any(Array), found, expected: expect.stringContaining(expected) },
  ])
})

test('a firm without partners is told that there is none', () => {
  expect(problems({ 'firm.yaml': { ...files['firm.yaml'], partners: [] } })).toMatchObject([
    { file: 'prices/additional.yaml', expected: expect.stringContaining('there is none') },
  ])
})

test('an article uses the figures of its own record only', () => {
  const file = 'articles/dallas-texas-cpa.md'
  const use = { path: ['lead'], spot: { line: 1 } }
  const uses = new Map([
    [
      file,
      new Map([
        ['case.1.revenue', use],
        ['case.2.revenue', use],
      ]),
    ],
  ])
  expect(problems({}, uses)).toMatchObject([{ file, path: ['lead'], found: '{case.2.revenue}' }])
  expect(problems({ [file]: { caseStudy: 2 } })).toMatchObject([
    { file, path: ['caseStudy'], found: '"2"', expected: expect.stringContaining(': 1') },
  ])
})

test.each([
  ['revenue', 90_000, '$90,000', 'between $100,000 and $1,000,000'],
  ['totalTaxSavings', 40_000, '$40,000', '20 to 60 percent of the tax due'],
])('a sample business with a %s of %d is not one of the firm', (field, amount, found, expected) => {
  const [record] = files['case-studies.yaml'].records
  const changed = { records: [{ ...record, [field]: amount }] }
  expect(problems({ 'case-studies.yaml': changed })).toMatchObject([
    { file: 'case-studies.yaml', path: ['records', 0, field], found, expected },
  ])
})

test.each([
  [['Small.', 'Large.'], ['/tax-debt-relief'], '2 texts', '1 text, one for each'],
  [['Small.'], ['/tax-debt-relief', '/tax-debt-relief'], '/tax-debt-relief a second time', 'once'],
  [['Small.'], [], '0 services', 'every service once; missing: /tax-debt-relief'],
])('/about with %j and %j is refused', (bands, needs, found, expected) => {
  const serve = { revenue: { bands }, needs: { items: needs.map((to) => ({ to })) } }
  expect(problems({ 'pages/about.yaml': { serve } })).toMatchObject([
    { file: 'pages/about.yaml', found, expected: expect.stringContaining(expected) },
  ])
})

test('a color that cannot be read and a file that no page shows are problems, too', () => {
  const gray = { day: '#cccccc', night: '#cccccc' }
  const colors = { ...testTheme.colors, ink: gray }
  const changed = { 'theme.yaml': { ...testTheme, colors }, 'articles/dalas.md': { caseStudy: 1 } }
  expect(problems(changed).map(({ file }) => file)).toEqual(['articles/dalas.md', 'theme.yaml'])
})
