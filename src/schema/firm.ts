import { z } from 'zod'
import { days, weekOf } from '../lib/hours.ts'
import { day, dollars, id, line, list, matching, price, repeatedIds, text, url } from './fields.ts'

// Content that several pages share: the files directly in content/, and content/prices/.

const clock = matching(/^(1[0-2]|[1-9])(:[0-5]\d)?(am|pm)$/, 'Enter a time like 11am or 3:30pm')
const weekday = '(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
const weekdays = matching(new RegExp(`^${weekday}(-${weekday})?$`), 'Enter a day or a range like Monday-Thursday')
const month = (example: string) => matching(/^\d{4}-(0[1-9]|1[0-2])$/, example)

const hours = list(z.strictObject({ days: weekdays, opens: clock, closes: clock }), '{{days}} {{opens}}-{{closes}}')
  .superRefine((all, context) => {
    const addError = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    for (const [index, each] of all.entries()) {
      const [span] = weekOf([each])
      if (!span) addError([index, 'days'], 'Enter the earlier day first, such as Monday-Friday')
      else if (span.opens >= span.closes)
        addError([index, 'closes'], 'The closing time must be later than the opening time')
    }
    const week = weekOf(all)
    const early = week.find(({ closes }, index) => closes > (week[index + 1]?.opens ?? closes))
    if (early) addError([], `Two entries overlap on ${days[Math.floor(early.opens / 1440)]}`)
  })
  .meta({ title: 'Office hours' })

const isTimeZone = (name: string) => Intl.supportedValuesOf('timeZone').includes(name)

export const firm = z.strictObject({
  name: line,
  shortName: line,
  descriptor: line.meta({ title: 'Line under the short name' }),
  legalName: line,
  tagline: line,
  phone: matching(/^\(\d{3}\) \d{3}-\d{4}$/, 'Enter a phone number like (555) 123-4567'),
  email: z.email(),
  address: line.meta({ title: 'Mailing address' }),
  siteUrl: url.meta({ title: 'Website URL' }),
  schedulingUrl: url.meta({ title: 'Scheduling link' }),
  blogUrl: url.meta({ title: 'Blog link' }),
  portalUrl: url.meta({ title: 'Client portal link' }),
  payUrl: url.meta({ title: 'Payment link' }),
  social: list(z.strictObject({ name: line, url }), '{{name}}').meta({ title: 'Social media' }),
  hours,
  timeZone: line
    .refine(isTimeZone, 'Enter a name such as America/Chicago')
    .meta({ description: 'Enter the IANA name, such as America/Chicago.' }),
  timeZoneName: line.meta({ title: 'Time zone as shown' }),
  responseTime: line,
  founded: month('Enter a month like 2009-06'),
  fullTimeSince: z.int().meta({ title: 'Full-time since (year)' }),
  planCutoff: day.meta({ title: 'Last day to start a plan' }),
  bookingNote: text.meta({ description: 'Explains what happens after someone clicks a booking button.' }),
  strategySession: z.strictObject({ url, note: text }).meta({ title: 'Free session (/buy-sell-business)' }),
  revenueBands: list(z.strictObject({ from: z.int(), to: z.int() }), '{{from}} to {{to}}')
    .length(3)
    .meta({ title: 'Revenue ranges of clients' }),
  pricesEffective: day.meta({ title: 'Price effective date' }),
  security: z
    .object({ contact: z.email(), expires: day.meta({ title: 'Expires' }) })
    .meta({ title: 'Security contact' }),
  licenses: list(z.strictObject({ state: line, number: line }), '{{state}} {{number}}'),
  calculator: z
    .object({ minimum: z.int().min(0).max(100), maximum: z.int().min(0).max(100) })
    .refine(({ minimum, maximum }) => minimum < maximum, 'The minimum must be less than the maximum')
    .meta({ title: 'Savings calculator (percent of tax paid)' }),
  partners: list(
    z.strictObject({ id, name: line, url, compensated: z.boolean().meta({ title: 'They pay us for referrals' }) }),
    '{{name}}',
  ),
  practice: list(
    z.strictObject({
      id,
      what: line,
      text: line.meta({ title: 'Wording' }),
      confirmed: z.boolean().meta({ title: 'Confirmed', description: 'Turn on once you work this way.' }),
    }),
    '{{what}}: {{text}}',
  ).meta({
    title: 'How you work',
    description: 'Every sentence about a term uses this wording. Terms are samples until you turn on Confirmed.',
  }),
})

