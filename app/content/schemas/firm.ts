import { z } from 'zod'
import { closestMatch, didYouMean } from '#app/content/engine/english.ts'
import {
  checked,
  email,
  isoDate,
  list,
  money,
  pastDate,
  phone,
  siteUrl,
  slug,
  text,
  webUrl,
  yearMonth,
} from '#app/content/engine/fields.ts'
import { monthDay, parseMonthDay, weekdays } from '#app/lib/dates.ts'
import { isInSeason, overlap, parseClock, parseDays, spansOf } from '#app/lib/hours.ts'
import { endingOf, isZip } from '#app/lib/us-states.ts'
import { distinct, distinctBy, distinctIds, each, refuse, usState } from './common.ts'

const days = checked((value) => {
  if (parseDays(value)) return undefined
  const expected = 'a day, or the first and last day with a dash between them'
  return { expected, hint: daysHint(value) }
}).meta({ expected: 'one or more days', example: 'Monday-Thursday' })

const clock = z
  .string()
  .refine((value) => parseClock(value) !== undefined)
  .meta({ expected: 'a time such as 11am or 3:30pm', example: '11am' })

/** The business hours, line by line. They are shown as written, so they must also make sense. */
const hours = list(z.strictObject({ days, opens: clock, closes: clock }), {
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

const seasonDay = checked((value) => {
  if (parseMonthDay(value)) return undefined
  const [, month, day] = /^(?:\d{4}-)?0?(\d{1,2})[-/]0?(\d{1,2})$/.exec(value) ?? []
  const meant = month && day ? monthDay(`2000-${month}-${day}`) : value.replace(/, \d{4}$/, '')
  return { expected: expectedDay, ...(parseMonthDay(meant) && { hint: `Did you mean ${meant}?` }) }
}).meta({ expected: expectedDay, example: 'January 15' })

/** Hours in place of the others on some days of every year, both days included. */
const seasons = list(z.strictObject({ from: seasonDay, until: seasonDay, hours }), {
  min: 0,
  max: 3,
}).superRefine((all, ctx) => {
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
})

function daysHint(value: string): string {
  const parts = value.split(/\s*[-,]\s*/)
  const guesses = parts.map((part) => closestMatch(part, weekdays))
  const [first, last] = guesses
  if (guesses.length === 2 && first && last && parts.every((part, i) => part === guesses[i])) {
    const order = weekdays.indexOf(first as 'Monday') - weekdays.indexOf(last as 'Monday')
    if (order > 0) return 'The week starts on Monday here, so the earlier day comes first.'
  }
  if (guesses.some((guess) => guess === undefined)) {
    return `Spell out the days, as in ${weekdays[0]} or ${weekdays[0]}-${weekdays[3]}, with no spaces around the dash.`
  }
  const joint = value.includes(',') ? ', ' : '-'
  return `Did you mean ${guesses.join(joint)}?`
}

const link = (name: string) =>
  z.strictObject({ name: text({ max: 40, example: name }), url: webUrl })

/** Of an office where letters arrive, or the city and state alone: "Boise, ID". */
const address = text({
  max: 120,
  example: '100 Main Street, Suite 4, Nashville, TN 37201',
}).superRefine((value, context) => {
  const { letters, state, zip } = endingOf(value) ?? { state: '', zip: '00000' }
  if (state === undefined)
    refuse(context, [], `the two letters of a U.S. state instead of ${letters}`)
  if (!isZip(zip)) refuse(context, [], `a ZIP code of five digits at the end instead of ${zip}`)
})
const timeZones = new Set(Intl.supportedValuesOf('timeZone'))
const officeName = text({ max: 40, example: 'Franklin' })

const percent = z
  .int()
  .min(1)
  .max(100)
  .meta({ expected: 'a whole-number percentage, without the % sign', example: 17 })

export const firmSchema = z.strictObject({
  name: text({ max: 60, example: 'Fairshare Tax Advisory' }).meta({ part: 'Name' }),
  shortName: text({ max: 40, example: 'Fairshare' }),
  descriptor: text({ max: 40, example: 'Tax Advisory' }),
  legalName: text({ max: 80, example: 'Fairshare Tax Advisory LLC' }),
  tagline: text({ max: 80 }),

  phone: phone.meta({ part: 'How to reach you' }).optional(),
  email,
  address,
  /** The main office; `offices` are the others. */
  officeName: officeName.optional(),
  mapUrl: webUrl.optional(),
  offices: z
    .array(
      z.strictObject({
        name: officeName,
        address,
        phone: phone.optional(),
        hours: hours.optional(),
        seasons: seasons.optional(),
        mapUrl: webUrl.optional(),
      }),
    )
    .max(20)
    .default([]),
  siteUrl: siteUrl.meta({ part: 'Web addresses' }),
  /** Left out, every first step is a call, or an email where there is no phone either. */
  schedulingUrl: webUrl.optional(),
  blogUrl: webUrl.optional(),
  /** Where clients exchange documents and pay; other companies run these sites. */
  portalUrl: webUrl.optional(),
  payUrl: webUrl.optional(),
  googleProfileUrl: webUrl.optional(),
  social: z.array(link('LinkedIn')).max(20).default([]),

  hours,
  seasons: seasons.optional(),
  holidays: z.array(isoDate).max(60).superRefine(distinct).optional(),
  timeZone: checked((zone) => {
    if (timeZones.has(zone)) return undefined
    return { expected: 'the name of a time zone', ...didYouMean(zone, [...timeZones]) }
  }).meta({
    expected: 'the name of a time zone',
    example: 'America/Chicago',
    part: 'Time zone and answers',
  }),
  timeZoneName: text({ max: 40, example: 'Central Time' }),
  responseTime: text({ max: 40, example: 'within 1 business day' }),

  // Where an answer is missing, the legal pages have another wording.
  wisp: z
    .boolean()
    .meta({ expected: 'true or false', part: 'Answers for the legal pages' })
    .optional(),
  governingState: usState.optional(),
  /** Where clients file, besides the states that the firm names anyway; see statesOf. */
  otherStates: z.array(usState).max(60).superRefine(distinct).default([]),
  retention: text({
    max: 120,
    expected: 'how long, to follow the words "We keep client records"',
    example: 'for seven years after the return they belong to is filed',
  }).optional(),
  sms: z
    .strictObject({
      maxPerMonth: z
        .int()
        .min(1)
        .max(60)
        .meta({ expected: 'a whole number', example: 6 })
        .optional(),
    })
    .optional(),

  founded: yearMonth.meta({ part: 'Since when' }),
  fullTimeSince: z.int().min(1950).max(2100).meta({ example: 2017 }).optional(),

  licenses: z
    .array(z.strictObject({ state: usState, number: text({ max: 30 }) }))
    .max(60)
    .default([]),
  revenueBands: z
    .array(z.strictObject({ from: money, to: money }))
    .superRefine((bands, context) => {
      for (const [at, { from, to }] of bands.entries()) {
        const before = bands[at - 1]?.to ?? from
        if (to <= from) refuse(context, [at, 'to'], `more than ${from}, where the band starts`)
        if (from !== before) refuse(context, [at, 'from'], `${before}, where the band before ends`)
      }
    })
    .default([]),
  pricesEffective: pastDate.meta({ part: 'Prices' }),
  calculator: z
    .strictObject({ minimum: percent, maximum: percent })
    .refine(({ minimum, maximum }) => minimum < maximum, 'a minimum lower than the maximum')
    .optional(),
  /** Where to report a security problem: /.well-known/security.txt. */
  security: z.strictObject({
    contact: z.union([email, webUrl]).meta({
      expected: 'an email address or a web address',
      example: 'security@example.com',
    }),
    expires: isoDate,
  }),
  partners: z
    .array(
      z.strictObject({
        id: slug,
        name: text({ max: 60 }),
        url: webUrl,
        compensated: z.boolean().meta({ expected: 'true or false' }).optional(),
      }),
    )
    .max(20)
    .superRefine(distinctIds)
    .default([]),
})

export type Firm = z.infer<typeof firmSchema>

/** A period as it reads in a sentence: "You have your plan within three to four weeks". */
const period = text({ max: 40, example: 'three to four weeks' })
const dayOfYear = text({ max: 20, example: 'December 1' })
const terms = text({ max: 260 })

const practice = z.strictObject({
  /** The first meeting, which every booking button books. */
  call: z.strictObject({
    minutes: z.int().min(5).max(180).meta({ expected: 'a whole number of minutes', example: 15 }),
    by: text({ max: 40, example: 'phone or video' }),
    terms: text({ max: 120 }),
    /** Shown beside the first booking button of every page. */
    note: text({ max: 140, values: ['minutes', 'by'] }),
  }),
  quoteTime: period,
  planTime: period,
  planCutoff: dayOfYear,
  returnTime: period,
  returnCutoff: dayOfYear,
  entityCutoff: dayOfYear,
  ...each('contact billing cancellation security switching', terms),
  software: text({ max: 80, example: 'QuickBooks Online' }),
  languages: text({ max: 60, example: 'English' }),
})

/** How the firm works with clients. `sample` names the fields that are not the firm's own yet. */
export const practiceSchema = z.strictObject({
  sample: z.array(z.keyof(practice)).default([]),
  ...practice.shape,
})

export type Practice = z.infer<typeof practiceSchema>

const answer = z.boolean().meta({ expected: 'true or false', example: true }).optional()

/** A program and its arguments, which no shell reads. */
const commandLine = z
  .string()
  .max(200)
  .regex(/^[\w@./:=,+-]+( [\w@./:=,+-]+)*$/)
  .meta({
    expected: 'a command on one line, with single spaces and no quotation marks',
    example: 'npx wrangler@4.158.0 deploy',
  })

const answers = z.strictObject(
  each(
    'hours prices salesTaxDiscount people smsRegistration hostingLogs legalTexts evidence',
    answer,
  ),
)

/** The owner's reason why words that the launch check doubts are right as they are. */
const answered = z.strictObject({
  finding: z
    .string()
    .regex(/^f[\da-f]{7}$/)
    .meta({
      expected: 'the id that the launch check prints with the finding',
      example: 'f3a91c20',
    }),
  reason: text({ min: 10, max: 300, example: 'A tax term here; it promises nothing.' }),
  on: pastDate,
})

/** What no page prints and only the owner can say. The launch check asks for an answer that is missing
    only where the firm has what the question is about; the editor publishes with the command. */
export const launchSchema = answers.extend({
  answered: z
    .array(answered)
    .max(100)
    .superRefine(distinctBy(({ finding }) => finding, 'finding', 'one answer for each finding'))
    .default([]),
  deploy: commandLine.optional(),
})

export type LaunchAnswers = z.infer<typeof answers>
