import { describe, expect, test } from 'vitest'
import { contentOptions } from '#app/content/plugin.ts'
import { check } from './check.ts'
import { read } from './launch.ts'
import { findingsAfter, loadLaunch } from './testing/changed-firm.ts'
import { readyOn } from './testing/complete-firm.ts'
import { firm, oneField } from './testing/one-field.ts'

test('a complete firm has nothing to settle', () => {
  expect(check(firm, [])).toEqual([])
})

const words = 'pages/pricing.yaml'
const lead = ['hero', 'lead']

describe('who you are', () => {
  oneField('blocker', [
    ['firm.yaml', ['name'], 'Fairshare Tax Advisory', 'Sample name'],
    ['firm.yaml', ['shortName'], 'Your Firm', 'Sample short name'],
    ['firm.yaml', ['legalName'], 'Harpeth LLC (sample legal name)', 'Sample legal name'],
    ['firm.yaml', ['phone'], '(615) 555-0142', 'Sample phone number'],
    ['firm.yaml', ['email'], 'info@fairshare.example', 'Sample email address'],
    ['firm.yaml', ['address'], '100 Oak Street, Nashville, TN 00000', 'Sample address'],
    ['firm.yaml', ['licences'], [], 'No CPA license recorded'],
    ['firm.yaml', ['licences', 0, 'number'], '00000', 'Sample license number'],
  ])
})

describe('links and partners', () => {
  const sample = 'https://www.fairshare.example'
  oneField('blocker', [
    ['firm.yaml', ['siteUrl'], sample, 'Link to a sample address'],
    ['firm.yaml', ['schedulingUrl'], 'https://example.com/book', 'Link to a sample address'],
    ['firm.yaml', ['blogUrl'], sample, 'Link to a sample address'],
    ['firm.yaml', ['social', 0, 'url'], sample, 'Link to a sample address'],
    ['firm.yaml', ['partners', 1, 'url'], sample, 'Link to a sample address'],
    ['firm.yaml', ['social', 1, 'url'], 'https://facebook.com/', 'Social link to another place'],
    ['firm.yaml', ['social', 3, 'url'], 'https://x.com/ridge', 'Social link to another place'],
    ['firm.yaml', ['googleProfileUrl'], undefined, 'Google rating without its source'],
    ['firm.yaml', ['partners', 0, 'name'], 'Sample IT company', 'Sample partner'],
    ['firm.yaml', ['partners', 0, 'compensated'], undefined, 'Referral without disclosure'],
    ['firm.yaml', ['security', 'contact'], 'it@ridge.example', 'Sample security contact'],
    [words, lead, 'Call (615) 555-0142.', 'Sample number or address in a text'],
    [words, lead, 'Write to office@ridge.example.', 'Sample number or address in a text'],
  ])
})

test('real names of the partners do not answer whether the firm is paid', () => {
  const sample = loadLaunch(contentOptions().dir, readyOn)
  const real = { name: 'Cumberland Networks', url: 'https://www.cumberlandnetworks.com' }
  const partners = read(sample, 'firm.yaml').partners.map((partner) => ({ ...partner, ...real }))
  const findings = findingsAfter(sample, 'firm.yaml', ['partners'], partners)
  const left = findings.filter(({ field }) => field?.startsWith('partners'))
  expect(left.map(({ problem }) => problem)).toEqual(
    partners.map(() => 'Referral without disclosure'),
  )
})

describe('figures', () => {
  oneField('blocker', [
    ['claims.yaml', ['taxesSaved', 'verified'], false, 'Figure not verified'],
    ['claims.yaml', ['debtCases', 'verified'], false, 'Figure not verified'],
    [
      'claims.yaml',
      ['cashFlow', 'source'],
      'Not yet confirmed',
      'Verified figure without a source',
    ],
    ['claims.yaml', ['states', 'label'], 'states we are licensed in', 'States called licensed'],
    ['claims.yaml', ['googleRating', 'value'], 6, 'Figure that cannot be true'],
    ['claims.yaml', ['states', 'value'], 60, 'Figure that cannot be true'],
    ['claims.yaml', ['projects', 'value'], 100, 'Figure that cannot be true'],
    ['claims.yaml', ['taxesSaved', 'value'], 0.05, 'Figure that cannot be true'],
  ])
})

describe('stories', () => {
  const [story, at] = ['testimonials.yaml', (field: string) => ['testimonials', 0, field]] as const
  oneField('warning', [[story, at('verified'), false, 'Story still illustrative']])
  oneField('blocker', [[story, at('name'), 'Illustrative client', 'Verified story without a name']])

  test('a story told by an employee says so beside the quote', () => {
    const findings = findingsAfter(firm, story, at('relationship'), 'employee')
    expect(findings).toMatchObject([
      { severity: 'blocker', problem: 'Story without its connection' },
    ])
  })

  test('sample outcomes are no proof of a verified story', () => {
    const findings = findingsAfter(firm, 'case-studies.yaml', ['illustrative'], true)
    expect(findings.map(({ severity, problem }) => `${severity}: ${problem}`)).toEqual([
      ...Array(3).fill('blocker: Verified story with sample figures'),
      'warning: Outcomes still illustrative',
    ])
  })
})

describe('pictures, law and answers', () => {
  oneField('warning', [
    ['team.yaml', ['founder', 'name'], undefined, 'Founder without a name'],
    ['team.yaml', ['founder', 'portrait'], undefined, 'No portrait of the founder'],
    ['team.yaml', ['founder', 'portrait'], 'small.png', 'Portrait too small'],
    [
      'team.yaml',
      ['founder', 'portrait'],
      'broken.jpg',
      'Portrait that cannot be read as a picture',
    ],
    ['firm.yaml', ['sms', 'maxPerMonth'], undefined, 'No limit of text messages'],
  ])
  oneField('blocker', [
    ['firm.yaml', ['wisp'], false, 'No written information security plan'],
    ['firm.yaml', ['governingState'], undefined, 'No governing law'],
    ['firm.yaml', ['retention'], undefined, 'No period for keeping records'],
    ['firm.yaml', ['guarantee', 'reviewedByCounsel'], false, 'Guarantee not reviewed by counsel'],
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
