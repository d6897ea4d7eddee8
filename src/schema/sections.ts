import { z } from 'zod'
import { isMonthDay } from '../lib/dates.ts'
import { day, href, ids, line, link, list, shownBy, text } from './fields.ts'

// The content of each section.

export type Tone = 'plain' | 'alternate' | 'dark'
/** The props of a section: its content, its ID and its tone. */
export type SectionProps<Schema extends z.ZodType> = z.output<Schema> & { id: string; tone?: Tone }

const heading = line
export const alt = line.meta({ description: 'Describes the drawing for screen readers.' })
export const headed = { heading, intro: text }
/** When figures were last checked, and until when they are valid. */
export const dated = { reviewed: day, validThrough: day }

/** The copy of a tool that adds up prices. */
export const costTool = {
  button: line,
  nothing: line.meta({ title: 'Message: nothing chosen' }),
  answer: line.meta({ title: 'Result heading' }),
  total: line,
  disclosure: text,
  book: text.meta({ title: 'Text above the booking button' }),
  schedule: line,
  without: text,
}
export const costExample = z.strictObject({
  description: line.meta({ title: 'Example description' }),
  answers: z.record(line, z.union([z.int(), line])),
})

const shownQuestions = ids('faq', 'items.*.id', 'items.*.question').meta({ title: 'FAQ questions to show' })

/** The top of a page. It shows only the fields that are filled in. */
export const hero = z.strictObject({
  heading,
  lead: text,
  schedule: line.optional(),
  call: line.optional(),
  notice: line.optional(),
  picture: line
    .optional()
    .meta({ title: 'Drawing', description: 'Enter the file name of a drawing. Ask your developer to add new ones.' }),
  alt: alt.optional(),
  caption: line.optional(),
})
export const bookingHero = hero.required({ schedule: true, call: true })
export const contactHero = bookingHero.required({ caption: true, alt: true }).meta({ view: 'ContactHero' })
export const libraryHero = shownBy('LibraryHero', {
  ...hero.shape,
  calendar: line,
  blog: line,
  notice: line.meta({ description: 'Required. It explains that the blog is a separate site.' }),
})

const shownClaims = ids('claims', 'claims.*.id', 'claims.*.label')
export const rosettes = shownBy('Rosettes', {
  heading,
  show: shownClaims,
  sources: text.meta({ title: 'Source of the numbers' }),
})
export const figures = shownBy('Figures', {
  heading,
  show: shownClaims,
  text: text.optional().meta({ title: 'Sentence below the figures' }),
  note: text.optional(),
})

export const guaranteeInShort = z.strictObject({
  heading,
  terms: line.meta({ title: 'Terms link text' }),
  link: line.meta({ title: 'Pricing button label' }),
})
export const guaranteeTerms = z.strictObject({
  heading,
  seal: line.optional().meta({ title: 'Text in the seal', description: 'Use two short words, such as 30 days.' }),
})

export const depreciation = z.strictObject({
  ...headed,
  alt,
  caption: line,
  oneLabel: line.meta({ title: 'Label: first year without a study' }),
  partsLabel: line.meta({ title: 'Label: first year with a study' }),
  buildingLife: z.number().meta({ title: 'Building life (years)' }),
  parts: list(
    z.strictObject({
      name: line,
      life: z.number().optional().meta({ title: 'Years' }),
      cost: z.int(),
      bonus: z.boolean().default(false).meta({ title: 'Bonus depreciation' }),
    }),
    '{{name}}',
  ).length(4),
  note: text,
  reviewed: day,
  more: text.meta({ title: 'Links to the tools' }),
  strategies: list(z.strictObject({ name: line, href, text }), '{{name}}').meta({ title: 'Other strategies' }),
})

export const signs = z.strictObject({
  heading,
  intro: line,
  items: list(line).length(7),
  verdict: text.meta({ title: 'Conclusion', description: 'Appears next to the signs, above the booking button.' }),
  schedule: line,
})
export const stories = shownBy('Stories', {
  heading,
  show: ids('testimonials', 'testimonials.*.id', 'testimonials.*.title'),
  more: link.optional().meta({ title: 'Link below the stories' }),
})

export const table = shownBy('Comparison', {
  heading,
  intro: text.optional(),
  columns: list(line),
  rows: list(z.strictObject({ label: line, cells: list(line) }), '{{label}}'),
  note: text.optional(),
})

const priceRows = list(z.strictObject({ label: line, price: line }), '{{label}}: {{price}}')

export const priceBox = z.strictObject({ rows: priceRows, note: text, link })
export const packageCards = z.strictObject(headed)
export const priceList = shownBy('PriceList', {
  ...headed,
  billing: z
    .object({ heading, text, pay: line.meta({ title: 'Payment link text' }), terms: text })
    .meta({ title: 'How every service is billed' }),
})

export const questions = z.strictObject({ heading, intro: text, show: shownQuestions })
export const ownQuestions = z.strictObject({
  items: list(z.strictObject({ question: line, answer: text }), '{{question}}'),
  reviewed: day.optional(),
  validThrough: day.optional(),
})

