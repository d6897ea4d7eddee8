import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { expired, pageProblems } from '../../src/build/check.ts'
import { checkedContent as readContent } from '../../src/build/content.ts'
import { factsOf } from '../../src/facts.ts'
import { fill } from '../../src/fill.ts'
import { sumProblems } from '../../src/lib/sums.ts'
import { problemsIn } from '../../src/rules.ts'
import { files } from '../../src/schema/index.ts'

const read = (path: string) => parse(readFileSync(`content/${path}.yaml`, 'utf8'))

/** The content of the site with one file changed. */
function changed(file: string, change: (content: ReturnType<typeof read>) => void) {
  const content = new Map(readContent())
  const data = structuredClone(content.get(file))
  change(data)
  return content.set(file, data)
}

describe('facts', () => {
  const strategic = {
    id: 'strategic',
    price: '$4,800+',
    additionalCosts: [{ id: 'consults', price: '$350', per: 'hr' }],
  }
  const facts = factsOf({ phone: '(615) 555-0142', hours: [] }, { 'tax-planning': [strategic] })

  test('are filled in wherever they are named', () => {
    const typed = { text: ['Call {firm.phone}', { price: '{price.tax-planning.strategic}' }], year: 2026, of: '{year}' }
    const filled = { text: ['Call (615) 555-0142', { price: '$4,800+' }], year: 2026, of: '{year}' }
    expect(fill(typed, facts)).toEqual(filled)
    expect(fill('{cost.tax-planning.strategic.consults}', facts)).toBe('$350/hr')
  })

  test.each(['{firm.fax}', '{price.tax-planning.gold}', '{firm.hours}'])('rejects the unknown %s', (name) => {
    expect(() => fill([{ text: name }], facts)).toThrow(`Unknown fact ${name}.`)
  })

  test('rejects a fact without its closing brace', () => {
    expect(() => fill('Now {price.tax-planning.strategic a year', facts)).toThrow(
      '“{price.tax-planning.strategic a year”',
    )
  })
})

