import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { checkedContent } from '../../src/build/check-content.ts'
import { expired, pageErrors } from '../../src/build/check-pages.ts'
import { factsOf } from '../../src/facts.ts'
import { fill } from '../../src/fill.ts'
import { totalErrors } from '../../src/lib/case-study-totals.ts'
import { errorsIn } from '../../src/rules.ts'
import { files } from '../../src/schema/index.ts'

const read = (path: string) => parse(readFileSync(`content/${path}.yaml`, 'utf8'))

const additionalCosts = [{ id: 'consults', price: '$350', per: 'hr' }]
const strategic = { id: 'strategic', price: '$4,800+', additionalCosts }
const facts = factsOf({ phone: '(615) 555-0142', hours: [] }, { 'tax-planning': [strategic] })

test('fills in facts in nested values', () => {
  const typed = { text: ['Call {firm.phone}', { price: '{price.tax-planning.strategic}' }], year: 2026, of: '{year}' }
  const filled = { text: ['Call (615) 555-0142', { price: '$4,800+' }], year: 2026, of: '{year}' }
  expect(fill(typed, facts)).toEqual(filled)
  expect(fill('{cost.tax-planning.strategic.consults}', facts)).toBe('$350/hr')
})

type Json = ReturnType<typeof read>

/** Sets a field such as packages[2].price. */
function set(content: Json, field: string, value: unknown) {
  const keys = field.split(/[.[\]]+/).filter(Boolean)
  const last = keys.pop() ?? ''
  keys.reduce((part, key) => part[key], content)[last] = value
}

const again = { days: 'Friday', opens: '2pm', closes: '5pm' }
const client = { id: 'client', title: 'Landlord', quote: 'They called back.', verified: true }
const consentOnFile = '2026-10-01'
const { packages } = read('prices/tax-planning')
const twoPrimary = packages.map((each: Json) => ({ ...each, isPrimary: true }))

test.each<[string, keyof typeof files, string, unknown, string?]>([
  ['a missing field', 'firm', 'phone', undefined],
  ['an invalid email address', 'firm', 'email', 'info'],
  ['an invalid hour', 'firm', 'hours[1].opens', '13pm'],
  ['an invalid day', 'firm', 'hours[0].days', 'Mon-Thu'],
  ['days in the wrong order', 'firm', 'hours[0].days', 'Friday-Monday'],
  ['a closing time before the opening time', 'firm', 'hours[1].closes', '9am'],
  ['overlapping hours', 'firm', 'hours[2]', again, ' at hours.'],
  ['an unknown time zone', 'firm', 'timeZone', 'Nashville'],
  ['month 13', 'firm', 'founded', '2009-13'],
  ['February 30', 'firm', 'planCutoff', '2026-02-30'],
  ['June 31', 'deadlines', 'federal[0].due', 'June 31'],
  ['a URL without https', 'firm', 'payUrl', 'pay.example'],
  ['an amount without a dollar sign', 'prices/tax-planning', 'packages[2].price', '4800'],
  ['a misplaced comma', 'prices/tax-planning', 'packages[0].price', '$48,00'],
  ['a missing comma', 'prices/tax-planning', 'packages[0].price', '$5200+'],
  ['a reversed range', 'prices/accounting', 'packages[0].price', '$9-5'],
  ['a misspelled field', 'prices/tax-planning', 'packages[1].prize', '$1', ' at packages[1].'],
  ['an invalid date', 'faq', 'reviewed', '2026-13-01'],
  ['an empty list', 'pages/home', 'signs.items', []],
  ['a page without a name', 'pages/contact', 'head.name', undefined],
  ['a long title', 'pages/contact', 'head.title', 'x'.repeat(54)],
  ['a short description', 'pages/contact', 'head.description', 'Call us.'],
  ['a duplicate ID', 'prices/tax-planning', 'packages[1].id', 'essentials'],
  ['a duplicate number', 'case-studies', 'records[1].id', 1],
  ['more tax deferred than saved', 'case-studies', 'records[0].strategies[0].later', 99_999],
  ['a duplicate choice', 'pages/home', 'stories.show', ['broker-owner', 'broker-owner']],
  ['a link without a slash', 'pages/about', 'serve.needs.items[0].href', 'pricing'],
  ['text with a link without a slash', 'faq', 'items[2].answer', '[prices](pricing)'],
  ['an invalid end date', 'faq', 'items[2].answer', '[x](until:2026-02-30)'],
  ['an unquoted number', 'prices/tax-preparation', 'packages[0].form', 1040, 'Put this value in quotes: "1040"'],
  ['a word instead of a number', 'guarantee', 'multiple', 'two', 'Enter a number without quotes'],
  ['a real client without a name', 'testimonials', 'testimonials[0]', { ...client, consentOnFile }, '[0].name.'],
  ['a missing permission', 'testimonials', 'testimonials[0]', { ...client, name: 'Dana R.' }, '[0].consentOnFile.'],
  ['two recommended packages', 'prices/tax-planning', 'packages', twoPrimary, 'for exactly one package'],
])('rejects %s', (_, path, field, value, expected = ` at ${field}.`) => {
  const content = read(path)
  expect(files[path].safeParse(content).success).toBe(true)
  set(content, field, value)
  const issues = files[path].safeParse(content).error?.issues ?? []
  expect(issues).not.toEqual([])
  for (const issue of issues) expect(`${issue.message} at ${z.core.toDotPath(issue.path)}.`).toContain(expected)
})

