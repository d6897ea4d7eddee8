import type { z } from 'zod'
import { as, labelOf } from '#app/content/engine/declared.ts'
import {
  checked,
  choice,
  either,
  email,
  flag,
  group,
  isoDate,
  list,
  money,
  pastDate,
  phone,
  siteUrl,
  slug,
  text,
  webUrl,
  whole,
  yearMonth,
} from '#app/content/engine/fields.ts'
import { inNotation } from '#app/content/engine/notation.ts'
import { monthDay, parseMonthDay } from '#app/lib/dates.ts'
import { isInSeason, overlap, parseClock, parseDays, spansOf } from '#app/lib/hours.ts'
import { endingOf, isZip } from '#app/lib/us-states.ts'
import { distinct, distinctIds, heading, refuse, stepList, usState } from './common.ts'

const days = checked(
  (value) => {
    if (parseDays(value)) return undefined
    const expected = 'a day, or the first and last day with a dash between them'
    return { expected }
  },
  {
    about: 'The days with these hours: Friday, Monday-Thursday or Monday, Wednesday.',
    expected: 'one or more days',
    example: 'Monday-Thursday',
    notation: 'days',
  },
)

const expectedClock = 'a time such as 11am or 3:30pm'
const clock = checked(
  (value) => {
    if (parseClock(value) !== undefined) return undefined
    const meant = inNotation('clock', value)
    return { expected: expectedClock, ...(meant !== value && { hint: `Did you mean ${meant}?` }) }
  },
  { expected: expectedClock, example: '11am', notation: 'clock' },
)

/** The business hours, line by line. They are shown as written, so they must also make sense. */
const hours = list(group({ days, opens: clock, closes: clock }, { label: 'Hours' }), {
  label: 'Opening hours',
  about:
    'One entry for each group of days with the same hours; for a lunch break, two entries for the same days.',
  min: 1,
  max: 14,
}).superRefine((list, ctx) => {
  for (const [index, each] of list.entries()) {
    const spans = spansOf(each)
    if (spans.some(({ opens, closes }) => closes <= opens)) {
      refuse(ctx, [index, 'closes'], `a time after ${each.opens}, when you open that day`)
    }
    const earlier = list
      .slice(0, index)
      .find((other) => spansOf(other).some((a) => spans.some((b) => overlap(a, b))))
    if (earlier) {
      const above = `${earlier.days} ${earlier.opens}-${earlier.closes} above`
      refuse(ctx, [index, 'days'], `days and times that don't overlap with ${above}`)
    }
  }
})

const expectedDay = 'a month in words and a day, without the year'

const seasonDay = checked(
  (value) => {
    if (parseMonthDay(value)) return undefined
    const [, month, day] = /^(?:\d{4}-)?0?(\d{1,2})[-/]0?(\d{1,2})$/.exec(value) ?? []
    const meant = month && day ? monthDay(`2000-${month}-${day}`) : value.replace(/, \d{4}$/, '')
    return {
      expected: expectedDay,
      ...(parseMonthDay(meant) && { hint: `Did you mean ${meant}?` }),
    }
  },
  { expected: expectedDay, example: 'January 15' },
)

const season = group({
  from: as(seasonDay, { label: 'First day', about: 'The first day of the season, in every year.' }),
  until: as(seasonDay, { label: 'Last day', about: 'The last day of the season, in every year.' }),
  hours,
})

const seasons = as(
  list(season, { max: 3 }).superRefine((all, ctx) => {
    const days = all.map(({ from, until }) => ({
      from: parseMonthDay(from) ?? '',
      until: parseMonthDay(until) ?? '',
    }))
    for (const [index, each] of days.entries()) {
      const at = days
        .slice(0, index)
        .findIndex((other) => isInSeason(each.from, other) || isInSeason(other.from, each))
      const earlier = all[at]
      if (!earlier) continue
      refuse(ctx, [index, 'from'], `days that aren't in ${earlier.from}-${earlier.until} above`)
    }
  }),
  {
    label: 'Hours in a season',
    about: 'Hours in place of the others on some days of every year, both days included.',
    optional: true,
  },
)

const url = {
  label: 'Web address',
  about: 'Open it once to make sure that it leads to the right page.',
} as const

