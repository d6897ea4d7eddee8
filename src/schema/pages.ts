import { z } from 'zod'
import { shortened } from '../lib/shortened.ts'
import { day, dollars, head, hidden, href, id, ids, line, link, list, text } from './fields.ts'
import { caseStudy } from './firm.ts'
import * as section from './sections.ts'
import { serviceIds } from './services.ts'

// Content in content/pages, content/articles, content/checklists and content/legal.

export const home = z.strictObject({
  head,
  hero: section.bookingHero.meta({ view: 'StreetHero' }),
  figures: section.rosettes,
  depreciation: section.depreciation,
  stories: section.stories,
  services: section.grid,
  signs: section.signs,
  comparison: section.table.omit({ note: true }),
  guarantee: section.guaranteeInShort,
  closing: section.closing,
})

export const firstYear = z.strictObject({
  ...section.headed,
  planning: line.meta({ title: 'Question: planning package' }),
  accounting: line.meta({ title: 'Question: accounting package' }),
  none: line.meta({ title: 'Choice: no package' }),
  ownReturn: line.meta({ title: 'Heading: your own tax return' }),
  services: line.meta({ title: 'Heading: additional services' }),
  ...section.costTool,
  notes: list(text),
  examples: list(section.costExample, '{{description}}').meta({
    description: 'The first one appears until the visitor gets an answer. Visitors without JavaScript see all of them.',
  }),
})

export const pricing = z.strictObject({
  head,
  hero: section.hero,
  guarantee: section.guaranteeTerms,
  journey: section.grid
    .extend({ items: section.grid.shape.items.length(4) })
    .meta({ title: 'How it works (steps)', view: 'Grid' }),
  planning: section.packageCards.meta({ title: 'Tax planning packages' }),
  calculator: section.calculator,
  beforeAfter: section.table.required({ note: true }).meta({ title: 'Before and after', view: 'Comparison' }),
  accounting: section.packageCards.meta({ title: 'Accounting and CFO packages' }),
  preparation: section.packageCards.meta({ title: 'Tax preparation packages' }),
  bundle: section.callout,
  firstYear,
  additional: section.priceList.meta({ title: 'Additional services' }),
  closing: section.closing,
})

export const contact = z.strictObject({
  head,
  hero: section.contactHero,
  next: section.grid.meta({ title: 'What happens next' }),
  ways: section.contactWays.meta({ title: 'Ways to reach us' }),
})

export const smsOptIn = z.strictObject({ head, program: section.smsProgram, form: section.optIn })

const tab = z.strictObject({ tab: line.meta({ title: 'Tab label' }) })
export const serve = z.strictObject({
  heading: line,
  intro: line,
  industries: tab,
  revenue: tab.extend({ bands: list(line).length(3).meta({ title: 'Text for each revenue range' }) }),
  needs: tab.extend({ items: list(z.strictObject({ need: line, service: line, href }), '{{need}}') }),
})

export const founder = z.strictObject({
  heading: line,
  story: list(text).meta({ title: 'Paragraphs' }),
  portrait: line.meta({ description: "Alt text for the frame when there's no photo." }),
})

export const about = z.strictObject({
  head,
  hero: section.bookingHero,
  mission: section.paragraphs,
  founder,
  team: section.grid,
  serve: serve.meta({ title: 'Who we serve' }),
  questions: section.questions,
  closing: section.closing,
})

export const people = z.strictObject({ heading: line, intro: text })

export const aboutOurFirm = z.strictObject({
  head,
  hero: section.bookingHero,
  mission: section.paragraphs,
  values: section.grid,
  founder,
  people,
  checks: section.grid.meta({ title: 'What sets us apart' }),
  closing: section.closing,
})

const audience = z.strictObject({
  id,
  name: line,
  about: text.meta({ title: 'Description' }),
  costs: list(z.strictObject({ label: line, price: line, href }), '{{label}}: {{price}}'),
  questions: list(z.strictObject({ question: line, answer: text }), '{{question}}'),
})
export type Audience = z.output<typeof audience>