const additionalCost = z.strictObject({
  id: id.optional(),
  name: line,
  price,
  per: z.enum(['hr', 'mo', 'each', 'flat']).optional(),
  credit: z.boolean().default(false).meta({ title: 'This is a discount' }),
})

const pkg = z.strictObject({
  id,
  title: line,
  form: line.optional().meta({ title: 'IRS form number', description: 'For tax returns only, such as 1040.' }),
  price,
  frequency: z.enum(['per year', 'per month', 'per return']).optional(),
  onboarding: price.optional().meta({ title: 'One-time onboarding fee' }),
  bestFor: text.optional().meta({ title: 'Best for' }),
  isPrimary: z.boolean().meta({ title: 'Show as “Common choice”' }),
  outcomes: list(line).meta({ title: 'What it includes' }),
  work: list(z.strictObject({ when: line.meta({ title: 'Date' }), text }), '{{when}}')
    .optional()
    .meta({ title: 'Work schedule' }),
  additionalCosts: z.array(additionalCost).default([]).meta({ summary: '{{name}} {{price}}' }),
})

const sample = z.boolean().default(false).meta({ title: 'These are sample prices' })

export const packages = z
  .object({ sample, packages: list(pkg, '{{title}}: {{price}}') })
  .refine(
    (file) => file.packages.filter(({ isPrimary }) => isPrimary).length === 1,
    'Turn on "Common choice" for exactly one package',
  )
export type Package = z.output<typeof pkg>

export const additional = z
  .strictObject({
    sample,
    services: list(
      z.strictObject({
        id,
        name: line,
        price: matching(
          /^(\$\d{1,3}(,\d{3})*\+?|Varies|Quoted)$/,
          'Enter an amount like $350 or $485+, Varies, or Quoted',
        ),
        note: line.optional(),
        partner: z
          .string()
          .meta({ widget: 'relation', file: 'firm', path: 'partners.*.id', displayField: 'partners.*.name' })
          .optional(),
      }),
      '{{name}}: {{price}}',
    ),
  })
  .transform(({ sample, services }) => ({
    sample,
    services: services.filter(({ price }) => price !== 'Quoted'),
    quoted: services.filter(({ price }) => price === 'Quoted').map(({ id, name }) => ({ id, name })),
  }))

/** IDs of figures that pages refer to, so they must exist. */
const shownByPages = ['yearsExperience', 'averageSavings', 'inHouseTeam']
const figure = {
  prefix: line.default('').meta({ title: 'Text before the number' }),
  value: z.number().min(0),
  suffix: line.default('').meta({ title: 'Text after the number' }),
}

export const claims = z.strictObject({
  claims: list(
    z.strictObject({
      id,
      ...figure,
      upTo: z.strictObject(figure).optional().meta({ title: 'Upper end of a range' }),
      label: line.meta({ title: 'Label under the number' }),
      basis: text.meta({ title: 'What it counts (fine print)' }),
      asOf: month('Enter a month like 2026-11').meta({ title: 'As of' }),
      source: line,
      verified: z.boolean().meta({ title: 'We can prove this number' }),
      savings: z.boolean().default(false).meta({ title: 'Savings claim (adds the disclaimer)' }),
    }),
    '{{label}}',
  )
    .refine(
      (all) => shownByPages.every((id) => all.some((each) => each.id === id)),
      `These numbers are used on pages and can't be removed: ${shownByPages.join(', ')}`,
    )
    .meta({ title: 'Numbers' }),
})
export type Claim = z.output<typeof claims>['claims'][number]

