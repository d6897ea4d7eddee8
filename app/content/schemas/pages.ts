import { z } from 'zod'
import { list, pastDate, prose, slug, text } from '#app/content/engine/fields.ts'
import {
  basis,
  closing,
  distinctBy,
  distinctIds,
  each,
  head,
  heading,
  hero,
  label,
  link,
  path,
  plate,
} from './common.ts'
import { picture } from './picture.ts'

const shortHeading = text({ max: 70 })
const shortLabel = text({ max: 40 })

const column = text({ max: 26, example: 'Total tax savings' })

/** `name` begins the caption and the spoken "Business table sorted by ...". */
const table = z.strictObject({ name: text({ max: 20, example: 'Business' }), about: label })

export const caseStudiesPageSchema = z.strictObject({
  head,
  hero: z.strictObject({
    heading: shortHeading,
    lead: prose({ max: 180 }),
    schedule: label,
    basis,
  }),
  plate: z.strictObject({ caption: text({ max: 140 }) }),
  outcomes: z.strictObject({
    heading: shortHeading,
    intro: prose({ max: 180 }),
    number: text({ max: 6, example: 'No.' }),
    drawing: column,
    refund: column,
    longest: label,
    /** For the types of the records that there are. */
    tables: z.strictObject(each('business individual mixed', table.optional())),
    columns: z.strictObject({
      ...each(
        'revenue profit w2Earnings stockSaleProceeds businessIncome investmentIncome',
        column,
      ),
      ...each('totalIncome taxDueWithoutStrategy keyStrategiesUsed result totalTaxSavings', column),
    }),
    definition: text({ max: 200 }),
    /** Shown where a record has a stock sale. */
    stock: text({ max: 120 }).optional(),
    /** What else the figures count, and what may only be put off. */
    timing: text({ max: 200 }),
    basis,
  }),
  closing: z.strictObject({ heading: shortHeading, text: prose({ max: 240 }) }),
})

export type CaseStudiesPage = z.infer<typeof caseStudiesPageSchema>

const cutOffs = z.strictObject({
  heading: shortHeading,
  items: list(text({ max: 160, example: 'Gifts to charity' }), { min: 1, max: 8 }),
})

export const learningLibrarySchema = z.strictObject({
  head,
  hero: z.strictObject({
    heading: shortHeading,
    lead: prose({ max: 240 }),
    calendar: label,
    blog: label,
    /** Required beside the link: the blog is not part of this site. */
    notice: text({ max: 200 }),
  }),
  plate,
  calendar: z.strictObject({
    heading: shortHeading,
    intro: prose({ max: 260 }),
    caption: text({ max: 140 }),
    columns: z.strictObject({ date: label, what: label, who: label }),
    /** {from} is the day the law names, {because} why nothing is due on it. */
    moved: text({ max: 80, example: 'Not {from}, which is {because}' }),
    state: text({ max: 30, example: 'State of {state}' }),
    /** For visitors who want one state; not shown while no date has a state. */
    filter: z.strictObject({
      label,
      all: label,
      chosen: text({ max: 80, example: 'Federal and {state}: {count} dates' }),
      download: text({ max: 60, example: 'Download {state}' }),
    }),
    download: label,
    about: text({ max: 160 }),
    /** Appears in every entry of the downloaded file. */
    fileNote: text({ max: 160 }),
    /** What a visitor must not look for here. */
    leavesOut: prose({ max: 320 }),
    notes: list(prose({ max: 320 }), { min: 1, max: 6 }),
    /** The heading of the list of sources, and the name of those that no state has. */
    sources: z.strictObject({ heading: shortHeading, federal: label }),
  }),
  yearEnd: z
    .strictObject({
      heading: shortHeading,
      intro: prose({ max: 260 }),
      closes: cutOffs,
      open: cutOffs,
      note: prose({ max: 400 }),
    })
    .optional(),
  teasers: z.strictObject({
    heading: shortHeading,
    intro: prose({ max: 200 }),
    items: list(z.strictObject({ name: label, text: text({ max: 180 }) }), { min: 1, max: 12 }),
  }),
})

export type LearningLibrary = z.infer<typeof learningLibrarySchema>

const asOf = text({ max: 20, example: 'as of' })
const tab = text({ max: 24, example: 'Revenue Range' })
const note = text({ max: 90 })