const checked = checkedContent()
const short = `Call {firm.phone}. ${'x'.repeat(40)}`
const services = 'services/other-services.yaml'
const [article = ''] = globSync('articles/*.md', { cwd: 'content' })
test.each([
  ['prices/additional.yaml', 'services[21].id', 'renamed', 'Define it in content/prices/additional.yaml', services],
  ['faq.yaml', 'items[0].answer', '{price.tax-planning.gold}', 'Unknown placeholder {price.tax-planning.gold}'],
  ['faq.yaml', 'items[0].answer', 'Now {firm.phone', '"{firm.phone"'],
  [article, 'body', 'See [prices](pricing).', '"pricing" must start'],
  [article, 'body', 'See [prices](/pricing and more.', "isn't finished"],
  [article, 'body', '# Prices', 'Use ## for "# Prices"'],
  [article, 'body', ':::example[A house]', "isn't closed"],
  ['tax-figures.yaml', 'figures[0].validThrough', '2024-12-31', 'in the year of the amount, or later'],
  ['pages/contact.yaml', 'head.description', short, 'Use 70 to 160 characters. This has 61'],
])('checks %s (%s) against all other files', (file, field, value, message, reported = file) => {
  const content = new Map(checked)
  const data = structuredClone(content.get(`content/${file}`))
  set(data, field, value)
  const expected = { file: `content/${reported}`, message: expect.stringContaining(message) }
  expect(errorsIn(content.set(`content/${file}`, data))).toContainEqual(expect.objectContaining(expected))
})

const cited = { name: 'Van', action: 'Bought a van.', arithmetic: 'At 24%.', rule: 'IRC § 179', source: '' }
const strategies = (...all: [saved: number, later?: number][]) =>
  all.map(([saved, later]) => ({ ...cited, saved, later }))
const shared = { client: 'Property manager', keyStrategiesUsed: 2, later: 500 }
const business = { id: 1, type: 'business', revenue: 2_150_000, profit: 418_000, ...shared } as const
const due = { taxDueWithoutStrategy: 73_570, taxDueWithStrategy: 27_460, totalTaxSavings: 46_110, federalTax: 80_000 }
const mixed = { id: 2, type: 'mixed', w2Earnings: 165_000, businessIncome: 188_000, ...shared } as const
const incomes = { investmentIncome: 24_000, totalIncome: 377_000, federalTax: 43_500 }
const refund = { taxDueWithoutStrategy: 1850, taxRefundWithStrategy: 1630, totalTaxSavings: 3480 }
const records = [
  { ...business, ...due, strategies: strategies([46_000, 500], [110]) },
  { ...mixed, ...incomes, ...refund, strategies: strategies([2980], [500, 500]) },
]

test('accepts totals that add up', () => {
  expect(totalErrors(records)).toEqual([])
})

test.each([
  [1, { totalTaxSavings: 1 }, 'totalTaxSavings must be $46,110, the difference between the two amounts of tax due'],
  [2, { totalTaxSavings: 1 }, 'totalTaxSavings must be $3,480, the tax due without strategies plus the refund'],
  [2, { taxDueWithStrategy: 0 }, 'Fill in either taxDueWithStrategy or taxRefundWithStrategy, not both'],
  [2, { businessIncome: 188_001 }, 'totalIncome must be $377,001, the sum of all income'],
  [1, { later: 46_111 }, "later must be at most $46,110, because it's part of the savings"],
  [1, { federalTax: 73_569 }, 'federalTax must be at least $73,570, because the tax due is part of it'],
  [1, { profit: 2_150_000 }, 'profit must be less than revenue'],
  [1, { keyStrategiesUsed: 3 }, 'keyStrategiesUsed must be 2, the number of strategies listed, not 3'],
  [2, { totalTaxSavings: 3490 }, 'totalTaxSavings must be $3,480, the total its strategies save, not $3,490'],
  [2, { later: 400 }, 'later must be $500, the total its strategies defer, not $400'],
])('rejects record %d with %o', (id, change, error) => {
  const changed = records.map((record) => (record.id === id ? { ...record, ...change } : record))
  expect(totalErrors(changed)).toContain(`Record ${id}: ${error}`)
})

const site = mkdtempSync(join(tmpdir(), 'links-'))
afterAll(() => rmSync(site, { recursive: true }))

test('reports broken links and duplicate IDs', () => {
  writeFileSync(join(site, 'index.html'), '<h1 id="top">Home</h1>')
  writeFileSync(join(site, 'dates.ics'), 'BEGIN:VCALENDAR')
  const valid = ['/', '/#top', '#here', '/?from=faq#top', '/dates.ics', 'https://www.irs.gov/']
  const broken = ['/nowhere', '/index.html', '/#bottom', '#top']
  const links = [...valid, ...broken].map((href) => `<a class="link" href="${href}">this</a>`)
  writeFileSync(join(site, 'faq.html'), `<p id="here"></p><p id="here"></p>${links.join(' ')}`)
  expect(pageErrors(site).toSorted()).toEqual([
    '/faq: broken link to #top, because /faq has no ID "top"',
    '/faq: broken link to /#bottom, because / has no ID "bottom"',
    '/faq: broken link to /index.html',
    '/faq: broken link to /nowhere',
    '/faq: duplicate ID "here"',
  ])
})

test('reports an expired sentence once', () => {
  const html =
    '<p>Call. <span class="a" data-until="1796104800000">Sign <b>by</b> November 30.</span></p><p data-until="9999999999999">New.</p>'
  for (const file of ['faq.html', 'about.html']) writeFileSync(join(site, file), html)
  vi.useFakeTimers({ now: 1796104799999 })
  expect(expired(site, 'America/Chicago')).toEqual([])
  vi.setSystemTime(1796104800000)
  const [error, ...others] = expired(site, 'America/Chicago')
  vi.useRealTimers()
  expect(error).toMatch(/^\w+\.html: "Sign by November 30\. .*" expired after November 30, 2026\. /)
  expect(others).toEqual([])
})