export const guarantee = z.strictObject({
  multiple: z.int().min(1).meta({ title: 'Guarantee multiple', description: 'Enter 3 for 3X the fee.' }),
  title: line,
  inShort: text.meta({ title: 'Short version' }),
  terms: text,
  example: text.meta({ title: 'Example of the refund', description: 'Appears above the full terms.' }),
  satisfaction: text.meta({ title: 'Satisfaction guarantee' }),
  sample: z
    .boolean()
    .meta({ title: 'These are sample terms', description: 'Turn off once you and your lawyer have agreed to them.' }),
})

const taxFigure = z
  .strictObject({
    id,
    what: line,
    year: z.int(),
    text: line.meta({ title: 'Amount' }),
    source: z.strictObject({ name: line, url }).optional().meta({ title: 'Primary source' }),
    reviewed: day,
    validThrough: day,
  })
  .refine(({ year, validThrough }) => Number(validThrough.slice(0, 4)) >= year, {
    path: ['validThrough'],
    error: 'Enter a date in the year of the amount, or later',
  })

/** Tax figures, with one item for each figure and year. */
export const taxFigures = z.strictObject({
  figures: z
    .array(taxFigure)
    .min(1)
    .superRefine((figures, context) => {
      for (const [index] of repeatedIds(figures.map(({ id, year }) => ({ id: `${id} of ${year}` }))))
        context.addIssue({ code: 'custom', path: [index, 'year'], message: 'That year already has an amount' })
    })
    .meta({
      title: 'Tax amounts',
      summary: '{{what}}, {{year}}: {{text}}',
      description: "For a new year, duplicate last year's item and edit the copy. Pages about last year don't change.",
    }),
})

export const faq = z.strictObject({
  reviewed: day,
  validThrough: day,
  items: list(z.strictObject({ id, question: line, answer: text }), '{{question}}').meta({ title: 'Questions' }),
})

const person = z.strictObject({
  id,
  name: line,
  role: line.meta({ description: 'Appears on the card of a person without credentials.' }),
  credentials: list(
    z.strictObject({
      title: line,
      state: line.optional(),
      number: line.optional().meta({ title: 'License number' }),
      lookUp: url.optional().meta({ title: 'License lookup page' }),
    }),
    '{{title}}',
  ).optional(),
  bio: text,
  languages: list(line).optional(),
  // Before it's saved, a new photo has a blob URL instead of a path.
  photo: line
    .regex(/^(blob:.+|\/images\/[\w.-]+\.webp)$/, 'Choose a JPEG, PNG or WebP')
    .optional()
    .meta({
      widget: 'image',
      title: 'Photo',
      description: 'Use a vertical head-and-shoulders photo in JPEG, PNG or WebP. The editor resizes it.',
    }),
})
export type Person = z.output<typeof person>

export const team = z.strictObject({
  support: text.meta({ title: 'Support staff' }),
  people: list(person, '{{name}}'),
  founder: line.meta({ widget: 'relation', file: 'team', path: 'people.*.id', displayField: 'people.*.name' }),
})

// The editor's list of choices turns numbers into strings.
export const caseStudy = z.coerce.number<number | string>().int().meta({
  widget: 'relation',
  file: 'case-studies',
  path: 'records.*.id',
  displayField: 'No. {{records.*.id}}: {{records.*.client}}',
  title: 'Case study',
})

const testimonial = z
  .strictObject({
    id,
    name: line.optional().meta({
      title: 'Client name as shown',
      description: 'Enter the name that the client agreed to, such as Dana R.',
    }),
    title: line.meta({ title: 'Role and location' }),
    quote: text.meta({ title: 'Quotation', description: "For a sample, write in the firm's own voice." }),
    savings: dollars.optional().meta({
      title: 'Amount saved',
      description: 'Use whole dollars. A sample gets its amount from its case study.',
    }),
    caseStudy: caseStudy.optional(),
    verified: z.boolean().meta({
      title: 'A real client',
      description: 'Turn on only with written permission from the client. Leave it off for a sample.',
    }),
    consentOnFile: day.optional().meta({ title: 'Written permission received on' }),
    relationship: line.optional().meta({
      title: 'Payment or relationship',
      description: 'Appears with the quotation, such as: Dana R. received a discount. Leave blank if neither applies.',
    }),
  })
  .refine(({ verified, consentOnFile }) => !verified || consentOnFile, {
    path: ['consentOnFile'],
    error: 'Enter the date of the written permission, or turn off "A real client"',
  })
  .refine(({ verified, name }) => !verified || name, {
    path: ['name'],
    error: 'Enter the name that the client agreed to, or turn off "A real client"',
  })
