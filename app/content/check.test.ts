import { expect, test } from 'vitest'
import { testFirm } from '#test/firm-content.ts'
import { check } from './check.ts'
import type { Content } from './collections.ts'

/** The test firm with one value replaced: 'pages.home.sections.6.show.0'. */
function withValue(place: string, value: unknown): Content {
  const content = structuredClone(testFirm)
  const keys = place.split('.')
  const last = keys.pop() ?? ''
  const group = keys.reduce<object>((outer, key) => Reflect.get(outer, key), content)
  Reflect.set(group, last, value)
  return content
}

function problemsWith(place: string, value: unknown) {
  return check(withValue(place, value), new Map())
}

test('a firm whose files agree has no problems', () => {
  expect(check(testFirm, new Map())).toEqual([])
})

const scale = 'sections.7.scale.costs'
const amount = 'price.tax-planning.nobody'

test.each([
  ['testimonials.yaml', 'testimonials', 'testimonials.2.caseStudy', 13, 'a record in'],
  ['pages/home.yaml', 'pages.home', 'sections.6.show.0', 'nobody', 'a story in'],
  ['pages/home.yaml', 'pages.home', `${scale}.0.cost`, 'firstYear.x', 'priceRange.tax-planning'],
  ['pages/home.yaml', 'pages.home', `${scale}.1.cost`, 'claim.states', 'a claim in dollars'],
  ['pages/home.yaml', 'pages.home', 'sections.0.tiles.0', 'debtCases', 'claims.yaml: taxes'],
  ['prices/additional.yaml', 'prices.additional', 'services.0.partner', 'loans', 'a partner in'],
  ['guarantee.yaml', 'guarantee', 'example.package', 'nobody', 'a package in'],
  [
    'services/tax-planning.yaml',
    'services.tax-planning',
    'prices.items.0.amount',
    amount,
    'price.',
  ],
  ['services/outsourced-cfo.yaml', 'services.outsourced-cfo', 'extra.0.claim', 'x', 'a figure in'],
  [
    'services/buy-sell-business.yaml',
    'services.buy-sell-business',
    'extra.1.show.0',
    'x',
    'a story',
  ],
  [
    'services/outsourced-cfo.yaml',
    'services.outsourced-cfo',
    'packages.show.1',
    'x',
    'a package in prices/tax-planning.yaml or prices/accounting.yaml: ',
  ],
  [
    'services/accounting.yaml',
    'services.accounting',
    'exhibit.packages.1.package',
    'lite',
    'a package in prices/accounting.yaml: ',
  ],
  [
    'services/tax-preparation.yaml',
    'services.tax-preparation',
    'exhibit.tree.answers.1.next.answers.0.form',
    'form-1120',
    'a return in prices/tax-preparation.yaml: form-1120s',
  ],
  ['articles/dallas-texas-cpa.md', 'articles.dallas-texas-cpa', 'caseStudy', 13, ': 1, 2'],
  ['tax-facts.yaml', 'taxFacts', 'houseLife.source', 'cod', 'a source in sources.yaml: code'],
])('%s with %s.%s: %s is answered with what there is: %s', (file, group, field, name, expected) => {
  const path = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  expect(problemsWith(`${group}.${field}`, name)).toMatchObject([
    { file, path, found: `"${name}"`, expected: expect.stringContaining(expected) },
  ])
})

test('groups of single services name none of them twice', () => {
  const problems = problemsWith('services.other-services.extra.0.groups', [
    { question: 'A', services: ['discovery-call', 'second-opinion', 'letter', 'notices', 'ghost'] },
    { question: 'B', services: ['formation', 'reconciliation', 'payroll-setup', 'letter'] },
    { question: 'C', services: ['payroll-desk', 'cover', 'past-years'] },
  ])
  const path = ['extra', 0, 'groups']
  expect(problems).toMatchObject([
    { path: [...path, 0, 'services', 4], found: '"ghost"' },
    { path: [...path, 1, 'services', 3], found: 'letter twice' },
  ])
  expect(problemsWith('services.other-services.extra.0.groups', undefined)).toEqual([])
})