export const closing = z.strictObject({
  heading,
  text: text.optional(),
  schedule: line,
  call: line.optional(),
  notReady: text.optional().meta({ title: "Links for visitors who aren't ready to book" }),
})
export const callout = shownBy('Callout', {
  heading,
  text: text.optional(),
  schedule: line.optional(),
})

export const calculator = z.strictObject({
  heading,
  paidLabel: line.meta({ title: 'Question: tax paid' }),
  grossLabel: line.meta({ title: 'Question: gross income' }),
  hint: line,
  button: line,
  disclosure: text,
  note: text,
  lowSavings: z.strictObject({ text, link }).meta({ title: 'Next step when savings may not cover the fee' }),
  next: link.meta({ title: 'Next step' }),
  example: text.meta({ description: 'Appears for visitors without JavaScript.' }),
})

export const offer = z.strictObject({
  offers: list(line).meta({ title: 'What we offer' }),
  whoItsFor: text.meta({ title: "Who it's for" }),
  notIncluded: list(line),
  prices: priceBox.optional(),
})

const dayExample = 'Enter a date like December 31 or "April 15, next year"'
export const dayOfYear = line
  .refine((text) => isMonthDay(text.replace(', next year', '')), dayExample)
  .meta({ description: dayExample })
export const yearTimeline = z.strictObject({
  ...headed,
  charts: list(
    z.strictObject({
      heading,
      rows: list(
        z.strictObject({
          what: line,
          from: dayOfYear,
          to: dayOfYear,
          remark: line.optional().meta({ title: 'Note' }),
          ours: z.boolean().default(false).meta({ title: 'Our own deadline (not a legal one)' }),
        }),
        '{{what}}',
      ),
    }),
    '{{heading}}',
  ),
})

export const samplePlan = z.strictObject({
  ...headed,
  open: line.meta({ title: 'Button label' }),
  title: line.meta({ title: 'Heading of the plan' }),
  client: text,
  steps: list(
    z.strictObject({
      name: line,
      rule: line,
      by: line.meta({ title: 'Deadline' }),
      saves: z.int().meta({ title: 'Savings (dollars)' }),
    }),
    '{{name}}',
  ),
  total: line,
  note: text,
})

const leaf = { answer: line, form: line.optional(), due: line.optional() }
const branch = <Next extends z.ZodType>(next: Next) =>
  z.strictObject({ question: line, answers: list(z.strictObject({ ...leaf, next: next.optional() }), '{{answer}}') })
const lastBranch = z.strictObject({ question: line, answers: list(z.strictObject(leaf), '{{answer}}') })
/** Nested three levels deep, because editor forms can't be recursive. */
export const formTree = z.strictObject({
  heading,
  intro: text,
  tree: branch(branch(lastBranch)).meta({ title: 'First question' }),
  note: text,
})

const rowList = list(
  z.strictObject({
    label: line,
    value: line.optional().meta({ title: 'Link text' }),
    href: href.optional(),
    text,
  }),
  '{{label}}',
)
export const contactWays = shownBy('ContactWays', {
  ...headed,
  rows: rowList,
  warning: z.strictObject({
    heading,
    line: line.meta({ title: 'Warning' }),
    after: text.meta({ title: 'Text after the warning' }),
  }),
})

export const paragraphs = shownBy('Text', { heading, text })

export const smsProgram = shownBy('SmsProgram', { title: line, lead: text, heading, rows: rowList })

export const optIn = z.strictObject({
  heading,
  nameLabel: line.meta({ title: 'Question: name' }),
  phoneLabel: line.meta({ title: 'Question: phone' }),
  phonePlaceholder: line.meta({ title: 'Example of a phone number' }),
  consent: text.meta({ title: 'Required consent' }),
  consentName: line.meta({ title: 'Short name for the consent' }),
  consentVersion: line.meta({ title: 'Consent version (change the date when the wording changes)' }),
  promotions: text.meta({ title: 'Optional consent' }),
  documents: text.meta({ title: 'Links to legal pages' }),
  before: line.meta({ title: 'Text above the button' }),
  button: line,
  missing: line.meta({ title: 'Text before the list of missing fields' }),
  complete: line.meta({ title: 'Message when the form is complete' }),
  incomplete: line.meta({ title: 'Message when the form is incomplete' }),
  mail: z.strictObject({ subject: line, agreement: line, request: line, terms: text }).meta({ title: 'Email' }),
  composed: z
    .strictObject({
      status: line,
      help: text,
      to: line.meta({ title: 'Label: recipient' }),
      subject: line.meta({ title: 'Label: subject' }),
      message: line.meta({ title: 'Label: message' }),
      copy: line.meta({ title: 'Copy button label' }),
      copied: line.meta({ title: 'Message: copied' }),
      failed: line.meta({ title: "Message: couldn't copy" }),
    })
    .meta({ title: 'After sending' }),
})

export const twoLists = z.strictObject({
  heading,
  lists: list(z.strictObject({ heading: line, items: list(text) }), '{{heading}}').length(2),
})

export const grid = shownBy('Grid', {
  heading,
  intro: text.optional(),
  items: list(z.strictObject({ name: line, href: href.optional(), text }), '{{name}}'),
})