export type Testimonial = z.output<typeof testimonial>

export const testimonials = z.strictObject({
  testimonials: list(testimonial, '{{name}} {{title}}').meta({ title: 'Stories' }),
})

const strategy = z
  .strictObject({
    name: line,
    saved: dollars.meta({
      title: 'Tax saved',
      description: 'Use whole dollars, after the savings from the strategies above.',
    }),
    later: dollars
      .optional()
      .meta({ title: 'Deferred portion', description: 'Leave blank if the savings are permanent.' }),
    action: text.meta({ title: 'What the client did and paid' }),
    arithmetic: text.meta({ title: 'How we figured the savings', description: 'For example: $8,750 at 24%.' }),
    rule: line.meta({ description: 'For example: IRC § 179.' }),
    source: url.meta({ title: 'Link to the rule', description: 'Link to the law, the regulation or the IRS page.' }),
  })
  .refine(({ saved, later = 0 }) => later <= saved, { path: ['later'], error: "This can't be more than the tax saved" })

export const caseStudies = z.strictObject({
  illustrative: z.boolean().meta({ title: 'These are samples' }),
  records: list(
    z.strictObject({
      id: z.int().meta({ title: 'Number' }),
      client: line.meta({ description: 'Enter a short description, such as Property management company.' }),
      type: z.enum(['business', 'individual', 'mixed']),
      revenue: dollars.optional(),
      profit: dollars.optional(),
      w2Earnings: dollars.optional().meta({ title: 'W-2 earnings' }),
      stockSaleProceeds: dollars.optional(),
      businessIncome: dollars.optional(),
      investmentIncome: dollars.optional(),
      totalIncome: dollars.optional(),
      taxDueWithoutStrategy: dollars,
      keyStrategiesUsed: z.int().min(1).meta({ description: 'Enter the number of strategies below.' }),
      taxDueWithStrategy: dollars.optional(),
      taxRefundWithStrategy: dollars.optional(),
      totalTaxSavings: dollars,
      federalTax: dollars.meta({ title: 'Total federal tax for the year' }),
      later: dollars.meta({ title: 'Deferred savings' }),
      remark: text.optional().meta({ title: 'Note' }),
      strategies: list(strategy, '{{name}}').meta({
        description: 'List them in the order applied. They must add up to the amounts above.',
      }),
    }),
    '{{id}} {{client}}',
  ).meta({ title: 'Case studies' }),
})
export type CaseStudy = z.output<typeof caseStudies>['records'][number]

/** A notice on every page between its two dates. The file is optional. */
export const notice = z
  .object({ text: text.max(240), from: day.meta({ title: 'Start date' }), until: day.meta({ title: 'End date' }) })
  .refine(({ from, until }) => from <= until, 'The end date is before the start date')

const path = (title: string, example: string) =>
  matching(/^\/(?!\/)[\w./#-]*$/, `Enter a path like ${example}`).meta({ title })

export const redirects = z.strictObject({
  redirects: z
    .array(z.strictObject({ from: path('Old page', '/old-page'), to: path('New page', '/pricing') }))
    .superRefine((all, context) => {
      for (const [index] of repeatedIds(all.map(({ from }) => ({ id: from }))))
        context.addIssue({ code: 'custom', path: [index, 'from'], message: 'Another redirect already uses this page' })
    })
    .transform((all) => Object.fromEntries(all.map(({ from, to }) => [from, to])))
    .meta({ summary: '{{from}} to {{to}}' }),
})