export const audiences = z.strictObject({
  prices: text.meta({ title: 'Note about prices' }),
  groups: list(audience, '{{name}}'),
  ask: z
    .object({ name: line, heading: line, text, schedule: line, call: line })
    .meta({ title: "“Don't see yourself here?” box", description: 'Appears last on the page, next to the empty lot.' }),
  ...section.dated,
})

export const whoWeServe = z.strictObject({ head, hero: section.hero, audiences })

/** The questions are in content/faq.yaml. */
export const faqPage = z.strictObject({ head, hero: section.hero, heading: line, closing: section.closing })

const basis = line.meta({
  description: "Appears in the savings disclosure. Don't end it with a period.",
})

export const outcomes = z.strictObject({
  ...section.headed,
  tables: z.strictObject({ business: line, individual: line, mixed: line }),
  notes: list(text),
  basis,
})

export const caseStudiesPage = z.strictObject({
  head,
  hero: section.hero.required({ schedule: true }),
  outcomes,
  closing: section.closing,
})

export const calendar = z.strictObject({
  ...section.headed,
  next: line.meta({ title: 'Heading for upcoming dates' }),
  all: line.meta({ title: 'Heading for all dates' }),
  about: line.meta({ title: 'Text above the calendar files' }),
  caption: line,
  notes: list(text),
  fileNote: line.meta({ title: 'Note in the calendar files' }),
})

const share = z.number().positive()
/** Labels with {year} and {lastYear}, which are filled in as of the visitor's date. */
const yearly = line.meta({ description: '{year} becomes the year, and {lastYear} the year before.' })
const field = z.strictObject({ label: yearly, hint: line.optional() })

const estimatedTaxTool = z.strictObject({
  law: z
    .object({
      current: share.meta({ title: "Safe harbor: share of this year's tax (0.9 is 90%)" }),
      prior: share.meta({ title: "Safe harbor: share of last year's tax" }),
      priorHigh: share.meta({ title: 'Safe harbor at higher incomes' }),
      highFrom: dollars.meta({ title: "Higher-income threshold (last year's income)" }),
      highFromSeparate: dollars.meta({ title: 'Higher-income threshold, married filing separately' }),
      floor: dollars.meta({ title: 'No payment due below this amount' }),
    })
    .meta({ title: 'The safe harbors' }),
  amounts: z.strictObject({
    lastTax: field.meta({ title: "Last year's tax" }),
    lastIncome: field.meta({ title: "Last year's income" }),
    tax: field.meta({ title: "This year's tax" }),
    withheld: field.meta({ title: "This year's withholding" }),
    paid: field.meta({ title: 'Paid so far' }),
  }),
  status: z
    .strictObject({
      label: yearly,
      together: line.meta({ title: 'Choice: joint or single' }),
      separate: line.meta({ title: 'Choice: married filing separately' }),
    })
    .meta({ title: 'Filing status' }),
  button: line,
  answer: z.strictObject({
    passed: line.meta({ title: 'Label for a past date' }),
    next: line.meta({ title: 'Label for the next date' }),
    total: line,
    current: line.meta({ title: "Reason: share of this year's tax" }),
    prior: line.meta({ title: "Reason: last year's tax" }),
    priorHigh: line.meta({ title: "Reason: last year's tax at a higher income" }),
    noTaxLastYear: line.meta({ title: 'Reason: no tax last year' }),
    belowFloor: line.meta({ title: 'Message: too little owed' }),
    withheldEnough: line.meta({ title: 'Message: withholding is enough' }),
    catchUp: line.meta({ title: 'Message: missed date' }),
    withholdMore: line.meta({ title: 'Message: raise withholding' }),
    estimate: line.meta({ title: 'Estimate notice' }),
    outdated: line.meta({ title: 'Message: dates have passed' }),
  }),
  note: text,
  next: link.meta({ title: 'Next step after the result' }),
  file: line.meta({ title: 'Calendar file button' }),
  fileNote: line.meta({ title: 'Note in the calendar file' }),
  without: text,
  example: z
    .object({
      description: text.meta({ title: 'Example description' }),
      lastTax: dollars.meta({ title: "Last year's tax" }),
      lastIncome: dollars.meta({ title: "Last year's income" }),
      tax: dollars.meta({ title: "This year's tax" }),
      withheld: dollars.meta({ title: "This year's withholding" }),
    })
    .meta({ description: 'Appears until the visitor gets an answer.' }),
})
export type EstimatedTaxTool = z.output<typeof estimatedTaxTool>

