import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { mapped } from '#app/content/engine/declared.ts'
import { group, list } from '#app/content/engine/fields.ts'
import {
  expectProblem,
  fieldIn,
  loadFile,
  partOf,
  readValue,
  refuses,
} from '#app/content/engine/test-folder.ts'
import { capacitySchema } from './capacity.ts'
import { claimsSchema } from './claims.ts'
import { link, path } from './common.ts'
import { firmSchema } from './firm.ts'
import { picture } from './picture.ts'
import { additionalPricesSchema, planningPricesSchema } from './prices.ts'
import { caseStudiesSchema, testimonialsSchema } from './stories.ts'
import { calendarOf, deadlinesSchema } from './tax.ts'
import { teamSchema } from './team.ts'
import { themeSchema } from './theme.ts'

describe('business hours', () => {
  const schema = partOf(firmSchema, [], 'hours', 'holidays')
  const sound = 'hours:\n- {days: Monday-Thursday, opens: 11am, closes: 6pm}\n'

  refuses(schema, {
    'hours: [{days: Monday-Thurday, opens: 11am, closes: 6pm}]':
      '1, field "hours, item 1, days" Found: "Monday-Thurday" Expected: a day, ... Hint: Did you mean Monday-Thursday?',
    'hours: [{days: Friday-Monday, opens: 11am, closes: 6pm}]':
      '1, ... the earlier day comes first.',
    'hours: [{days: Friday, opens: 11:00, closes: 6pm}]':
      '1, field "hours, item 1, opens" Found: "11:00" ... Example: opens: 11am',
    'hours: [{days: Friday, opens: 11am, closes: 6am}]':
      '1, field "hours, item 1, closes" Found: "6am" Expected: a time after 11am, ...',
    [`${sound}- {days: Thursday-Friday, opens: 9am, closes: 12pm}\n`]:
      '3, field "hours, item 2, days" ... overlap with Monday-Thursday 11am-6pm above',
  })

  test('a lunch break and a holiday are fine', async () => {
    const more = '- {days: Monday, opens: 7pm, closes: 8pm}\nholidays: [2026-11-26]\n'
    expect((await loadFile(schema, `${sound}${more}`)).problems).toEqual([])
  })
})

describe('firm', () => {
  refuses(partOf(firmSchema, [], 'siteUrl', 'calculator', 'revenueBands', 'holidays'), {
    'siteUrl: http://smith.con/?a': '1, field "siteUrl" ... Hint: Did you mean https://smith.com/?',
    'revenueBands: [{from: 9, to: 5}]': '1, field "revenueBands, item 1, to" ... more than 9, ...',
    'revenueBands: [{from: 1, to: 5}, {from: 6, to: 9}]':
      '1, field "revenueBands, item 2, from" Found: the number 6 Expected: 5, where ...',
    'holidays: [2026-11-26, 2026-11-26]': '1, field "holidays, item 2" ... not have yet',
    'calculator: {minimum: 70, maximum: 17}': '1, field "calculator" ... Expected: ... minimum ...',
  })

  refuses(partOf(firmSchema, [], 'address', 'governingState'), {
    'address: "1 Oak Street, Phoenix, AZ 8500"':
      '1, field "address" ... Expected: a ZIP code of five digits at the end instead of 8500',
    'address: "1 Oak Street, Phoenix, AX 85001"':
      '1, field "address" ... Expected: the two letters of a U.S. state instead of AX',
    'governingState: az': '1, field "governingState" ... Hint: Did you mean Arizona?',
  })

  const role = 'roles:\n- {id: cpa, one: a CPA, many: CPAs, work: Plans., '
  refuses(teamSchema, {
    [`${role}}`]: '2, field "roles, item 1, count" ... or an entry for each under people',
    [`${role}count: 1}\npeople:\n- {id: a, name: A, role: cpa}\n- {id: b, name: B, role: cpa}`]:
      '2, field "roles, item 1, count" ... at least 2, ...',
    [`${role}}\npeople:\n- {id: a, name: A, role: cpa}\nfounder: {person: a, name: A}`]:
      '5, field "founder, name" ... no name here, ...',
    [`${role}}\npeople:\n- {id: a, name: A, role: cpa, photoAlt: Photo}`]:
      '4, field "people, item 1, photoAlt" Found: "Photo" Expected: who and what the photo shows',
    [`${role}count: 2, credential: Enrolled Agent}`]:
      '2, field "roles, item 1, credential" ... the words "enrolled to practice before the IRS" ...',
    [`${role}count: 2, credential: "Certified Enrolled Agent, enrolled to practice before the IRS"}`]:
      '2, ... not certified',
  })
})