describe('bad input', () => {
  type Change = (content: ReturnType<typeof read>) => void
  test.each<[string, keyof typeof files, Change, string]>([
    ['a missing field', 'firm', (it) => delete it.phone, 'phone'],
    ['no email address', 'firm', (it) => Object.assign(it, { email: 'info' }), 'email'],
    ['a wrong hour', 'firm', (it) => Object.assign(it.hours[0], { opens: '13pm' }), 'hours[0].opens'],
    ['a wrong day', 'firm', (it) => Object.assign(it.hours[0], { days: 'Mon-Thu' }), 'hours[0].days'],
    ['no amount', 'planningPrices', (it) => Object.assign(it.packages[0], { price: '4800' }), 'packages[0].price'],
    [
      'a wrong comma',
      'planningPrices',
      (it) => Object.assign(it.packages[0], { price: '$48,00' }),
      'packages[0].price',
    ],
    [
      'a turned range',
      'accountingPrices',
      (it) => Object.assign(it.packages[0], { price: '$9-5' }),
      'packages[0].price',
    ],
    ['a misspelled field', 'planningPrices', (it) => Object.assign(it.packages[0], { prize: '$1' }), 'packages[0]'],
    ['no day', 'faq', (it) => Object.assign(it, { reviewed: '2026-13-01' }), 'reviewed'],
    ['an empty list', 'home', (it) => Object.assign(it.signs, { items: [] }), 'signs.items'],
    ['a page without its title', 'contact', (it) => delete it.head.title, 'head.title'],
    ['a long title', 'contact', (it) => Object.assign(it.head, { title: 'x'.repeat(54) }), 'head.title'],
    ['a short description', 'contact', (it) => Object.assign(it.head, { description: 'Call us.' }), 'head.description'],
    ['days in the wrong order', 'firm', (it) => Object.assign(it.hours[0], { days: 'Friday-Monday' }), 'hours[0].days'],
    ['a closing time before opening', 'firm', (it) => Object.assign(it.hours[1], { closes: '9am' }), 'hours[1].closes'],
    ['overlapping hours', 'firm', (it) => it.hours.push(it.hours[1]), 'hours'],
    ['an unknown time zone', 'firm', (it) => Object.assign(it, { timeZone: 'Nashville' }), 'timeZone'],
    ['month 13', 'firm', (it) => Object.assign(it, { founded: '2009-13' }), 'founded'],
    ['February 30', 'firm', (it) => Object.assign(it, { planCutoff: '2026-02-30' }), 'planCutoff'],
    ['June 31', 'deadlines', (it) => Object.assign(it.federal[0], { due: 'June 31' }), 'federal[0].due'],
    ['an address without https', 'firm', (it) => Object.assign(it, { payUrl: 'pay.example' }), 'payUrl'],
    ['$5200+', 'planningPrices', (it) => Object.assign(it.packages[0], { price: '$5200+' }), 'packages[0].price'],
    [
      'an ID twice',
      'planningPrices',
      (it) => Object.assign(it.packages[1], { id: it.packages[0].id }),
      'packages[1].id',
    ],
    ['a number twice', 'caseStudies', (it) => Object.assign(it.records[1], { id: 1 }), 'records[1].id'],
    ['a choice twice', 'home', (it) => it.stories.show.push(it.stories.show[0]), 'stories.show'],
    [
      'a link without a slash',
      'about',
      (it) => Object.assign(it.serve.needs.items[0], { href: 'pricing' }),
      'serve.needs.items[0].href',
    ],
    [
      'a text with such a link',
      'faq',
      (it) => Object.assign(it.items[2], { answer: '[prices](pricing)' }),
      'items[2].answer',
    ],
    [
      'a sentence until no date',
      'faq',
      (it) => Object.assign(it.items[2], { answer: '[x](until:2026-02-30)' }),
      'items[2].answer',
    ],
  ])('%s is refused with its place', (_, name, change, place) => {
    const { path, schema } = files[name]
    const content = read(path)
    expect(schema.safeParse(content).success).toBe(true)
    change(content)
    const { error } = schema.safeParse(content)
    expect(error && z.prettifyError(error)).toMatch(new RegExp(`→ at ${RegExp.escape(place)}$`))
  })

  test.each<[string, keyof typeof files, Change, string]>([
    [
      'a number for a price',
      'planningPrices',
      (it) => Object.assign(it.packages[0], { price: 4800 }),
      'Write $4,800+, $2,500 or $250-400+',
    ],
    [
      'a number for text',
      'preparationPrices',
      (it) => Object.assign(it.packages[0], { form: 1040 }),
      'Put it in quotes: "1040"',
    ],
    [
      'text for a number',
      'guarantee',
      (it) => Object.assign(it, { multiple: 'two' }),
      'Write a number without quotes, a dollar sign or commas, such as 4800',
    ],
    [
      'a pricing link',
      'faq',
      (it) => Object.assign(it.items[0], { answer: '[prices](pricing)' }),
      '“pricing” must start with /',
    ],
  ])('%s is answered with what to write', (_, name, change, message) => {
    const { path, schema } = files[name]
    const content = read(path)
    change(content)
    expect(schema.safeParse(content).error?.issues.map((issue) => issue.message)).toEqual([
      expect.stringContaining(message),
    ])
  })

  test.each<[string, string, Parameters<typeof changed>[1], object]>([
    [
      'a deleted service that a page lists',
      'content/prices/additional.yaml',
      (it) =>
        it.services.splice(
          it.services.findIndex(({ id }: { id: string }) => id === 'credit-building'),
          1,
        ),
      {
        file: 'content/services/other-services.yaml',
        message: "“credit-building” isn't in prices/additional.yaml: remove it here or add it there",
      },
    ],
    [
      'an unknown fact',
      'content/faq.yaml',
      (it) => Object.assign(it.items[0], { answer: '{price.tax-planning.gold}' }),
      {
        file: 'content/faq.yaml',
        at: ['items', 0, 'answer'],
        message: expect.stringContaining('{price.tax-planning.gold}'),
      },
    ],
    [
      'a link in an article',
      'content/articles/dallas-texas-cpa.md',
      (it) => Object.assign(it, { body: 'See [prices](pricing).' }),
      { file: 'content/articles/dallas-texas-cpa.md', at: ['body'], message: expect.stringContaining('“pricing”') },
    ],
    [
      'a description that a fact makes too short',
      'content/pages/contact.yaml',
      (it) => Object.assign(it.head, { description: `Call {firm.phone}. ${'x'.repeat(40)}` }),
      { at: ['head', 'description'], message: 'Write 70 to 160 characters; this has 61' },
    ],
  ])('%s is reported with its file and field', (_, file, change, problem) => {
    expect(problemsIn(readContent())).toEqual([])
    expect(problemsIn(changed(file, change))).toContainEqual(expect.objectContaining(problem))
  })

  test('two packages are not both the common choice', () => {
    const content = read('prices/tax-planning')
    for (const each of content.packages) each.isPrimary = true
    const { error } = files.planningPrices.schema.safeParse(content)
    expect(error && z.prettifyError(error)).toBe('✖ Exactly one package is the common choice')
  })
})