export const quarterlyPayments = z.strictObject({
  ...section.headed,
  ...section.dated,
  dates: list(section.dayOfYear).length(4),
  rules: list(text),
})

export const learningLibrary = z.strictObject({
  head,
  hero: section.libraryHero,
  guides: z.strictObject({ heading: line }),
  tools: section.grid,
  estimatedTax: quarterlyPayments.extend({ tool: estimatedTaxTool.meta({ title: 'Tool: estimated tax' }) }),
  checklists: z.strictObject({ heading: line, intro: text, show: ids('checklists', 'id', 'title') }),
  calendar,
  coming: section.grid.meta({ title: 'Coming soon' }),
  closing: section.closing,
})

export const accessibility = z.strictObject({
  head,
  hero: section.hero,
  statement: section.paragraphs,
  limits: section.paragraphs.meta({ title: 'Known limits' }),
})

const drawing = line.meta({ description: 'Enter the file name of a drawing. Ask your developer to add new ones.' })

export const checklist = z.strictObject({
  title: line,
  forWhom: text.meta({ title: "Who it's for" }),
  hidden,
  above: link.meta({ title: 'Parent page' }),
  groups: list(z.strictObject({ heading: line, items: list(line) }), '{{heading}}'),
  reviewed: day,
  drawing: drawing.optional(),
  head,
})

export const article = z
  .strictObject({
    title: line,
    lead: text.meta({ title: 'Summary', description: 'Appears under the title.' }),
    hidden,
    local: z
      .strictObject({ city: line, caseStudy })
      .optional()
      .meta({ title: 'City and case study', description: 'Fill in only for a guide to one city.' }),
    picture: z
      .strictObject({ drawing, caption: text })
      .optional()
      .meta({ title: 'Drawing', description: 'Appears at the top, with its caption.' }),
    review: z
      .strictObject({
        reviewer: line.meta({ widget: 'relation', file: 'team', path: 'people.*.id', displayField: 'people.*.name' }),
        ...section.dated,
      })
      .optional()
      .meta({ description: 'Who reviewed the tax figures, and when.' }),
    action: text.default('Questions about your own taxes? Book a call.').meta({ title: 'Call to action' }),
    next: text.optional().meta({ title: 'Why book a call' }),
    services: list(z.enum(serviceIds))
      .min(2, 'Choose at least two services, or none')
      .default(['tax-planning', 'tax-preparation'])
      .meta({
        title: 'Services that help',
        description: 'Choose at least two, or none. The end of the article links to them.',
      }),
    checklist: z
      .string()
      .meta({ widget: 'relation', file: 'checklists', path: 'id', displayField: 'title' })
      .optional()
      .meta({ title: 'Checklist for the reader', description: 'Leave blank to link to the tax calendar.' }),
    order: z.int().default(99).meta({ title: 'Order in the list', description: 'Enter 1 for the first article.' }),
    head: head
      .partial({ title: true, description: true, name: true })
      .meta({ description: 'By default, search engines show the title and summary.' }),
    // The editor sets it.
    published: day.meta({ widget: 'hidden' }),
  })
  .transform(({ local, picture, review, head, ...article }) => {
    const { city, caseStudy } = local ?? {}
    const defaults = {
      title: shortened(article.title, 53),
      description: shortened(article.lead, 160),
      name: city ?? article.title,
    }
    return { ...article, ...review, city, caseStudy, picture, head: { ...defaults, ...head } }
  })

/** The front matter of a legal page. */
export const legal = z.strictObject({
  head: head.omit({ updated: true }),
  title: line,
  dateLabel: line.meta({ title: 'Label before the date', description: 'For example, Last updated or Effective.' }),
  date: day,
  intro: text,
  illustration: z.strictObject({ alt: section.alt, caption: text }).optional().meta({ title: 'Drawing' }),
})