describe('prices', () => {
  const plan = (id: string, isPrimary: boolean) =>
    `- {id: ${id}, title: A, price: $5, isPrimary: ${isPrimary}, outcomes: [A], additionalCosts: [], frequency: a, bestFor: A}\n`
  refuses(planningPricesSchema, {
    [`packages:\n${plan('a', true)}${plan('b', true)}`]:
      '3, field "packages, item 2, isPrimary" ... exactly one package ...',
    [`packages:\n${plan('a', false)}${plan('b', false)}`]:
      '2, field "packages, item 1, isPrimary" ...',
    [`packages:\n${plan('a', true)}${plan('a', false)}`]:
      '3, field "packages, item 2, id" Found: "a" Expected: an id ...',
  })
  refuses(additionalPricesSchema, {
    'services: [{id: a, name: A, price: $5}]\nquoted: [{id: b, name: B}, {id: a, name: C}]':
      '2, field "quoted, item 2, id" Found: "a" Expected: an id that no entry under "services" has',
  })
})

describe('sample outcomes', () => {
  const schema = group({ record: fieldIn(caseStudiesSchema, ['records', 0]) })
  const record = (type: string, amounts: string) =>
    `record: {id: 1, type: ${type}, keyStrategiesUsed: 3, ${amounts}}`
  const business = 'revenue: 500000, profit: 100000, taxDueWithoutStrategy: 25000'
  refuses(schema, {
    [record('business', `${business}, taxDueWithStrategy: 15000, totalTaxSavings: 10001`)]:
      '1, field "record, totalTaxSavings" Found: the number 10001 Expected: $10,000: ... minus ...',
    [record('business', `${business}, taxRefundWithStrategy: 1000, totalTaxSavings: 25000`)]:
      '1, field "record, totalTaxSavings" ... Expected: $26,000: ... plus the refund',
    [record('business', `${business}, totalTaxSavings: 10000`)]:
      '1, field "record, taxDueWithStrategy" ... taxRefundWithStrategy',
    [record(
      'business',
      `${business}, taxDueWithStrategy: 1, taxRefundWithStrategy: 1000, totalTaxSavings: 26000`,
    )]: '1, field "record, taxDueWithStrategy" ... there is a refund',
    [record(
      'business',
      `${business}, taxDueWithStrategy: 15000, totalTaxSavings: 10000, federalTax: 24000`,
    )]: '1, field "record, federalTax" ... $25,000 or more: ... is part of it',
    [record(
      'business',
      `${business}, taxDueWithStrategy: 15000, totalTaxSavings: 10000, later: 10001`,
    )]: '1, field "record, later" ... at most $10,000: a part of the savings',
    [record(
      'business',
      'revenue: 90000, profit: 100000, taxDueWithoutStrategy: 25000, taxDueWithStrategy: 0, totalTaxSavings: 25000',
    )]: '1, field "record, profit" ... more than zero and less than the revenue',
    [record(
      'business',
      'revenue: 500000, profit: 100000, taxDueWithoutStrategy: 40000, taxDueWithStrategy: 0, totalTaxSavings: 40000',
    )]: '1, field "record, taxDueWithoutStrategy" ... about 20% to 35% of the profit',
    [record(
      'mixed',
      'w2Earnings: 100, businessIncome: 50, totalIncome: 151, taxDueWithoutStrategy: 20, taxDueWithStrategy: 0, totalTaxSavings: 20',
    )]:
      '1, field "record, totalIncome" Found: the number 151 Expected: $150: the sum of the incomes ...',
  })
})