export const aboutPageSchema = z.strictObject({
  head,
  hero,
  trunk: z.strictObject({
    experience: label,
    fullTime: label,
    founded: label,
    /** Printed after the basis of the figure in claims.yaml. */
    asOf,
    ...plate.shape,
  }),
  mission: z.strictObject({ heading, text: prose({ max: 320 }) }).optional(),
  founder: z
    .strictObject({ heading, bio: list(prose({ max: 360 }), { min: 1, max: 12 }) })
    .optional(),
  team: z
    .strictObject({
      heading,
      /** Who a client talks to, step by step; a text may be an answer of practice.yaml. */
      roles: list(z.strictObject({ name: label, text: text({ max: 260 }) }), { min: 1, max: 12 }),
      more: prose({ max: 160 }).optional(),
    })
    .optional(),
  /** A tab is there if its group is, and something to list in it. */
  serve: z
    .strictObject({
      heading,
      intro: text({ max: 120 }).optional(),
      label,
      industries: z.strictObject({ tab, note }).optional(),
      revenue: z.strictObject({ tab, note, bands: z.array(text({ max: 150 })) }).optional(),
      needs: z
        .strictObject({
          tab,
          note,
          items: z
            .array(z.strictObject({ need: text({ max: 60 }), to: path }))
            .max(20)
            .superRefine(distinctBy(({ to }) => to, 'to', 'each service only once')),
        })
        .optional(),
    })
    .optional(),
  faq: z.strictObject({ heading, more: label }),
  closing: closing.optional(),
})

export type AboutPage = z.infer<typeof aboutPageSchema>

const differentiator = z.strictObject({ name: text({ max: 44 }), text: prose({ max: 160 }) })

export const ourFirmPageSchema = z.strictObject({
  head,
  hero,
  plate,
  mission: z.strictObject({ heading, text: prose({ max: 320 }), founded: label, asOf }).optional(),
  values: z
    .strictObject({
      heading,
      items: list(z.strictObject({ name: label, text: text({ max: 160 }) }), { min: 1, max: 12 }),
    })
    .optional(),
  founder: z
    .strictObject({
      heading,
      story: list(prose({ max: 340 }), { min: 1, max: 12 }),
      /** What a screen reader says of the portrait, and of the frame that holds its place. */
      portrait: text({ max: 80, example: 'Portrait of {name}' }),
      frame: text({ max: 80 }),
      awaiting: text({ max: 120 }),
    })
    .optional(),
  team: z.strictObject({
    heading,
    intro: prose({ max: 400 }),
    noCredential: label,
    /** Below a person who speaks more than the firm's language. */
    languages: text({ max: 40, example: 'Speaks {languages}' }),
  }),
  checks: z.strictObject({ heading, items: list(differentiator, { min: 1, max: 12 }) }).optional(),
  closing: closing.optional(),
})

export type OurFirmPage = z.infer<typeof ourFirmPageSchema>

export const whoWeServePageSchema = z.strictObject({
  head,
  title: text({ max: 40 }),
  lead: prose({ max: 240 }),
  street: z.strictObject({
    /** Below the empty plot of the drawing. */
    none: text({ max: 30, example: 'None of these?' }),
    caption: text({ max: 160 }),
  }),
  prices: prose({ max: 180 }),
  /** Says once that the answers are general rules. */
  note: prose({ max: 240 }),
  closing: z.strictObject({
    heading: shortHeading,
    text: prose({ max: 420 }),
    schedule: label,
    call: label,
  }),
})

export type WhoWeServePage = z.infer<typeof whoWeServePageSchema>

const audienceQuestion = z.strictObject({
  question: text({ max: 120 }),
  answer: prose({ min: 40, max: 500 }),
})

/** What this audience would pay, from the price lists: "{price.tax-planning.elite} a year". */
const audienceCost = z.strictObject({
  label: text({ max: 40, example: 'Tax planning, Strategic' }),
  price: text({ max: 30, example: '{price.tax-planning.strategic} a year' }),
  to: link,
})

export const audiencesSchema = z.strictObject({
  audiences: z
    .array(
      z.strictObject({
        id: slug,
        name: text({ max: 50 }),
        picture: picture('front'),
        line: text({ max: 170 }),
        costs: list(audienceCost, { min: 1, max: 2 }),
        questions: list(audienceQuestion, { min: 2, max: 3 }),
      }),
    )
    .min(1)
    .max(30)
    .superRefine(distinctIds),
})

export type Audiences = z.infer<typeof audiencesSchema>

