import type { z } from 'zod'
import { as } from '#app/content/engine/declared.ts'
import { flag, group, list, pastDate, prose, slug, text } from '#app/content/engine/fields.ts'
import {
  basis,
  closing,
  distinctBy,
  distinctIds,
  head,
  heading,
  hero,
  label,
  link,
  path,
  plate,
  plateFields,
} from './common.ts'
import { picture } from './picture.ts'

const shortHeading = text({ max: 70 })

const top = { label: 'Top of the page' }
const end = { label: 'End of the page' }
const drawing = { label: 'Drawing' }
const schedule = label({ label: 'Booking button' })
const call = label({ label: 'Call button' })

function lead(max: number) {
  return prose({ label: 'Opening sentences', max })
}

function intro(max: number) {
  return prose({ label: 'Introduction', max })
}

const savingsBasis = basis({
  about: 'Printed inside the required note on savings, which adds the final period.',
})

const column = text({ max: 26, example: 'Total tax savings' })

const outcomeTable = group(
  {
    name: text({
      about: 'Above the table, in its caption, and in what screen readers say when it is sorted.',
      max: 20,
      example: 'Business',
    }),
    about: label({
      label: 'Explanation',
      about: 'Which records the table has, below its name.',
    }),
  },
  { about: 'Needed while case-studies.yaml has records of this type.', optional: true },
)

export const caseStudiesPageSchema = group({
  head,
  hero: group({ heading: shortHeading, lead: lead(180), schedule, basis: savingsBasis }, top),
  plate: group({ caption: text({ max: 140 }) }, drawing),
  outcomes: group(
    {
      heading: shortHeading,
      intro: intro(180),
      number: text({
        about: 'Before the number of a record, and above the column of these numbers.',
        max: 6,
        example: 'No.',
      }),
      drawing: text({
        about: 'Heads the column with the bars.',
        max: 26,
        example: 'Total tax savings',
      }),
      refund: text({
        about: 'In the drawing, and in the key to the bars: what a refund is called.',
        max: 26,
        example: 'Total tax savings',
      }),
      longest: label({ about: 'Words before the amount of the longest bar.' }),
      tables: group(
        { business: outcomeTable, individual: outcomeTable, mixed: outcomeTable },
        { about: 'A name and an explanation for each type of record that there is.' },
      ),
      columns: group(
        {
          revenue: column,
          profit: column,
          w2Earnings: as(column, { label: 'W-2 earnings' }),
          stockSaleProceeds: column,
          businessIncome: column,
          investmentIncome: column,
          totalIncome: column,
          taxDueWithoutStrategy: column,
          keyStrategiesUsed: as(column, { label: 'Number of strategies used' }),
          result: as(column, { about: 'Heads the tax due, or the refund, with the strategy.' }),
          totalTaxSavings: column,
        },
        { about: 'The headings of the columns; each table shows those that its records fill.' },
      ),
      definition: text({ about: 'What "tax due" and "refund" mean here.', max: 200 }),
      stock: text({
        label: 'Note on stock sales',
        about: 'Shown where a record has a stock sale.',
        max: 120,
        optional: true,
      }),
      timing: text({
        about: 'What else the figures count, and what may only be put off to a later year.',
        max: 200,
      }),
      basis: savingsBasis,
    },
    { about: 'The tables of the sample outcomes; the records are in `case-studies.yaml`.' },
  ),
  closing: group({ heading: shortHeading, text: prose({ max: 240 }) }, end),
})

export type CaseStudiesPage = z.infer<typeof caseStudiesPageSchema>

const cutOffFields = {
  heading: shortHeading,
  items: list(text({ label: 'Entry', max: 160, example: 'Gifts to charity' }), {
    label: 'Entries',
    min: 1,
    max: 8,
  }),
}

