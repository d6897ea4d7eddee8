import { describe, expect, test } from 'vitest'
import { formatsOf } from '#app/lib/formats.ts'
import { shown } from '#app/lib/shown.ts'
import { testFirm } from '#test/firm-content.ts'
import { printed } from '#test/printed.ts'
import {
  businessDaysOf,
  cardPath,
  hoursText,
  licensesText,
  outsideSitesOf,
  partnersOf,
  scheduleOf,
  smsFrequencyOf,
  teamFacts,
  workOf,
} from './firm.ts'

const { firm, interface: words } = testFirm
const formats = formatsOf(words.language)

const roles = [
  {
    id: 'cpa',
    count: 2,
    one: shown('a CPA'),
    many: shown('CPAs'),
    area: shown('CPAs'),
    credential: shown('Certified Public Accountant'),
    work: shown('Plans.'),
  },
  {
    id: 'books',
    count: 1,
    one: shown('a bookkeeper'),
    many: shown('bookkeepers'),
    area: shown('books'),
    work: shown('Adds.'),
  },
]
const support = { name: shown('support staff'), area: shown('support'), work: shown('Answers.') }

describe('the team', () => {
  test('is counted in every sentence', () => {
    expect(printed(teamFacts({ roles, support }, words))).toMatchObject({
      'team.count': '3',
      'team.size': 'a team of 3 professionals',
      'team.people': '4+ people including support staff',
      'team.summary': '2 CPAs, a bookkeeper and support staff',
      'team.areas': 'CPAs, books and support',
      'team.licensed': 'a CPA',
      'team.licensedMany': 'CPAs',
    })
  })

  test('has no plus without support staff', () => {
    expect(printed(teamFacts({ roles }, words))).toMatchObject({
      'team.people': '3 people',
      'team.summary': '2 CPAs and a bookkeeper',
      'team.areas': 'CPAs and books',
    })
  })

  test('of one person is not spoken of as several', () => {
    const [cpa] = roles.map((role) => ({ ...role, count: 1 }))
    if (!cpa) throw new Error('no role')
    expect(printed(teamFacts({ roles: [cpa] }, words))).toMatchObject({
      'team.size': 'one CPA',
      'Team.people': 'One person',
      'Team.summary': 'A CPA',
      'team.areas': 'CPA',
      'team.one': 'one CPA',
      'team.licensedMany': 'CPA',
    })
    expect(printed(teamFacts({ roles: [cpa], support }, words))).toMatchObject({
      'team.size': 'one CPA with support staff',
      'team.one': '',
    })
  })
})

test.each([
  [{}, 'Recurring messages. Message frequency varies.'],
  [{ sms: {} }, 'Recurring messages. Message frequency varies.'],
  [
    { sms: { maxPerMonth: 8 } },
    'Recurring messages. Message frequency varies, typically up to 8 messages per month.',
  ],
])('the SMS frequency of %j', (sms, text) => {
  expect(`${smsFrequencyOf(sms, words.sms)}`).toBe(text)
})

test('only the outside sites that the firm has are named', () => {
  const { blogUrl, googleProfileUrl, portalUrl, payUrl, ...rest } = firm
  const none = { ...rest, social: [], partners: [] }
  expect(`${outsideSitesOf(none, words)}`).toBe('the scheduling form and the IRS')
  const blogging = { ...none, blogUrl: shown('https://blog.example') }
  expect(`${outsideSitesOf(blogging, words)}`).toContain('our blog')
})

test('licenses are listed, or nothing is said', () => {
  expect(`${licensesText(testFirm)}`).toBe('Oregon OR-7301, Idaho ID-2288')
  expect(`${licensesText({ ...testFirm, firm: { ...firm, licenses: [] } })}`).toBe('')
})

test('a partner is disclosed: paid, not paid, or nothing said while it is open', () => {
  const [paid, unpaid] = partnersOf(firm, words.partner)
  expect(paid).toMatchObject({ id: 'payroll-desk', rel: 'noopener sponsored' })
  expect(`${paid?.disclosure}`).toContain('does receive compensation')
  expect(unpaid).toMatchObject({ id: 'cover', rel: 'noopener' })
  expect(`${unpaid?.disclosure}`).toContain('does not receive compensation')
  const open = firm.partners.map(({ compensated, ...partner }) => partner)
  expect(printed(partnersOf({ ...firm, partners: open }, words.partner)[0])).toMatchObject({
    rel: 'noopener',
    disclosure: 'Independent company.',
  })
})

test('business days are the days with hours', () => {
  expect(printed(businessDaysOf(firm, words))).toEqual({
    closedDays: 'Friday and Sunday',
    lastDay: 'Saturday',
    lastClose: '12pm',
    nextDay: 'Monday',
  })
})

test('after the one open day of a week the next business day is the following one', () => {
  const hours = [
    { days: 'Saturday', opens: '9am', closes: '11am' },
    { days: 'Saturday', opens: '12pm', closes: '1pm' },
  ]
  expect(printed(businessDaysOf({ hours }, words))).toMatchObject({
    lastDay: 'Saturday',
    lastClose: '1pm',
    nextDay: 'the following Saturday',
  })
})

test('hours are printed with the time zone and kept with the holidays', () => {
  expect(`${hoursText(firm, formats)}`).toBe(
    'Monday-Wednesday 8:30am-4:30pm, Thursday 10am-7pm, Saturday 9am-12pm, Pacific Time',
  )
  expect(scheduleOf(firm)).toMatchObject({
    timeZone: 'America/Los_Angeles',
    holidays: ['2026-11-26', '2026-12-26'],
  })
})

test('the hours of a season are printed with its days', () => {
  const season = [{ days: 'Monday-Saturday', opens: '9am', closes: '7pm' }]
  const seasons = [{ from: 'January 15', until: 'April 15', hours: season }]
  const hours = [{ days: 'Friday', opens: '11am', closes: '3pm' }]
  expect(`${hoursText({ ...firm, hours, seasons }, formats)}`).toBe(
    'Friday 11am-3pm; January 15-April 15: Monday-Saturday 9am-7pm, Pacific Time',
  )
  expect(scheduleOf({ ...firm, seasons }).seasons).toMatchObject([
    { from: '01-15', until: '04-15' },
  ])
})

test('the contact card is named after the firm', () => {
  expect(cardPath({ ...firm, shortName: shown('Müller & Sons') })).toBe('/muller-sons.vcf')
})

test('a role has a sentence about one person, and one about several', () => {
  const role = { ...roles[1], id: 'books', count: 2, one: shown(''), many: shown('') }
  const said = { ...role, work: shown('Add.'), workOne: shown('Adds.') }
  expect(
    [workOf(said), workOf(said, 1), workOf({ ...role, work: shown('Add.') }, 1)].map(String),
  ).toEqual(['Add.', 'Adds.', 'Add.'])
})