describe('client stories', () => {
  const story = 'testimonials:\n- id: a\n  name: A\n  title: B\n  quote: C\n'
  refuses(testimonialsSchema, {
    [`${story}  verified: true\n  date: 2026-01-01\n  relationship: client`]:
      '2, field "testimonials, item 1, consentOnFile" ... clients who have agreed ...',
    [`${story}  verified: true\n  consentOnFile: false\n  date: 2026-01-01\n  relationship: client`]:
      '7, field "testimonials, item 1, consentOnFile" Found: ... false ... have agreed ...',
  })
})

describe('claims', () => {
  const saved =
    '{value: 2, label: Taxes saved, basis: Ours, asOf: 2026-11, source: A, verified: true}'
  refuses(claimsSchema, {
    [`saved: ${saved}`]: '1, field "saved, savings" ... true if the figure counts tax savings, ...',
    [`Taxes saved: ${saved}`]:
      '1, field "Taxes saved" ... the id of a figure: letters and digits ...',
    'googleRating: {value: 7.5, label: A, basis: B, asOf: 2026-11, source: A, verified: false}':
      '1, field "googleRating, value" Found: the number 7.5 Expected: 5 or less',
    'states: {value: 60, label: A, basis: B, asOf: 2026-11, source: A, verified: false}':
      '1, field "states, value" ... Expected: 56 or less',
    'states: {value: 50, label: A, basis: Counted., asOf: 2026-11, source: A, verified: false}':
      '1, field "states, basis" Found: "Counted." Expected: ... without the period ...',
  })
})

describe('which new clients the firm takes', () => {
  const says = 'says: {open: "{who}", waitlist: "{who}", closed: "{who}"}\n'
  const periods = (...days: [from: string, until: string][]) =>
    `${says}kinds:\n- id: a\n  name: N\n  periods:\n${days.map(([from, until]) => `  - {state: open, from: ${from}, until: ${until}}\n`).join('')}`
  refuses(capacitySchema, {
    [periods(['2031-05-01', '2031-05-09'], ['2031-05-11', '2031-05-20'])]:
      '7, field "kinds, item 1, periods, item 2, from" ... 2031-05-10, the day after ... no period',
    [periods(['2031-05-01', '2031-05-09'], ['2031-05-09', '2031-05-20'])]:
      '7, field "kinds, item 1, periods, item 2, from" ... 2031-05-10, ... the same day',
    [periods(['2031-05-02', '2031-05-01'])]:
      '6, field "kinds, item 1, periods, item 1, until" ... the same day as "from", or a later one',
  })
})