export const learningLibrarySchema = group({
  head,
  hero: group(
    {
      heading: shortHeading,
      lead: lead(240),
      calendar: label({ about: 'The button that leads to the calendar below.' }),
      blog: label({ about: 'The button that leads to your blog, if `firm.yaml` has `blogUrl`.' }),
      notice: text({
        about: 'Required beside the link: the blog is not part of this site.',
        max: 200,
      }),
    },
    top,
  ),
  plate,
  calendar: group(
    {
      heading: shortHeading,
      intro: intro(260),
      caption: text({ about: 'The caption of the table.', max: 140 }),
      columns: group(
        {
          date: label(),
          what: label({ label: 'What is due' }),
          who: label({ about: 'Heads the column that says whom a date is for.' }),
        },
        { about: 'The headings of the three columns.' },
      ),
      moved: text({
        about: '{from} is the day the law names, {because} why nothing is due on it.',
        max: 80,
        example: 'Not {from}, which is {because}',
      }),
      state: text({
        label: 'Name of a state’s dates',
        about: "Marks a date that is a state's.",
        max: 30,
        example: 'State of {state}',
      }),
      filter: group(
        {
          label: label({ about: 'Words before the names of the states.' }),
          all: label({ about: 'The choice that shows the dates of all states.' }),
          chosen: text({
            about: 'Says what is shown once a visitor has chosen a state.',
            max: 80,
            example: 'Federal and {state}: {count} dates',
          }),
          download: text({
            about: 'The link to the calendar file of that state.',
            max: 60,
            example: 'Download {state}',
          }),
        },
        { about: 'For visitors who want one state; not shown while no date has a state.' },
      ),
      download: label({ about: 'The link to the calendar file with all dates.' }),
      about: text({ label: 'Explanation', about: 'What is in the calendar file.', max: 160 }),
      fileNote: text({ about: 'Appears in every entry of the downloaded file.', max: 160 }),
      leavesOut: prose({
        label: 'What the calendar leaves out',
        about: 'What a visitor must not look for here.',
        max: 320,
      }),
      notes: list(prose({ max: 320 }), { about: 'Paragraphs below the table.', min: 1, max: 6 }),
      sources: group(
        {
          heading: shortHeading,
          federal: label({ about: 'Names the sources that no state has.' }),
        },
        { about: 'The list of sources below the notes.' },
      ),
    },
    { about: 'The words around the tax calendar; its dates are in `deadlines.yaml`.' },
  ),
  yearEnd: group(
    {
      heading: shortHeading,
      intro: intro(260),
      closes: group(cutOffFields, { about: 'What has to be done by December 31.' }),
      open: group(cutOffFields, { about: 'What can still be done after it.' }),
      note: prose({ about: 'Exceptions and sources, below both lists.', max: 400 }),
    },
    { about: 'The two lists for December 31; remove it to leave them out.', optional: true },
  ),
  teasers: group(
    {
      heading: shortHeading,
      intro: intro(200),
      items: list(group({ name: label(), text: text({ max: 180 }) }, { label: 'Entry' }), {
        label: 'Articles',
        min: 1,
        max: 12,
      }),
    },
    { label: 'Articles to come' },
  ),
})

export type LearningLibrary = z.infer<typeof learningLibrarySchema>

const asOf = text({
  about: 'Printed after the basis of the figure in `claims.yaml`, before its month.',
  max: 20,
  example: 'as of',
})
const tab = text({ label: 'Name of the tab', max: 24, example: 'Revenue Range' })
const note = text({ about: 'One line above the list in the tab.', max: 90 })

export const aboutPageSchema = group({
  head,
  hero,
  trunk: group(
    {
      experience: label({
        about: 'After the years of experience, which are `yearsExperience` in `claims.yaml`.',
      }),
      fullTime: label({ about: 'Before the year in `fullTimeSince` of `firm.yaml`.' }),
      founded: label({ about: 'Before the month in `founded` of `firm.yaml`.' }),
      asOf,
      ...plateFields,
    },
    { label: 'Drawing of the years', about: 'A tree trunk with a ring for each year.' },
  ),
  mission: group({ heading: heading(), text: prose({ max: 320 }) }, { optional: true }),
  founder: group(
    {
      heading: heading(),
      bio: list(prose({ label: 'Biography', max: 360 }), {
        label: 'Biography',
        about: 'Paragraphs about the founder, whose name is in `team.yaml`.',
        min: 1,
        max: 12,
      }),
    },
    { optional: true },
  ),
  team: group(
    {
      heading: heading(),
      roles: list(
        group({
          name: label(),
          text: text({ about: 'May be an answer of `practice.yaml`.', max: 260 }),
        }),
        { about: 'Who a client talks to, step by step.', min: 1, max: 12 },
      ),
      more: prose({
        label: 'Words that lead to more',
        about: 'A last sentence, with a link to the list of the team.',
        max: 160,
        optional: true,
      }),
    },
    { optional: true },
  ),
  serve: group(
    {
      heading: heading(),
      intro: text({ label: 'Introduction', max: 120, optional: true }),
      label: label({ about: 'Names the row of tabs for screen readers.' }),
      industries: group(
        { tab, note },
        { about: 'The tab with the audiences of `audiences.yaml`.', optional: true },
      ),
      revenue: group(
        {
          tab,
          note,
          bands: list(text({ max: 150 }), {
            label: 'Sentences about the revenue bands',
            about: 'One for each entry of `revenueBands` in `firm.yaml`, in the same order.',
          }),
        },
        { about: 'The tab with the revenue bands of `firm.yaml`.', optional: true },
      ),
      needs: group(
        {
          tab,
          note,
          items: list(
            group(
              {
                need: text({ about: "What brings somebody, in the reader's own words.", max: 60 }),
                to: path({ about: 'The service that answers it.' }),
              },
              { label: 'Entry' },
            ),
            { label: 'Entries', max: 20 },
          ).superRefine(distinctBy(({ to }) => to.plain, 'to', 'each service only once')),
        },
        { about: 'The tab with the services, by need.', optional: true },
      ),
    },
    {
      label: 'Who we serve',
      about: 'A tab is there if its group is, and something to list in it.',
      optional: true,
    },
  ),
  faq: group(
    {
      heading: heading(),
      more: label({ label: 'Words that lead to more', about: 'The link to all questions.' }),
    },
    { label: 'Questions', about: 'The questions with `onAbout: true` in `faq.yaml`.' },
  ),
  closing: as(closing, { optional: true }),
})