const address = text({
  about:
    'Street, city, state and ZIP code; without an office for letters, the city and state alone.',
  max: 120,
  example: '100 Main Street, Suite 4, Nashville, TN 37201',
}).superRefine((value, context) => {
  const { letters, state, zip } = endingOf(value.plain) ?? { state: '', zip: '00000' }
  if (state === undefined)
    refuse(context, [], `the two letters of a U.S. state instead of ${letters}`)
  if (!isZip(zip)) refuse(context, [], `a ZIP code of five digits at the end instead of ${zip}`)
})
const timeZones = new Set(Intl.supportedValuesOf('timeZone'))
const expectedZone = 'the name of a time zone'
/** What forms offer; any other can be typed into the file. */
const usualZones = new Map(
  Object.entries({
    'America/New_York': 'Eastern Time (New York, Atlanta)',
    'America/Chicago': 'Central Time (Chicago, Dallas)',
    'America/Denver': 'Mountain Time (Denver)',
    'America/Boise': 'Mountain Time (Boise)',
    'America/Phoenix': 'Mountain Time without daylight saving (Phoenix)',
    'America/Los_Angeles': 'Pacific Time (Los Angeles, Seattle)',
    'America/Anchorage': 'Alaska Time (Anchorage)',
    'Pacific/Honolulu': 'Hawaii Time (Honolulu)',
    'America/Puerto_Rico': 'Atlantic Time (Puerto Rico)',
    'Pacific/Guam': 'Chamorro Time (Guam)',
  }),
)
const officeName = text({ max: 40, example: 'Franklin' })
const mapUrl = webUrl({
  label: 'Map',
  about: 'The address of a map of this office.',
  optional: true,
})

const office = group({
  name: as(officeName, { about: 'What the office is called, usually its city.' }),
  address,
  phone: phone({ optional: true }),
  hours: as(hours, { optional: true }),
  seasons,
  mapUrl,
})

const percent = {
  min: 1,
  max: 100,
  expected: 'a whole-number percentage, without the % sign',
  example: 17,
}

