import { describe, expect, test } from 'vitest'
import { findingsAfter } from './testing/changed-firm.ts'
import { firm, oneField } from './testing/one-field.ts'

const words = 'pages/pricing.yaml'
const lead = ['hero', 'lead']

describe('contradictions', () => {
  const multiple = 'Another multiple than the guarantee'
  const people = 'Another number of people than the roster'
  const years = 'Another founding date or number of years'
  oneField('blocker', [
    [words, lead, 'Worth 3X your fee.', multiple],
    [words, lead, 'Worth three times the planning fee.', multiple],
    ['faq.yaml', ['items', 0, 'answer'], 'We guarantee it.', 'Guarantee in other words'],
    [words, lead, 'Ask a team of 9.', people],
    [words, lead, 'Twelve professionals answer.', people],
    [words, lead, 'We are 3 CPAs.', people],
    [words, lead, 'With 25+ years of experience.', years],
    [words, lead, 'Founded in May 2001.', years],
    [words, lead, 'We have served owners since 1999.', years],
    [words, lead, 'Serving owners since May 1999.', years],
    [words, lead, 'For more than 25 years we have served owners.', years],
    [words, lead, 'For over ten years, our work is planning.', years],
    [
      'claims.yaml',
      ['yearsExperience', 'value'],
      18,
      'More years of experience than since founding',
    ],
    [
      'claims.yaml',
      ['yearsExperience', 'basis'],
      'counted from May 2012',
      'Figure counted from another time than the founding',
    ],
    [
      'claims.yaml',
      ['happyClients', 'basis'],
      'served since 2001',
      'Figure counted from another time than the founding',
    ],
    ['firm.yaml', ['fullTimeSince'], 2005, 'Full-time before the founding, or in the future'],
    ['firm.yaml', ['timeZoneName'], 'Eastern Time', 'Name of another time zone'],
    [words, lead, 'Book a free consultation.', '"Free" beside a call that has a price'],
    [words, lead, 'It begins with a $25 discovery call.', 'Another price for the discovery call'],
    [
      'services/buy-sell-business.yaml',
      ['forWhom'],
      'Begin with a free discovery call.',
      '"Free" beside a call that has a price',
    ],
  ])
  oneField('warning', [
    ['claims.yaml', ['yearsExperience', 'value'], 16, 'Years of experience out of date'],
  ])

  test.each([
    'We keep 2X in mind and file Form 1040X for 2 CPAs.',
    'A team of 7, or 8+ people including support staff, with 17+ years of experience.',
    'Founded in June 2009, full-time since 2017. The $10 discovery call is tax advice.',
    'We have served owners since 2009. For more than 17 years we have planned ahead.',
    'We have read the law. Since 2025 section 174A applies; since 2018 we may deduct more.',
    'A building is written off for more than 27 years. Our plan says how.',
    'For four partners, up to 30 employees and three rentals; interest-free is no word of ours.',
  ])('nothing is wrong with "%s"', (text) => {
    expect(findingsAfter(firm, words, lead, text)).toEqual([])
  })
})

describe('words', () => {
  const objected = 'Word that boards and the IRS object to'
  oneField('blocker', [
    [words, lead, 'We know every loophole.', objected],
    [words, lead, 'Our tax experts call back.', objected],
    [
      'services/tax-preparation.yaml',
      ['forWhom'],
      'A return with a guarantee.',
      'The word "guarantee" in the wrong place',
    ],
    ['services/tax-debt-relief.yaml', ['forWhom'], 'By SMS.', 'Text messages beside tax debt'],
    [words, lead, 'The year is being confirmed.', 'Text that is not finished'],
  ])
})