export type AboutPage = z.infer<typeof aboutPageSchema>

const differentiator = group(
  { name: text({ max: 44 }), text: prose({ max: 160 }) },
  { label: 'Entry' },
)

export const ourFirmPageSchema = group({
  head,
  hero,
  plate,
  mission: group(
    {
      heading: heading(),
      text: prose({ max: 320 }),
      founded: label({ about: 'Before the month in `founded` of `firm.yaml`.' }),
      asOf,
    },
    { optional: true },
  ),
  values: group(
    {
      heading: heading(),
      items: list(group({ name: label(), text: text({ max: 160 }) }, { label: 'Entry' }), {
        label: 'Values',
        min: 1,
        max: 12,
      }),
    },
    { optional: true },
  ),
  founder: group(
    {
      heading: heading(),
      story: list(prose({ max: 340 }), {
        about: 'Paragraphs about why the firm was founded.',
        min: 1,
        max: 12,
      }),
      portrait: text({
        about: 'What a screen reader says of the portrait.',
        max: 80,
        example: 'Portrait of {name}',
      }),
      frame: text({
        label: 'Words in the empty frame',
        about: 'What a screen reader says of the frame that holds the place of a portrait.',
        max: 80,
      }),
      awaiting: text({
        label: 'While there is no photo',
        about: 'The line under the empty frame.',
        max: 120,
      }),
    },
    { about: 'The name and the portrait are in `team.yaml`.', optional: true },
  ),
  team: group(
    {
      heading: heading(),
      intro: intro(400),
      noCredential: label({ about: 'Below a role without a credential.' }),
      languages: text({
        about: "Below a person who speaks more than the firm's language.",
        max: 40,
        example: 'Speaks {languages}',
      }),
    },
    { about: 'The words around the list of the team, which is in `team.yaml`.' },
  ),
  checks: group(
    {
      heading: heading(),
      items: list(differentiator, { label: 'Entries', min: 1, max: 12 }),
    },
    {
      about: 'What sets the firm apart: statements that a visitor can check.',
      optional: true,
    },
  ),
  closing: as(closing, { optional: true }),
})

export type OurFirmPage = z.infer<typeof ourFirmPageSchema>

export const whoWeServePageSchema = group({
  head,
  title: text({ max: 40 }),
  lead: lead(240),
  street: group(
    {
      none: text({
        about: 'Below the empty plot of the drawing; it leads to the end of the page.',
        max: 30,
        example: 'None of these?',
      }),
      caption: text({ max: 160 }),
    },
    { label: 'Drawing of the street', about: 'A building for each audience.' },
  ),
  prices: prose({ about: 'What the prices beside the audiences mean.', max: 180 }),
  note: prose({ about: 'Says once that the answers are general rules.', max: 240 }),
  closing: group({ heading: shortHeading, text: prose({ max: 420 }), schedule, call }, end),
})

export type WhoWeServePage = z.infer<typeof whoWeServePageSchema>

const audienceQuestion = group({
  question: text({ max: 120 }),
  answer: prose({ min: 40, max: 500 }),
})

