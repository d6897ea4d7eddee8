import { expect, test } from 'vitest'
import { addReviewDate, facts } from './facts.ts'
import { outsideSitesOf, smsFrequencyOf, teamFactsOf } from './firm-text.ts'
import type { Firm } from './schemas/firm.ts'

const roles = [
  { id: 'cpa', count: 2, one: 'a CPA', many: 'CPAs', area: 'CPAs', work: 'Plans.' },
  { id: 'books', count: 1, one: 'a bookkeeper', many: 'bookkeepers', area: 'books', work: 'Adds.' },
]
const support = { name: 'support staff', area: 'support', work: 'Answers.' }

test('the team is counted in every sentence', () => {
  expect(teamFactsOf({ roles, support })).toEqual({
    'team.count': '3',
    'team.size': 'a team of 3 professionals',
    'team.people': '4+ people including support staff',
    'team.summary': '2 CPAs, a bookkeeper, support staff',
    'team.areas': 'CPAs, books, support',
  })
})

test('a team without support staff has no plus', () => {
  expect(teamFactsOf({ roles })).toMatchObject({
    'team.people': '3 people',
    'team.summary': '2 CPAs, a bookkeeper',
    'team.areas': 'CPAs, books',
  })
})

test.each([
  [{}, 'Recurring messages. Message frequency varies.'],
  [{ sms: {} }, 'Recurring messages. Message frequency varies.'],
  [
    { sms: { maxPerMonth: 8 } },
    'Recurring messages. Message frequency varies, typically up to 8 messages per month.',
  ],
])('the SMS frequency of %j', (firm, text) => {
  expect(smsFrequencyOf(firm)).toBe(text)
})

test('only the outside sites that the firm has are named', () => {
  const none = { social: [], partners: [] } as unknown as Firm
  expect(outsideSitesOf(none)).toBe('the scheduling form and the IRS')
  expect(outsideSitesOf({ ...none, blogUrl: 'https://blog.example' })).toContain('our blog')
})

test('prices, ranges and first years are facts by file and id', () => {
  const price = (min: number) => ({ text: `$${min}+`, min, max: min, plus: true })
  const packages = [
    { id: 'basic', price: price(100), onboarding: price(50) },
    { id: 'cfo', price: price(300), onboarding: price(90) },
  ]
  expect(facts(new Map([['prices/accounting.yaml', { packages }]]))).toMatchObject({
    'price.accounting.basic': '$100+',
    'priceRange.accounting': '$100 to $300+',
    'firstYear.basic': '$1,250+',
    'firstYear.cfo': '$3,690+',
  })
})

test('figures of a sample record are facts, except those it does not have', () => {
  const records = [{ id: 3, type: 'mixed', totalTaxSavings: 12_000, keyStrategiesUsed: 4 }]
  expect(facts(new Map([['case-studies.yaml', { records }]]))).toEqual({
    'case.3.totalTaxSavings': '$12,000',
    'case.3.keyStrategiesUsed': '4',
  })
})

test('a text with tax facts has the date of the oldest review among them', () => {
  const fact = (reviewed: string) => ({ text: 'x', what: 'y', reviewed, validThrough: reviewed })
  const table = { a: fact('2026-11-15'), b: fact('2026-02-01'), c: fact('2025-01-01') }
  const data = new Map([['tax-facts.yaml', table]])
  const uses = (...names: string[]) => new Map(names.map((name) => [name, { path: [], spot: {} }]))
  const value = { title: 'A' }
  expect(addReviewDate(value, uses('tax.a', 'tax.b', 'phone'), data)).toEqual({
    title: 'A',
    taxReviewed: '2026-02-01',
  })
  expect(addReviewDate(value, uses('phone'), data)).toBe(value)
})