export const firmSchema = group({
  name: text({
    about: "The firm's public name; texts say {firm}.",
    max: 60,
    example: 'Fairshare Tax Advisory',
  }),
  shortName: text({
    about: 'Beside the mark in the header; texts say {shortName}.',
    max: 40,
    example: 'Fairshare',
  }),
  descriptor: text({
    label: 'Small line under the short name',
    max: 40,
    example: 'Tax Advisory',
    optional: true,
  }),
  legalName: text({
    about:
      'The registered name of the company, with LLC, PLLC or Inc., in the terms and the privacy policy.',
    max: 80,
    example: 'Fairshare Tax Advisory LLC',
  }),
  tagline: text({
    about: 'One line that says what you stand for.',
    max: 80,
  }),

  phone: phone({
    about:
      'Someone answers it in business hours. Left out, no page shows a number or a call button.',
    optional: true,
  }),
  email: email({ about: 'An address that someone checks.' }),
  address: address,
  officeName: as(officeName, {
    label: 'Name of the main office',
    about: 'What the main office is called beside others; its city if there is none here.',
    optional: true,
  }),
  mapUrl,
  offices: list(office, {
    label: 'Further offices',
    about: 'Further offices, each with its own phone, hours and map if it has them.',
    max: 20,
    none: [],
  }),
  siteUrl: siteUrl({
    label: 'Address of this site',
    about: 'Search engines, shared links and the feed name the pages by it.',
  }),
  schedulingUrl: webUrl({
    label: 'Booking page',
    about:
      'Left out, every booking button calls you, or opens an email where there is no phone either.',
    optional: true,
  }),
  meetings: as(
    list(
      group({
        id: slug({ label: 'Name in links', about: 'Pages name the meeting by it.' }),
        url: webUrl({ label: 'Where it is booked' }),
        minutes: whole({ label: 'How many minutes', min: 5, max: 480, example: 30 }),
        note: text({
          about: 'The sentence beside the first booking button of such a page.',
          max: 200,
          values: ['minutes'],
          example: "You're booking a free {minutes}-minute strategy session.",
        }),
      }),
      { max: 20 },
    ).superRefine(distinctIds),
    {
      about: 'Meetings besides the discovery call, each with a booking address of its own.',
      none: [],
    },
  ),
  blogUrl: webUrl({
    label: 'Blog',
    about: 'Your blog, if it is on another site.',
    optional: true,
  }),
  portalUrl: webUrl({
    label: 'Client portal',
    about: 'Where clients exchange documents; another company runs the site.',
    optional: true,
  }),
  payUrl: webUrl({
    label: 'Payment page',
    about: 'Where clients pay; another company runs the site.',
    optional: true,
  }),
  googleProfileUrl: webUrl({
    label: 'Google profile',
    about: 'The public Google profile behind your rating.',
    optional: true,
  }),
  social: list(
    group(
      { name: text({ max: 40, example: 'LinkedIn' }), url: webUrl(url) },
      { label: 'Social media' },
    ),
    { label: 'Social media', about: 'Your own pages on social networks.', max: 20, none: [] },
  ),

  hours: hours,
  seasons,
  holidays: as(list(isoDate(), { max: 60 }).superRefine(distinct), {
    about: 'Days when the office is closed even though the weekday has hours.',
    optional: true,
  }),
  timeZone: checked(
    (zone) => {
      if (timeZones.has(zone)) return undefined
      return { expected: expectedZone }
    },
    {
      about: 'Where the opening hours are counted.',
      expected: expectedZone,
      example: 'America/Chicago',
      choices: usualZones,
    },
  ),
  timeZoneName: text({
    about: 'What visitors call the time zone, beside the hours.',
    max: 40,
    example: 'Central Time',
  }),
  responseTime: text({
    label: 'When you answer',
    about: 'How soon a visitor who writes or calls hears from you.',
    max: 40,
    example: 'within 1 business day',
  }),

  // Where an answer is missing, the legal pages have another wording.
  wisp: flag({
    label: 'We have a written information security plan',
    about: 'True once the plan that IRS Publication 4557 asks for is in place.',
    optional: true,
  }),
  governingState: usState({
    label: 'State whose law governs the website',
    about: 'As your attorney advises; without it the terms are worded in general.',
    optional: true,
  }),
  otherStates: as(list(usState(), { max: 60 }).superRefine(distinct), {
    label: 'Other states where clients file',
    about:
      'Where clients file, besides the states of your offices, licenses and articles: for the tax calendar.',
    none: [],
  }),
  retention: text({
    label: 'How long client records are kept',
    max: 120,
    expected: 'how long, to follow the words "We keep client records"',
    example: 'for seven years after the return they belong to is filed',
    optional: true,
  }),
  sms: group(
    {
      maxPerMonth: whole({
        label: 'Most text messages in a month',
        about: 'The most you send in a month, as registered with the carriers.',
        min: 1,
        max: 60,
        expected: 'a whole number',
        example: 6,
        optional: true,
      }),
    },
    { label: 'Text messages', optional: true },
  ),

  founded: yearMonth({
    about: 'The month in which the firm was founded.',
  }),
  fullTimeSince: whole({
    label: 'Full time since (year)',
    about: 'The year since which the founder has run the firm full time.',
    min: 1950,
    max: 2100,
    example: 2017,
    optional: true,
  }),

  licenses: list(
    group({
      state: usState(),
      number: text({
        about: 'The number, exactly as the state board shows it.',
        max: 30,
      }),
    }),
    {
      about: 'State CPA licenses exactly as held, except those that people in `team.yaml` have.',
      max: 60,
      none: [],
    },
  ),
  revenueBands: as(
    list(group({ from: money(), to: money() }), {}).superRefine((bands, context) => {
      for (const [at, { from, to }] of bands.entries()) {
        const before = bands[at - 1]?.to ?? from
        if (to <= from) refuse(context, [at, 'to'], `more than ${from}, where the band starts`)
        if (from !== before) refuse(context, [at, 'from'], `${before}, where the band before ends`)
      }
    }),
    {
      about:
        'Annual revenue of the businesses you serve; each band starts where the one before it ends.',
      none: [],
    },
  ),
  pricesEffective: pastDate({
    label: 'Prices are valid from',
    about: 'Printed with the prices; change it whenever a price changes.',
  }),
  calculator: as(
    group({
      minimum: whole({ about: 'The low end, as a percentage of the tax paid.', ...percent }),
      maximum: whole({ about: 'The high end, as a percentage of the tax paid.', ...percent }),
    }).refine(({ minimum, maximum }) => minimum < maximum, 'a minimum lower than the maximum'),
    { about: 'The range of savings that the calculator shows.', optional: true },
  ),
  security: group(
    {
      contact: either([email(), webUrl()], {
        label: 'Email or web address',
        about: 'Whom to tell about a security problem with the website.',
        expected: 'an email address or a web address',
        example: 'security@example.com',
      }),
      expires: isoDate({
        label: 'Valid until',
        about: "At most a year ahead; set a new day once you've checked that someone reads it.",
      }),
    },
    { about: 'Where to report a security problem: /.well-known/security.txt.' },
  ),
  partners: as(
    list(
      group({
        id: slug({ label: 'Name in links', about: 'Price lists name the company by it.' }),
        name: text({
          about: 'The company. If there is none, remove the entry here and in the price lists.',
          max: 60,
        }),
        url: webUrl(url),
        compensated: flag({
          label: 'We are paid for referrals',
          about: 'Leave it out until you know; a paid referral has to be disclosed.',
          optional: true,
        }),
      }),
      { max: 20 },
    ).superRefine(distinctIds),
    { about: 'Independent companies that you refer visitors to.', none: [] },
  ),
})