const audienceCost = group({
  label: text({ max: 40, example: 'Tax planning, Strategic' }),
  price: text({
    about: 'From the price lists, by name.',
    max: 30,
    example: '{price.tax-planning.strategic} a year',
  }),
  to: link({ about: 'The page, or the place on it, that explains the price.' }),
})

export const audiencesSchema = group({
  audiences: list(
    group({
      id: slug({
        label: 'Name in links',
        about: 'Its address on /who-we-serve, and the name of its drawing.',
      }),
      name: text({ max: 50 }),
      picture: picture('front', { about: 'Left out, the drawing with its id is shown.' }),
      line: text({ label: 'Sentence', about: 'Who they are, in one sentence.', max: 170 }),
      costs: list(audienceCost, {
        about: 'What this audience would pay, from the price lists.',
        min: 1,
        max: 2,
      }),
      questions: list(audienceQuestion, { min: 2, max: 3 }),
    }),
    { min: 1, max: 30 },
  ).superRefine(distinctIds),
})

export type Audiences = z.infer<typeof audiencesSchema>

export const faqSchema = group({
  items: list(
    group(
      {
        id: slug({ label: 'Name in links', about: 'Its address: `weekends` is /faq#weekends.' }),
        question: text({ max: 110 }),
        answer: prose({ min: 40, max: 1100 }),
        onHome: flag({
          label: 'Show on the home page too',
          expected: 'true to show the question on the home page too',
          optional: true,
        }),
        onAbout: flag({
          label: 'Show on the about page too',
          expected: 'true to show the question on /about too',
          optional: true,
        }),
      },
      { label: 'Entry' },
    ),
    { label: 'Questions and answers', min: 1, max: 200 },
  ).superRefine(distinctIds),
})

export const faqPageSchema = group({
  head,
  title: text({ max: 80 }),
  sentence: prose({ label: 'Opening sentence', max: 240 }),
  heading: text({
    about: '{Count} is the number of questions in words, with a capital letter.',
    max: 40,
    example: '{Count} questions',
    values: ['count', 'Count'],
  }),
  plate,
})

export type Faq = z.infer<typeof faqSchema>

const sentence = prose({ max: 220 })
const wayFields = {
  label: label(),
  about: prose({ label: 'Explanation', about: 'What it is best for.', max: 220 }),
}
const linkedWayFields = {
  label: label(),
  link: label({ label: 'Words of the link' }),
  about: wayFields.about,
}
/** What follows from the hours. */
const businessDays = ['closedDays', 'lastDay', 'lastClose', 'nextDay']

export const contactPageSchema = group({
  head,
  hero: group(
    {
      heading: shortHeading,
      lead: as(sentence, { label: 'Opening sentences' }),
      schedule,
      call,
      closed: label({ about: 'Before the holidays of `firm.yaml`, if there are any.' }),
    },
    top,
  ),
  plate,
  ways: group(
    {
      heading: shortHeading,
      phone: group(wayFields),
      online: group(linkedWayFields, { about: 'The booking page.' }),
      email: group(wayFields),
      mail: group(wayFields, { about: 'Letters, where the address has a street.' }),
      portal: group(linkedWayFields, { about: 'Shown where `firm.yaml` has `portalUrl`.' }),
      pay: group(linkedWayFields, { about: 'Shown where `firm.yaml` has `payUrl`.' }),
      card: group(linkedWayFields, { about: 'The contact card for phones.' }),
      map: label({ about: 'The link beside an address that has a `mapUrl`.' }),
    },
    {
      about: 'How to reach you; numbers and addresses are in `firm.yaml`.',
    },
  ),
  offices: group(
    { heading: shortHeading },
    { about: 'Shown where `firm.yaml` has more than one office.' },
  ),
  next: group(
    {
      heading: shortHeading,
      steps: list(group({ name: label(), text: text({ label: 'What happens', max: 220 }) }), {
        min: 3,
        max: 5,
      }),
    },
    {
      label: 'What happens next',
      about: 'What happens after booking; the home page shows it too.',
    },
  ),
  warning: group({
    heading: shortHeading,
    line: text({
      label: 'Sentence',
      about: 'Required word for word where the site is in English.',
      max: 160,
      expected: 'exactly the required sentence',
      prescribed: true,
    }),
    after: as(sentence, { about: 'What to do instead.' }),
  }),
  reply: group(
    {
      heading: shortHeading,
      days: text({
        about: 'What counts as a business day; {closedDays} are the days without hours.',
        max: 200,
        example: 'A business day is one with hours: not {closedDays}.',
        values: businessDays,
      }),
      example: text({
        about:
          'A message after {lastClose} on {lastDay}, the end of the working week, counts from {nextDay}.',
        max: 200,
        values: businessDays,
      }),
    },
    { about: 'When visitors can expect an answer.' },
  ),
  accessibility: group({
    heading: shortHeading,
    standard: prose({ about: 'What the website is built and tested to.', max: 320 }),
    help: prose({ about: 'Whom to tell if something does not work.', max: 320 }),
    limitsHeading: shortHeading,
    limits: list(text({ max: 200 }), {
      about: 'What is known not to work for everybody.',
      min: 1,
      max: 20,
    }),
  }),
})

