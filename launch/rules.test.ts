import { rmSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import type { Path } from '#app/content/engine/problem.ts'
import { fieldInWords } from '#app/content/engine/words.ts'
import { check } from './check.ts'
import type { Severity } from './finding.ts'
import { localDate } from './launch.ts'
import { isLaterThan, isOlderThanAYear } from './rules/dates.ts'
import { findingsAfter, findingsAfterEdit, firm } from './testing/made-up-firm.ts'

afterAll(() => rmSync(firm.dir, { recursive: true }))

type Case = [file: string, path: Path, value: unknown, problem: string]

/** One field of the firm is changed, and exactly this field is found. */
function oneField(severity: Severity, cases: Case[]) {
  test.each(cases)('%s %j becomes %j: %s', (file, path, value, problem) => {
    const findings = findingsAfter(file, path, value)
    expect(findings).toMatchObject([{ severity, problem, file, field: fieldInWords(path) }])
    expect(findings[0]?.fix).toMatch(/^[A-Z].*\.$/)
  })
}

const [words, lead] = ['pages/pricing.yaml', ['hero', 'lead']] as const
const [firmFile, claims, facts] = ['firm.yaml', 'claims.yaml', 'tax-facts.yaml'] as const

/** One sentence on the pricing page. */
const inText = (problem: string, ...sentences: string[]): Case[] =>
  sentences.map((sentence) => [words, lead, sentence, problem])

test('nothing is found for a firm that is ready', () => {
  expect(check(firm, [])).toEqual([])
})

test('finding has the line of its field, none while the field is missing', () => {
  expect(findingsAfter(firmFile, ['phone'], '(615) 555-0142')).toMatchObject([{ line: 8 }])
  expect(findingsAfter(firmFile, ['governingState'], undefined)).toMatchObject([
    { line: undefined },
  ])
})

describe('identity', () => {
  oneField('blocker', [
    [firmFile, ['name'], 'Fairshare Tax Advisory', 'Sample name'],
    [firmFile, ['shortName'], 'Your Firm', 'Sample short name'],
    [firmFile, ['legalName'], 'Harpeth LLC (sample legal name)', 'Sample legal name'],
    [firmFile, ['phone'], '(615) 555-0142', 'Sample phone number'],
    [firmFile, ['email'], 'info@fairshare.example', 'Sample email address'],
    [firmFile, ['address'], '100 Oak Street, Nashville, TN 00000', 'Sample address'],
    [firmFile, ['licenses'], [], 'No CPA license recorded'],
    [firmFile, ['licenses', 0, 'number'], '00000', 'Sample license number'],
  ])
})

describe('links and partners', () => {
  const sample = 'https://www.fairshare.example'
  oneField('blocker', [
    [firmFile, ['siteUrl'], sample, 'Link to a sample address'],
    [firmFile, ['schedulingUrl'], 'https://example.com/book', 'Link to a sample address'],
    [firmFile, ['blogUrl'], sample, 'Link to a sample address'],
    [firmFile, ['social', 0, 'url'], sample, 'Link to a sample address'],
    [firmFile, ['partners', 1, 'url'], sample, 'Link to a sample address'],
    [firmFile, ['social', 0, 'url'], 'https://facebook.com/', 'Social link to another place'],
    [firmFile, ['social', 1, 'url'], 'https://x.com/ridge', 'Social link to another place'],
    [firmFile, ['googleProfileUrl'], undefined, 'Google rating without its source'],
    [firmFile, ['partners', 0, 'name'], 'Sample IT company', 'Sample partner'],
    [firmFile, ['partners', 0, 'compensated'], undefined, 'Referral without disclosure'],
    [firmFile, ['security', 'contact'], 'it@ridge.example', 'Sample security contact'],
    ...inText(
      'Sample number or address in a text',
      'Call (615) 555-0142.',
      'Write to office@ridge.example.',
    ),
  ])
})

describe('figures', () => {
  const impossible = 'Figure that cannot be true'
  oneField('blocker', [
    [claims, ['taxesSaved', 'verified'], false, 'Figure not verified'],
    [claims, ['planningShare', 'verified'], false, 'Figure not verified'],
    [claims, ['cashFlow', 'source'], 'Not yet confirmed', 'Verified figure without a source'],
    [claims, ['states', 'label'], 'states we are licensed in', 'States called licensed'],
    [claims, ['googleRating', 'value'], 6, impossible],
    [claims, ['states', 'value'], 60, impossible],
    [claims, ['projects', 'value'], 100, impossible],
    [claims, ['taxesSaved', 'value'], 0.003, impossible],
  ])
})

describe('stories', () => {
  const [stories, at] = [
    'testimonials.yaml',
    (field: string) => ['testimonials', 0, field],
  ] as const
  oneField('blocker', [
    [stories, at('name'), 'Illustrative client', 'Verified story without a name'],
  ])

  test('story that is not verified is illustrative', () => {
    const edit = (text: string) =>
      text.replace(/verified: true\n +consentOnFile.*\n +date.*\n.*/, 'verified: false')
    expect(findingsAfterEdit(stories, edit)).toMatchObject([
      {
        severity: 'warning',
        problem: 'Story still illustrative',
        field: fieldInWords(at('verified')),
      },
    ])
  })

  test('story told by an employee needs its connection', () => {
    expect(findingsAfter(stories, at('relationship'), 'employee')).toMatchObject([
      { severity: 'blocker', problem: 'Story without its connection' },
    ])
  })

  test('verified story cannot use sample outcomes', () => {
    expect(findingsAfter('case-studies.yaml', ['illustrative'], true)).toMatchObject([
      { severity: 'blocker', problem: 'Verified story with sample figures' },
      { severity: 'blocker', problem: 'Verified story with sample figures' },
      { severity: 'warning', problem: 'Outcomes still illustrative' },
    ])
  })
})

describe('contradictions', () => {
  const founding = 'Figure counted from another time than the founding'
  oneField('blocker', [
    ...inText(
      'Another multiple than the guarantee',
      'Worth 2X your fee.',
      'Worth two times the planning fee.',
    ),
    [
      'faq.yaml',
      ['items', 0, 'answer'],
      'We guarantee all our work, and we pay if you are not happy.',
      'Guarantee in other words',
    ],
    ...inText(
      'Another number of people than the roster',
      'Ask a team of 9.',
      'Twelve professionals answer.',
      'We are 3 CPAs.',
    ),
    ...inText(
      'Another founding date or number of years',
      'With 25+ years of experience.',
      'Founded in May 2001.',
      'We have served owners since 1999.',
      'Serving owners since May 1999.',
      'For more than 25 years we have served owners.',
      'For over ten years, our work is planning.',
    ),
    [claims, ['yearsExperience', 'value'], 13, 'More years of experience than since founding'],
    [claims, ['yearsExperience', 'basis'], 'counted from May 2016', founding],
    [claims, ['happyClients', 'basis'], 'served since 2001', founding],
    [firmFile, ['fullTimeSince'], 2005, 'Full-time before the founding, or in the future'],
    [firmFile, ['timeZoneName'], 'Eastern Time', 'Name of another time zone'],
    ...inText('"Free" beside a call that has a price', 'Book a free consultation.'),
    ...inText('Another price for the discovery call', 'It begins with a $20 discovery call.'),
    [
      'services/buy-sell-business.yaml',
      ['extra', 0, 'text'],
      'Begin with a free discovery call.',
      '"Free" beside a call that has a price',
    ],
  ])
  oneField('warning', [
    [claims, ['yearsExperience', 'value'], 11, 'Years of experience out of date'],
  ])

  test.each([
    'We keep 3X in mind and file Form 1040X for 2 Enrolled Agents.',
    'A team of 4, or 5+ people including support staff, with 12+ years of experience.',
    'Founded in February 2014, full-time since 2016. The $25 discovery call is tax advice.',
    'We have served owners since 2014. For more than 12 years we have planned ahead.',
    'We have read the law. Since 2025 section 174A applies; since 2018 we may deduct more.',
    'A building is written off for more than 27 years. Our plan says how.',
    'For four partners, up to 30 employees and three rentals; interest-free is no word of ours.',
  ])('nothing is found in "%s"', (text) => {
    expect(findingsAfter(words, lead, text)).toEqual([])
  })
})

describe('words', () => {
  oneField('blocker', [
    ...inText(
      'Word that boards and the IRS object to',
      'We know every loophole.',
      'Our tax experts call back.',
      'The #1 firm in town.',
    ),
    [
      'services/tax-preparation.yaml',
      ['extra', 0, 'heading'],
      'A return with a guarantee.',
      'The word "guarantee" in the wrong place',
    ],
    ['services/tax-debt-relief.yaml', ['offers', 0], 'By SMS.', 'Text messages beside tax debt'],
    ...inText('Text that is not finished', 'The year is being confirmed.'),
  ])

  test('a color and the address of a place are no claim to be number one', () => {
    expect(findingsAfter('theme.yaml', ['colors', 'gold', 'day'], '#1a4fa3')).toEqual([])
    expect(findingsAfter(words, lead, 'See [the first](/faq#1-call) question.')).toEqual([])
  })
})

describe('dates', () => {
  const [expired, future, old] = [
    'Tax figure past its date',
    'Date in the future',
    'Last reviewed more than a year ago',
  ]
  oneField('blocker', [
    [facts, ['propertyHours', 'validThrough'], '2026-11-19', expired],
    ['pages/home.yaml', ['strategy', 'validThrough'], '2026-01-01', expired],
    [facts, ['propertyHours', 'reviewed'], '2026-11-21', future],
    [claims, ['states', 'asOf'], '2026-12', future],
    ['pages/faq.yaml', ['head', 'updated'], '2027-01-01', future],
    [firmFile, ['pricesEffective'], '2026-12-01', future],
    ['testimonials.yaml', ['testimonials', 0, 'date'], '2026-12-01', future],
  ])
  oneField('warning', [
    [facts, ['propertyHours', 'reviewed'], '2025-11-19', old],
    [claims, ['states', 'asOf'], '2025-10', old],
    [firmFile, ['pricesEffective'], '2025-11-19', 'Prices more than a year old'],
    [firmFile, ['security', 'expires'], '2026-11-19', 'Security contact expired'],
    [firmFile, ['security', 'expires'], '2027-11-21', 'Security contact more than a year ahead'],
    [firmFile, ['holidays'], ['2026-07-03', '2026-09-07'], 'Holidays all over'],
  ])

  test('review of an article ages', () => {
    const file = 'articles/dallas-texas-cpa.md'
    const edit = (text: string) => text.replace(/^reviewed: .*/m, 'reviewed: 2025-01-01')
    expect(findingsAfterEdit(file, edit)).toMatchObject([
      { severity: 'warning', problem: old, file, field: 'reviewed' },
    ])
  })

  test('holiday of today is not over', () => {
    expect(findingsAfter(firmFile, ['holidays'], ['2026-11-20'])).toEqual([])
  })

  test('founding date in the future is reported as such, without a negative number of years', () => {
    const findings = findingsAfter(firmFile, ['founded'], '2029-06')
    expect(findings).toContainEqual(
      expect.objectContaining({ problem: future, file: firmFile, field: 'founded' }),
    )
    expect(JSON.stringify(findings)).not.toContain('-3')
  })

  test('expired tax figure that no text uses is a warning', () => {
    const unused = {
      text: '1%',
      what: 'A rate',
      reviewed: '2026-01-01',
      validThrough: '2026-06-30',
    }
    expect(findingsAfter(facts, ['unused'], unused)).toMatchObject([
      { severity: 'warning', field: 'unused, validThrough' },
    ])
  })

  test('legal text must not mention a year after its date', () => {
    const file = 'legal/terms.md'
    expect(findingsAfterEdit(file, (text) => `${text}\nIn 2025.\n`)).toMatchObject([
      { severity: 'blocker', file, field: 'date' },
    ])
  })

  const problemsOn = (today: string) => check({ ...firm, today }, []).map(({ problem }) => problem)

  test.each([
    ['years of experience', '2027-01-31', '2027-02-01', 'Years of experience out of date'],
    ['tax figures', '2028-12-31', '2029-01-01', expired],
    ['tax calendar', '2028-10-16', '2028-10-17', 'Tax calendar is over'],
    ['reviews', '2027-08-03', '2027-08-04', old],
    ['prices', '2027-09-01', '2027-09-02', 'Prices more than a year old'],
    ['security contact', '2027-09-01', '2027-09-02', 'Security contact expired'],
  ])('%s: in order on %s, found on %s', (_, last, next, problem) => {
    expect(problemsOn(last)).not.toContain(problem)
    expect(problemsOn(next)).toContain(problem)
  })

  test('a month is old a year after it ended and never in the future while it runs', () => {
    expect(isOlderThanAYear('2025-11', '2026-11-30')).toBe(false)
    expect(isOlderThanAYear('2025-11', '2026-12-01')).toBe(true)
    expect(isLaterThan('2026-11', '2026-11-01')).toBe(false)
    expect(isLaterThan('2026-12', '2026-11-30')).toBe(true)
  })

  test('today is the day of this computer', () => {
    expect(localDate(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05')
  })
})

describe('founder, law and answers', () => {
  const portrait = ['founder', 'portrait']
  oneField('warning', [
    ['team.yaml', ['founder', 'name'], undefined, 'Founder without a name'],
    ['team.yaml', portrait, undefined, 'No portrait of the founder'],
    ['team.yaml', portrait, 'small.png', 'Portrait too small'],
    ['team.yaml', portrait, 'wide.png', 'Portrait of another shape'],
    [firmFile, ['sms', 'maxPerMonth'], undefined, 'No limit of text messages'],
  ])
  oneField('blocker', [
    [firmFile, ['wisp'], false, 'No written information security plan'],
    [firmFile, ['governingState'], undefined, 'No governing law'],
    [firmFile, ['retention'], undefined, 'No period for keeping records'],
    [firmFile, ['guarantee', 'reviewedByCounsel'], false, 'Guarantee not reviewed by counsel'],
    ['launch.yaml', ['hours'], false, 'Hours, holidays and time zone not confirmed'],
    ['launch.yaml', ['prices'], false, 'Prices not confirmed'],
    ['launch.yaml', ['salesTaxDiscount'], false, 'Meaning of the sales tax discount not confirmed'],
    ['launch.yaml', ['people'], false, 'People not confirmed'],
    ['launch.yaml', ['smsRegistration'], false, 'SMS program not compared with its registration'],
    ['launch.yaml', ['hostingLogs'], false, 'Hosting not compared with the privacy policy'],
    ['launch.yaml', ['legalTexts'], false, 'Legal texts not read by counsel'],
    ['launch.yaml', ['evidence'], false, 'No folder of evidence'],
  ])
})
