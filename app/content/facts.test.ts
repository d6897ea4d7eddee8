import { expect, test } from 'vitest'
import { dollars } from '#app/lib/money.ts'
import { shown } from '#app/lib/shown.ts'
import { testFirm } from '#test/firm-content.ts'
import { printed } from '#test/printed.ts'
import { earliestFigures, facts, namedPrices } from './facts.ts'

const { prices, caseStudies, interface: words } = testFirm
const flat = (amount: number) => ({ min: amount, max: amount, plus: true })

test('prices, ranges and first years are facts by file and id', () => {
  const packages = (prices.accounting?.packages ?? []).slice(0, 2).map((each, at) => ({
    ...each,
    id: ['basic', 'cfo'][at] ?? '',
    price: flat([100, 300][at] ?? 0),
    onboarding: flat([50, 90][at] ?? 0),
    title: shown(['Books', 'CFO'][at] ?? ''),
  }))
  expect(printed(facts({ prices: { accounting: { packages } }, interface: words }))).toEqual({
    'price.accounting.basic': '$100+',
    'price.accounting.cfo': '$300+',
    'priceRange.accounting': '$100 to $300+',
    'firstYear.basic': '$1,250+',
    'firstYear.cfo': '$3,690+',
    'package.accounting.basic': 'Books',
    'package.accounting.cfo': 'CFO',
  })
})

test('a price that varies is a fact, too', () => {
  const { additional } = prices
  expect(printed(facts({ prices: { additional }, interface: words }))).toMatchObject({
    'price.additional.discovery-call': '$25',
    'price.additional.cover': 'Varies',
    'note.formation': 'State fees come on top.',
    'extras.count': '11',
  })
})

test('an additional cost with an id is a fact', () => {
  const costs = Object.entries(printed(facts({ prices, interface: words })) as object).filter(
    ([name]) => name.startsWith('cost.accounting.'),
  )
  expect(costs).toEqual([['cost.accounting.books.cleanup', '$40/hr']])
})

test('computed amounts are values as well, for drawings', () => {
  expect(namedPrices(prices)).toMatchObject({
    'priceRange.accounting': { min: 100, max: 2000, plus: true },
    'firstYear.books': { min: 1500, max: 2700, plus: true },
  })
})

test('figures of a sample record are facts, except those it does not have', () => {
  if (!caseStudies) throw new Error('The test firm has no records.')
  const records = caseStudies.records.filter(({ id }) => id === 10)
  expect(printed(facts({ caseStudies: { ...caseStudies, records }, interface: words }))).toEqual({
    'case.10.w2Earnings': '$120,000',
    'case.10.businessIncome': '$80,000',
    'case.10.totalIncome': '$200,000',
    'case.10.taxDueWithoutStrategy': '$30,000',
    'case.10.taxRefundWithStrategy': '$5,000',
    'case.10.totalTaxSavings': '$35,000',
    'case.10.federalTax': '$50,000',
    'case.10.later': '$7,000',
    'case.10.keyStrategiesUsed': '6',
    'cases.count': 'one',
    'cases.least': '70%',
    'cases.most': '70%',
    'cases.tables': 'one',
  })
})

test('what is left of a saving after the fee for the plan is a fact', () => {
  const { firm, prices } = testFirm
  const [plan] = prices.planning?.packages ?? []
  const fee = plan?.price.min ?? 0
  expect(printed(facts({ firm, caseStudies, prices }))).toMatchObject({
    [`case.10.after.${plan?.id}`]: dollars(35_000 - fee),
  })
  expect(printed(facts({ firm, caseStudies, prices: {} }))).toMatchObject({ 'case.10.after.*': '' })
})

test.each([
  ['English', 'English', ''],
  ['English, Spanish & French', 'English, Spanish and French', 'English, Spanish and French'],
])('languages typed as %s read as %s', (typed, read, several) => {
  const practice = { ...testFirm.practice, languages: shown(typed) }
  expect(printed(facts({ practice, interface: words }))).toMatchObject({
    'practice.languages': read,
    'practice.severalLanguages': several,
  })
})

test('files that are not read yet add no facts', () => {
  expect(printed(facts({}))).toEqual({})
})

test('an answer that the firm has not given is an empty fact', () => {
  const { retention, sms, ...firm } = testFirm.firm
  expect(printed(facts({ firm }))).toMatchObject({
    retention: '',
    'sms.maxPerMonth': '',
    wisp: 'yes',
  })
})

test('a claim is a fact as it is printed, with both ends of a range', () => {
  expect(printed(facts({ claims: testFirm.claims }))).toMatchObject({
    'claim.taxesSaved': '$4.5M',
    'claim.inHouseTeam': '$90K-$180K',
  })
})

test('a file with tax figures has the oldest review among them, and the first to go stale', () => {
  const same = { text: shown('x'), what: shown('y'), source: 'z', year: 2026 }
  const fact = (reviewed: string, validThrough: string) => ({ ...same, reviewed, validThrough })
  const table = {
    a: fact('2026-11-15', '2026-12-31'),
    b: fact('2026-02-01', '2027-12-31'),
    c: fact('2025-01-01', '2025-12-31'),
  }
  const uses = (...names: string[]) => new Map(names.map((name) => [name, { path: [], spot: {} }]))
  const used = new Map([
    ['faq.yaml', uses('tax.a', 'tax.b', 'phone')],
    ['pages/faq.yaml', uses('phone')],
  ])
  expect(earliestFigures('reviewed', table, used)).toEqual({ 'faq.yaml': table.b })
  expect(earliestFigures('validThrough', table, used)).toEqual({ 'faq.yaml': table.a })
})