export type ContactPage = z.infer<typeof contactPageSchema>

const rowFields = {
  term: text({ about: 'One or two words before the text.', max: 20, example: 'Cost' }),
  text: prose({ max: 240 }),
}

export const smsOptinSchema = group({
  head,
  title: label(),
  lead: lead(200),
  jump: text({ label: 'Link at the top of the page', about: 'Leads to the form.', max: 40 }),
  plate: group(
    {
      picture: text({ about: "What the drawing shows, for people who can't see it.", max: 200 }),
      caption: text({ max: 240 }),
    },
    drawing,
  ),
  program: group(
    {
      heading: label(),
      name: group(rowFields, { about: 'The name of the program, and who runs it.' }),
      messages: group({
        term: text({ about: 'One or two words before the text.', max: 20 }),
        kinds: list(text({ max: 100, example: 'tax deadlines' }), {
          about: 'What the text messages are about.',
          min: 1,
          max: 9,
        }),
        never: text({ about: 'What no text message is about.', max: 160 }),
      }),
      rules: list(group(rowFields), {
        about: 'How often, what it costs, how to stop: what carriers look for.',
        min: 1,
        max: 12,
      }),
    },
    {
      about: "Carriers compare it with the firm's registration; ask counsel before you change it.",
      prescribed: true,
    },
  ),
  form: group({
    heading: label(),
    nameLabel: text({ about: 'Above the field for the name.', max: 40 }),
    phoneLabel: text({ about: 'Above the field for the phone number.', max: 40 }),
    phonePlaceholder: text({
      about: 'Shows in the empty field how to type a number.',
      max: 20,
      example: '(555) 123-4567',
    }),
    consent: prose({
      about: 'What a visitor agrees to with the box; change `consentVersion` with it.',
      max: 400,
      prescribed: true,
    }),
    documents: prose({
      about: 'Beside the consent, not part of it: links to the other documents.',
      max: 200,
    }),
    consentVersion: pastDate({
      about: 'The day the wording of the consent last changed; each request names it.',
    }),
    before: text({ about: 'Above the button: what it does.', max: 160 }),
    button: text({ label: 'Words on the button', max: 40 }),
    missing: text({ about: 'Before the names of the fields that are still empty.', max: 40 }),
    consentName: text({ about: 'What that list calls the consent.', max: 40 }),
    complete: text({ about: 'In place of that list once nothing is missing.', max: 40 }),
    incomplete: text({ about: 'If the button is pressed before that.', max: 160 }),
  }),
  mail: group(
    {
      subject: label(),
      agreement: text({ about: 'The line that says that the visitor agreed.', max: 40 }),
      request: text({ about: 'What you are asked to do.', max: 160 }),
    },
    { about: 'The email that the form writes to you.' },
  ),
  composed: group(
    {
      status: text({ about: 'Says that the email program should be open.', max: 160 }),
      help: prose({ about: 'What to do if it is not.', max: 240 }),
      to: text({ about: 'Before your email address.', max: 40 }),
      subject: text({ about: 'Before the subject.', max: 40 }),
      message: text({ about: 'Before the text of the email.', max: 40 }),
      copy: text({ about: 'The button that copies the message.', max: 40 }),
      copied: text({ about: 'Once it is copied.', max: 40 }),
      refused: text({ about: 'If the browser could not copy it.', max: 160 }),
    },
    { about: 'What is shown after the visitor presses the button.' },
  ),
})

export type SmsOptin = z.infer<typeof smsOptinSchema>

const groups = list(text({ max: 30, example: 'Services' }), { min: 1, max: 8 })

export const navigationSchema = group({
  menus: as(groups, {
    about: 'The menus of the header, in order; each page names its own place in them.',
  }),
  footer: as(groups, {
    about: 'The columns of the footer, in order; each page names its own place in them.',
  }),
})