export const faqSchema = z.strictObject({
  items: list(
    z.strictObject({
      id: slug,
      question: text({ max: 110 }),
      answer: prose({ min: 40, max: 1100 }),
      onHome: z
        .boolean()
        .meta({ expected: 'true to show the question on the home page too' })
        .optional(),
      onAbout: z.boolean().meta({ expected: 'true to show the question on /about too' }).optional(),
    }),
    { min: 1, max: 200 },
  ).superRefine(distinctIds),
})

export const faqPageSchema = z.strictObject({
  head,
  title: text({ max: 80 }),
  sentence: prose({ max: 240 }),
  heading: text({ max: 40, example: '{Count} questions', values: ['count', 'Count'] }),
  plate,
})

export type Faq = z.infer<typeof faqSchema>

const sentence = prose({ max: 220 })
const linkedWay = z.strictObject({ label, link: label, about: sentence })
/** What follows from the hours. */
const businessDays = ['closedDays', 'lastDay', 'lastClose', 'nextDay']

export const contactPageSchema = z.strictObject({
  head,
  hero: z.strictObject({
    heading: shortHeading,
    lead: sentence,
    schedule: label,
    call: label,
    closed: label,
  }),
  plate,
  ways: z.strictObject({
    heading: shortHeading,
    phone: z.strictObject({ label, about: sentence }),
    online: linkedWay,
    ...each('email mail', z.strictObject({ label, about: sentence })),
    /** Those to portal and payment are shown where firm.yaml has portalUrl and payUrl. */
    ...each('portal pay card', linkedWay),
    /** Beside an address that has a mapUrl. */
    map: label,
  }),
  /** Shown where firm.yaml has more than one office. */
  offices: z.strictObject({ heading: shortHeading }),
  /** What happens after booking; the home page shows it too. */
  next: z.strictObject({
    heading: shortHeading,
    steps: list(z.strictObject({ name: label, text: text({ max: 220 }) }), { min: 3, max: 5 }),
  }),
  warning: z.strictObject({
    heading: shortHeading,
    /** Required word for word where the site is in English. */
    line: text({ max: 160 }).meta({ expected: 'exactly the required sentence', prescribed: true }),
    after: sentence,
  }),
  reply: z.strictObject({
    heading: shortHeading,
    days: text({
      max: 200,
      example: 'A business day is one with hours: not {closedDays}.',
      values: businessDays,
    }),
    example: text({ max: 200, values: businessDays }),
  }),
  accessibility: z.strictObject({
    heading: shortHeading,
    standard: prose({ max: 320 }),
    help: prose({ max: 320 }),
    limitsHeading: shortHeading,
    limits: list(text({ max: 200 }), { min: 1, max: 20 }),
  }),
})

export type ContactPage = z.infer<typeof contactPageSchema>

const line = text({ max: 160 })
const row = z.strictObject({ term: text({ max: 20, example: 'Cost' }), text: prose({ max: 240 }) })

export const smsOptinSchema = z.strictObject({
  head,
  title: label,
  lead: prose({ max: 200 }),
  jump: shortLabel,
  plate: z.strictObject({ picture: text({ max: 200 }), caption: text({ max: 240 }) }),
  program: z
    .strictObject({
      heading: label,
      name: row,
      messages: z.strictObject({
        term: text({ max: 20 }),
        kinds: list(text({ max: 100, example: 'tax deadlines' }), { min: 1, max: 9 }),
        never: line,
      }),
      rules: list(row, { min: 1, max: 12 }),
    })
    .meta({ prescribed: true }),
  form: z.strictObject({
    heading: label,
    nameLabel: shortLabel,
    phoneLabel: shortLabel,
    phonePlaceholder: text({ max: 20, example: '(555) 123-4567' }),
    consent: prose({ max: 400 }).meta({ prescribed: true }),
    /** Beside the consent, not part of it: links to the other documents. */
    documents: prose({ max: 200 }),
    consentVersion: pastDate,
    before: line,
    ...each('button missing consentName complete', shortLabel),
    incomplete: line,
  }),
  mail: z.strictObject({ subject: label, agreement: shortLabel, request: line }),
  composed: z.strictObject({
    status: line,
    help: prose({ max: 240 }),
    ...each('to subject message copy copied', shortLabel),
    refused: line,
  }),
})

export type SmsOptin = z.infer<typeof smsOptinSchema>

const groups = list(text({ max: 30, example: 'Services' }), { min: 1, max: 8 })

/** The menus and the columns of the footer, in order. Each page names its own place in them. */
export const navigationSchema = z.strictObject({ menus: groups, footer: groups })
