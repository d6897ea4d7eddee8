import { expect, test } from 'vitest'
import { testFirm } from '#test/firm-content.ts'
import { check } from './check.ts'
import type { Content } from './collections.ts'
import type { Uses } from './engine/load.ts'

const { firm, prices, pages, services, articles, caseStudies, guarantee, theme } = testFirm
const { home, about } = pages

/** Problems of the test firm with some of its parts changed. */
function problems(changed: Partial<Content> = {}, uses = new Map<string, Uses>()) {
  return check({ ...testFirm, ...changed }, uses)
}

/** An entry of test/firm that a test changes. */
function found<Entry>(entry: Entry | undefined): Entry {
  if (entry === undefined) throw new Error('test/firm has changed')
  return entry
}

test('a firm whose files agree has no problems', () => {
  expect(problems()).toEqual([])
})

const service = found(services['tax-planning'])
const [story] = testFirm.testimonials.testimonials.map((each) => ({ ...each, caseStudy: 13 }))
const [extra] = prices.additional.services.map((each) => ({ ...each, partner: 'loans' }))
const [cost] = home.comparison.scale.costs.map((each) => ({ ...each, cost: 'firstYear.nobody' }))

const misnamed: [file: string, name: string, kind: string, changed: Partial<Content>][] = [
  [
    'testimonials.yaml',
    '13',
    'a record in',
    {
      testimonials: {
        testimonials: [...testFirm.testimonials.testimonials, { ...found(story), id: 'new' }],
      },
    },
  ],
  [
    'pages/home.yaml',
    'nobody',
    'a story in',
    { pages: { ...pages, home: { ...home, stories: { ...home.stories, show: ['nobody'] } } } },
  ],
  [
    'pages/home.yaml',
    'firstYear.nobody',
    'priceRange.tax-planning',
    {
      pages: {
        ...pages,
        home: {
          ...home,
          comparison: { ...home.comparison, scale: { caption: 'A', costs: [found(cost)] } },
        },
      },
    },
  ],
  [
    'pages/home.yaml',
    'debtCases',
    'a figure in claims.yaml: taxesSaved',
    { pages: { ...pages, home: { ...home, stats: { ...home.stats, tiles: ['debtCases'] } } } },
  ],
  [
    'prices/additional.yaml',
    'loans',
    'a partner in',
    {
      prices: {
        ...prices,
        additional: {
          ...prices.additional,
          services: [found(extra), ...prices.additional.services.slice(1)],
        },
      },
    },
  ],
  [
    'guarantee.yaml',
    'nobody',
    'a package in',
    { guarantee: { ...guarantee, example: { ...guarantee.example, package: 'nobody' } } },
  ],
  [
    'services/tax-planning.yaml',
    'debtResolved',
    'a figure in',
    {
      services: {
        ...services,
        'tax-planning': {
          ...service,
          extra: [{ kind: 'callout', heading: 'A', text: 'B', claim: 'debtResolved' }],
        },
      },
    },
  ],
  [
    'services/tax-planning.yaml',
    'price.tax-planning.nobody',
    'a price: price.tax-planning',
    {
      services: {
        ...services,
        'tax-planning': {
          ...service,
          prices: {
            ...service.prices,
            items: [{ label: 'A', amount: 'price.tax-planning.nobody' }],
          },
        },
      },
    },
  ],
  [
    'services/tax-planning.yaml',
    'nobody',
    'a story in',
    {
      services: {
        ...services,
        'tax-planning': {
          ...service,
          extra: [{ kind: 'stories', heading: 'A', show: ['cafe', 'nobody'] }],
        },
      },
    },
  ],
]

test.each(misnamed)('%s that names "%s" is told %s ...', (file, name, kind, changed) => {
  expect(problems(changed)).toMatchObject([
    { file, path: expect.any(Array), found: `"${name}"`, expected: expect.stringContaining(kind) },
  ])
})

test('the scale of the home page takes claims in dollars only', () => {
  const costs = ['claim.inHouseTeam', 'claim.happyClients'].map((cost) => ({ label: 'A', cost }))
  const comparison = { ...home.comparison, scale: { caption: 'A', costs } }
  expect(problems({ pages: { ...pages, home: { ...home, comparison } } })).toMatchObject([
    { path: ['comparison', 'scale', 'costs', 1, 'cost'], found: '"claim.happyClients"' },
  ])
})

test('a firm without partners is told that there is none', () => {
  const told = problems({ firm: { ...firm, partners: [] } })
  expect(told.map(({ file }) => file)).toEqual(['prices/additional.yaml', 'prices/additional.yaml'])
  expect(told[0]?.expected).toContain('there is none')
})

test('an article uses the figures of its own record only', () => {
  const file = 'articles/oklahoma-city-cpa.md'
  const use = { path: ['lead'], spot: { line: 1 } }
  const used = new Map([
    ['case.10.revenue', use],
    ['case.1.revenue', use],
  ])
  expect(problems({}, new Map([[file, used]]))).toMatchObject([
    { file, path: ['lead'], found: '{case.1.revenue}' },
  ])
})

test('an article whose record is not there is told the records', () => {
  const article = { ...found(articles['oklahoma-city-cpa']), caseStudy: 13 }
  expect(problems({ articles: { 'oklahoma-city-cpa': article } })).toMatchObject([
    { path: ['caseStudy'], found: '"13"', expected: expect.stringContaining(': 1, 2') },
  ])
})

test.each([
  ['revenue', 90_000, '$90,000', 'between $200,000 and $8,000,000'],
  ['totalTaxSavings', 20_000, '$20,000', '10 to 60 percent of the tax due'],
])('a sample business with a %s of %d is not one of the firm', (field, amount, shown, expected) => {
  const [first, ...others] = caseStudies.records
  const records = [{ ...found(first), [field]: amount }, ...others]
  expect(problems({ caseStudies: { ...caseStudies, records } })).toMatchObject([
    { file: 'case-studies.yaml', path: ['records', 0, field], found: shown, expected },
  ])
})

const { revenue, needs } = about.serve
const [need] = needs.items

test.each([
  ['three texts for two bands', { revenue: { ...revenue, bands: ['A', 'B', 'C'] } }, '3 texts'],
  [
    'a service twice',
    { needs: { ...needs, items: [...needs.items, found(need)] } },
    '/tax-planning a second time',
  ],
])('/about with %s is refused', (_, serve, shown) => {
  const page = { ...about, serve: { ...about.serve, ...serve } }
  expect(problems({ pages: { ...pages, about: page } })).toMatchObject([
    { file: 'pages/about.yaml', found: shown },
  ])
})

test('colors, addresses and menus are checked, too', () => {
  const gray = { day: '#cccccc', night: '#cccccc' }
  const changed = {
    theme: { ...theme, colors: { ...theme.colors, ink: gray } },
    navigation: { ...testFirm.navigation, menus: ['About', 'Services'] },
  }
  const files = problems(changed).map(({ file }) => file)
  expect(new Set(files)).toEqual(
    new Set([
      'pages/pricing.yaml',
      'pages/case-studies.yaml',
      'pages/learning-library.yaml',
      'theme.yaml',
    ]),
  )
})