export type Firm = z.infer<typeof firmSchema>

/** A period as it reads in a sentence: "You have your plan within three to four weeks". */
const period = text({ max: 40, example: 'three to four weeks' })
const dayOfYear = text({
  max: 20,
  example: 'December 1',
})
const terms = text({ max: 260 })

/** A text can ask whether there is an answer: {?practice.planReview}. */
const optionalAnswers = {
  cancellation: as(terms, {
    label: 'Billing and end of monthly packages',
    about: 'When you bill them, and how a client ends one.',
    optional: true,
  }),
  rentalSoftware: text({
    about: 'The rental software whose reports you can import.',
    max: 80,
    example: 'AppFolio and Buildium',
    optional: true,
  }),
  planReview: as(period, {
    label: 'Length of the plan review',
    about: 'The meeting in which you go over a finished plan.',
    example: 'one hour',
    optional: true,
  }),
  taxConsult: as(period, {
    label: 'Length of a tax prep consult',
    about: 'How long the consult about a return lasts.',
    example: '30 minutes',
    optional: true,
  }),
  businessConsult: as(period, {
    label: 'Length of a Business Advice Consult',
    about: 'How long the consult about a business lasts.',
    example: 'one hour',
    optional: true,
  }),
}

const practiceFields = {
  call: group(
    {
      minutes: whole({
        about: 'How long it takes.',
        min: 5,
        max: 180,
        expected: 'a whole number of minutes',
        example: 15,
      }),
      by: text({ label: 'How we meet', max: 40, example: 'phone or video' }),
      terms: text({
        about: 'What becomes of the fee, and how to change the time.',
        max: 120,
      }),
      note: text({
        about: 'Shown beside the first booking button of every page.',
        max: 140,
        values: ['minutes', 'by'],
      }),
    },
    {
      label: 'The first call',
      about: 'The first meeting, which every booking button books.',
    },
  ),
  quoteTime: as(period, {
    label: 'Time for a quote',
    about: 'How soon the written quote comes after the client uploads the last return.',
  }),
  planTime: as(period, {
    label: 'Time for a plan',
    about: 'From complete documents to the finished plan.',
  }),
  planCutoff: as(dayOfYear, {
    label: 'Last day to start a plan for the year',
    about: 'The last day to sign and send complete documents for a plan of the current year.',
  }),
  returnTime: as(period, {
    label: 'Time for a return',
    about: 'From complete documents to the finished return.',
  }),
  returnCutoff: as(dayOfYear, {
    label: 'Last day for documents: individual returns',
    about: 'For a return that is filed on time without an extension.',
  }),
  entityCutoff: as(dayOfYear, {
    label: 'Last day for documents: company returns',
    about: 'For the return of an S corporation or a partnership, filed on time.',
  }),
  contact: as(terms, { label: 'Who clients talk to' }),
  billing: as(terms, {
    label: 'Billing of plans and returns',
    about: 'When clients pay for single work, and how.',
  }),
  security: as(terms, { about: 'How documents reach you safely.' }),
  switching: as(terms, { about: "What you ask a new client's previous preparer for." }),
  software: text({
    about: 'The accounting software that you work with.',
    max: 80,
    example: 'QuickBooks Online',
  }),
  ...optionalAnswers,
  languages: text({
    about: 'The languages in which you serve clients.',
    max: 60,
    example: 'English',
  }),
}

const practiceNames = Object.fromEntries(
  Object.entries(practiceFields).map(([key, field]) => [key, labelOf(field, key)]),
) as Record<keyof typeof practiceFields, string>

/** How the firm works with clients. */
export const practiceSchema = group({
  sample: list(choice(practiceNames, { label: 'Not yet your own' }), {
    label: 'Not yet your own',
    about:
      'The answers below that came with this website; take a name off once the answer is yours.',
    none: [],
  }),
  ...practiceFields,
})

export type Practice = z.infer<typeof practiceSchema>

/** What happens after a visitor books, the same wherever it is shown. Its texts may use the answers of
    practice.yaml by name, which that file itself cannot. */
export const nextSchema = group({
  heading: heading(),
  steps: stepList({ about: 'From booking to the start of the work.' }),
})