describe('sums', () => {
  const rest = { keyStrategiesUsed: 2, later: 0 }
  const business = { type: 'business', revenue: 2_150_000, profit: 418_000 } as const
  const due = { taxDueWithoutStrategy: 73_570, taxDueWithStrategy: 27_460, totalTaxSavings: 46_110, federalTax: 80_000 }
  const refund = { taxDueWithoutStrategy: 1850, taxRefundWithStrategy: 1630, totalTaxSavings: 3480, federalTax: 43_500 }
  const incomes = { w2Earnings: 165_000, businessIncome: 188_000, investmentIncome: 24_000, totalIncome: 377_000 }
  const records = [
    { id: 1, ...business, ...due, ...rest },
    { id: 2, type: 'mixed' as const, ...incomes, ...refund, ...rest },
  ]

  test('that add up are not reported', () => {
    expect(sumProblems(records)).toEqual([])
  })

  test.each([
    [1, { totalTaxSavings: 1 }, 'totalTaxSavings must be $46,110, the tax due without the strategy minus that with it'],
    [2, { totalTaxSavings: 1 }, 'totalTaxSavings must be $3,480, the tax due without the strategy plus the refund'],
    [2, { taxDueWithStrategy: 0 }, 'taxDueWithStrategy must be there, or taxRefundWithStrategy, and not both'],
    [2, { businessIncome: 188_001 }, 'totalIncome must be $377,001, the sum of the incomes'],
    [1, { later: 46_111 }, 'later must be at most $46,110, because it is part of the savings'],
    [1, { federalTax: 73_569 }, 'federalTax must be at least $73,570, because the tax due is part of it'],
    [1, { profit: 2_150_000 }, 'profit must be less than the revenue'],
  ])('record %d with %o is reported', (id, change, problem) => {
    const changed = records.map((record) => (record.id === id ? { ...record, ...change } : record))
    expect(sumProblems(changed)).toEqual([`case-studies.yaml, record ${id}: ${problem}.`])
  })
})

describe('links', () => {
  let site = ''
  beforeEach(() => {
    site = mkdtempSync(join(tmpdir(), 'links-'))
    writeFileSync(join(site, 'index.html'), '<h1 id="top">Home</h1>')
    writeFileSync(join(site, 'dates.ics'), 'BEGIN:VCALENDAR')
  })
  afterEach(() => rmSync(site, { recursive: true }))

  test.each([
    ['/', []],
    ['/#top', []],
    ['#here', []],
    ['/?from=faq#top', []],
    ['/dates.ics', []],
    ['https://www.irs.gov/', []],
    ['/nowhere', ['/faq: the link to /nowhere leads to nothing on the site.']],
    ['/index.html', ['/faq: the link to /index.html leads to nothing on the site.']],
    ['/#bottom', ['/faq: there is no place "bottom" on /.']],
    ['#top', ['/faq: there is no place "top" on /faq.']],
  ])('%s: %j', (href, problems) => {
    writeFileSync(join(site, 'faq.html'), `<p id="here">See <a class="link" href="${href}">this</a>.</p>`)
    expect(pageProblems(site)).toEqual(problems)
  })

  test('rejects an ID that appears twice on a page', () => {
    writeFileSync(join(site, 'faq.html'), '<p id="here"></p><p id="there"></p><p id="here"></p>')
    expect(pageProblems(site)).toEqual(['/faq: the ID "here" appears more than once.'])
  })

  test('an expired sentence is reported once', () => {
    const html =
      '<p>Call. <span class="a" data-until="1796104800000">Sign <b>by</b> November 30.</span></p><p data-until="9999999999999">New.</p>'
    for (const file of ['faq.html', 'about.html']) writeFileSync(join(site, file), html)
    vi.useFakeTimers({ now: 1796104799999 })
    expect(expired(site, 'America/Chicago')).toEqual([])
    vi.setSystemTime(1796104800000)
    const [problem, ...others] = expired(site, 'America/Chicago')
    vi.useRealTimers()
    expect(problem).toMatch(/^\w+\.html: "Sign by November 30\. .*" was good through November 30, 2026\. /)
    expect(others).toEqual([])
  })
})