test('an unknown source of the calendar is found where the file has it', () => {
  const pathWith = (place: string) =>
    problemsWith(`deadlines.${place}`, 'x').map(({ path }) => path)
  // The file has the Oregon date third; in order of date it comes second.
  expect(pathWith('deadlines.1.source')).toEqual([['deadlines', 2, 'source']])
  expect(pathWith('states.1.sources.0')).toEqual([['states', 'Idaho', 'sources', 0]])
})

test('a firm without partners cannot name one', () => {
  const problems = problemsWith('firm.partners', [])
  expect(problems.map(({ file }) => file)).toEqual([
    'prices/additional.yaml',
    'prices/additional.yaml',
  ])
  expect(problems[0]?.expected).toContain('a partner in firm.yaml')
})

test('an article uses the figures of its own record only', () => {
  const file = 'articles/oklahoma-city-cpa.md'
  const use = { path: ['lead'], spot: { line: 1 } }
  const used = new Map([
    ['case.10.revenue', use],
    ['case.1.revenue', use],
  ])
  expect(check(testFirm, new Map([[file, used]]))).toMatchObject([
    { file, path: ['lead'], found: '{case.1.revenue}' },
  ])
})

test.each([
  ['revenue', 90_000, '$90,000', 'between $200,000 and $8,000,000'],
  ['totalTaxSavings', 20_000, '$20,000', '10% to 60% of the tax due'],
  ['totalTaxSavings', 2000, '$2,000', '10% to 60% of the tax due'],
])('a sample business with a %s of %d is not one of the firm', (field, amount, shown, expected) => {
  expect(problemsWith(`caseStudies.records.0.${field}`, amount)).toMatchObject([
    { file: 'case-studies.yaml', path: ['records', 0, field], found: shown, expected },
  ])
})

test('a personal record saves at most what the calculator shows, unless it ends in a refund', () => {
  const records = testFirm.caseStudies?.records ?? []
  const without = records.findIndex(
    ({ type, taxRefundWithStrategy }) => type === 'mixed' && !taxRefundWithStrategy,
  )
  const refunded = records.findIndex(
    ({ type, taxRefundWithStrategy }) => type === 'mixed' && taxRefundWithStrategy,
  )
  const tooMuch = (index: number) =>
    problemsWith(
      `caseStudies.records.${index}.totalTaxSavings`,
      records[index]?.taxDueWithoutStrategy,
    )
  expect(tooMuch(without)).toMatchObject([
    { path: ['records', without, 'totalTaxSavings'], expected: 'at most 60% of the tax due' },
  ])
  expect(tooMuch(refunded)).toEqual([])
})

test.each([
  ['revenue.bands', ['A', 'B', 'C'], '3 texts'],
  ['needs.items.1.to', '/tax-planning', '/tax-planning twice'],
])('/about with %s of %j is refused', (field, value, shown) => {
  expect(problemsWith(`pages.about.serve.${field}`, value)).toMatchObject([
    { file: 'pages/about.yaml', found: shown },
  ])
})

test('a name that would leave a hole in a card is refused', () => {
  expect(problemsWith('firm.name', 'Fox 🦊 Tax')).toMatchObject([
    { file: 'firm.yaml', path: ['name'], expected: expect.stringContaining('🦊') },
  ])
  expect(problemsWith('firm.name', 'Peña & Søn™ “Tax”')).toEqual([])
})

test('colors, addresses and menus are checked, too', () => {
  const faint = withValue('theme.colors.ink', { day: '#cccccc', night: '#cccccc' })
  const navigation = { ...testFirm.navigation, menus: ['About', 'Services'] }
  const files = check({ ...faint, navigation }, new Map()).map(({ file }) => file)
  expect(new Set(files)).toEqual(
    new Set([
      'pages/pricing.yaml',
      'pages/case-studies.yaml',
      'pages/learning-library.yaml',
      'theme.yaml',
    ]),
  )
})