describe('tax calendar', () => {
  const calendar = (day: string, year = 2028) =>
    `year: ${year}\nreviewed: 2026-11-15\ndeadlines:\n- {id: q4, name: "For {lastYear}", who: All, ${day}}\n`
  const nineStates = Array.from(
    'abcdefghi',
    (id) => `- {id: ${id}, name: N, who: W, month: 1, day: 2, state: ${id}}\n`,
  ).join('')
  refuses(deadlinesSchema, {
    [calendar('month: 6, day: 31')]:
      '4, field "deadlines, item 1, day" ... a day that this month has ...',
    [`${calendar('month: 1, day: 2')}states: {Ohio: {notes: [A], sources: []}}\n`]:
      '5, field "states, Ohio" ... a state that an entry under deadlines names',
    [`${calendar('month: 1, day: 2, state: Ohio')}states: {Ohio: {holidays: {Fair: 2027-05-01}, notes: [A], sources: []}}\n`]:
      '5, field "states, Ohio, holidays, Fair" ... a date in 2028, the calendar\'s year',
    [calendar('month: 1, day: 2') + nineStates]:
      '3, field "deadlines" ... entries of at most 8 states',
  })

  async function calendarIn(typed: string): Promise<unknown> {
    return readValue(await loadFile(mapped(deadlinesSchema, calendarOf), typed))
  }

  test('states follow the entries, and come after the federal dates of a day', async () => {
    const entries = ['b, state: Texas', 'c, state: Ohio', 'd, state: Texas', 'e']
      .map((entry) => `- {id: ${entry}, name: N, who: W, month: 3, day: 15}\n`)
      .join('')
    expect(await calendarIn(`${calendar('month: 3, day: 15')}${entries}`)).toMatchObject({
      states: [{ name: 'Texas' }, { name: 'Ohio' }],
      deadlines: [{ id: 'q4' }, { id: 'e' }, { id: 'b' }, { id: 'd' }, { id: 'c' }],
    })
  })

  test('follows its year, past weekends and holidays', async () => {
    const later = '- {id: q1, name: First, who: All, month: 1, day: 2}\n'
    expect(await calendarIn(`${calendar('month: 1, day: 15')}${later}`)).toMatchObject({
      deadlines: [
        { id: 'q1', date: '2028-01-03' },
        {
          name: 'For 2027',
          date: '2028-01-18', // Saturday, Sunday, Martin Luther King Jr. Day
          moved: { from: '2028-01-15' },
        },
      ],
    })
  })
})

test.each([
  ['to: /pricng', path()],
  ['to: /pricng#fees', link()],
])('%s is refused where the firm has no such page', async (typed, field) => {
  expectProblem(
    await loadFile(group({ to: field }), typed),
    'file.yaml, line 1, field "to" ... the address of a page ... Hint: Did you mean /pricing?',
  )
})

describe('pictures', () => {
  const files = {
    'images/street.svg': '<svg viewBox="0 0 20 10"/>',
    'images/office.jpg': 'no picture',
    'images/heavy.svg': `<svg viewBox="0 0 2 1"><!--${randomBytes(99_999).toString('base64')}--></svg>`,
  }

  test.each([
    ['service', 'accounting'],
    ['article', 'dallas-texas-cpa'],
    ['front', 'physicians'],
  ] as const)(
    'a %s may have a drawing of its kind, the neutral one or a file',
    async (kind, drawing) => {
      const schema = group({ pictures: list(picture(kind), {}) })
      const typed = `pictures: [${drawing}, neutral, street.svg]`
      expect((await loadFile(schema, typed, files)).problems).toEqual([])
    },
  )

  test.each([
    ['acounting', 'drawings: accounting, ...neutral ... Hint: Did you mean accounting?'],
    ['dallas-texas-cpa', 'drawings: accounting, ...neutral Example: picture: office.jpg'],
    ['stret.svg', 'file in the images folder ... Hint: Did you mean street.svg?'],
    ['heavy.svg', 'at most 100 kB when compressed ... Hint: Export it as a PNG or JPEG ...'],
    ['office.jpg', 'JPEG, PNG, WebP or SVG ... save it as a JPEG...'],
  ])('a service that names %s is answered with what is expected', async (name, message) => {
    expectProblem(
      await loadFile(group({ picture: picture('service') }), `picture: ${name}`, files),
      `file.yaml, line 1, field "picture" Found: ...${name}... Expected: ...${message}`,
    )
  })
})

describe('theme', () => {
  refuses(partOf(themeSchema, ['colors'], 'paper'), {
    'paper: {day: ivory, night: "#000000"}':
      '1, field "paper, day" Found: "ivory" Expected: a color in quotation marks...',
  })

  refuses(partOf(themeSchema, ['fonts'], 'text'), {
    'text: {name: A, regular: a.woff2}':
      '1, field "text, regular" Found: "a.woff2" Expected: ... .woff2 file in the fonts folder ...',
  })
})
