import { z } from 'zod'
import { day, ids, line, link, list, text } from './fields.ts'

// The words of each section. Its props are these and `id` and `tone` (Placed in fields.ts).

const heading = line
const step = z.object({ name: line, text })
const shownQuestions = ids('faq', 'items.*.id', 'items.*.question').meta({ title: 'Questions of the FAQ' })

export const streetHero = z.object({ heading, lead: text, schedule: line, call: line })
export const serviceHero = z.object({ heading, lead: text, picture: line, pictureAlt: line })
export const plainHero = z.object({ heading, lead: text })
export const contactHero = z.object({ heading, lead: text, schedule: line, call: line, caption: line, alt: line })

export const rosettes = z.object({ heading, show: ids('claims', 'claims.*.id', 'claims.*.label') })
export const bigFigures = z.object({ heading, show: ids('claims', 'claims.*.id', 'claims.*.label') })

export const serviceCards = z.object({
  heading,
  cards: list(z.object({ title: line, href: line, text, price: line }), '{{title}}'),
})

export const guaranteeInShort = z.object({ heading, text, link: line, schedule: line })
export const guaranteeTerms = z.object({ heading })

export const depreciation = z.object({
  heading,
  intro: text,
  alt: line,
  caption: line,
  oneLabel: line,
  partsLabel: line,
  buildingLife: z.number(),
  parts: list(
    z.object({ name: line, life: z.number().optional(), cost: z.int(), bonus: z.boolean().default(false) }),
    '{{name}}',
  ),
  note: text,
  reviewed: day,
  more: text,
})

export const signs = z.object({ heading, intro: line, items: list(line).length(7), verdict: text, schedule: line })
export const team = z.object({ heading, intro: text })
export const stories = z.object({
  heading,
  intro: text,
  show: ids('testimonials', 'testimonials.*.id', 'testimonials.*.title'),
  basis: text,
})

export const comparison = z.object({
  heading,
  intro: text.optional(),
  caption: line.optional(),
  columns: list(line),
  rows: list(z.object({ label: line, cells: list(line) }), '{{label}}'),
  note: text.optional(),
})

const priceRow = z.object({ label: line, price: line, note: line.optional(), href: line.optional() })
const priceRows = list(priceRow, '{{label}}: {{price}}')

export const startingPrices = z.object({ heading, rows: priceRows, link: line })
export const priceBox = z.object({ rows: priceRows, note: text, link })
export const workedPrice = z.object({ heading, intro: text, rows: priceRows, total: priceRow, notes: list(text) })
export const packageCards = z.object({ heading, intro: text })
export const additionalPrices = z.object({ heading, intro: text })
export const billing = z.object({ heading, text, pay: line, terms: text })

export const questions = z.object({ heading, show: shownQuestions, more: line })
export const ownQuestions = z.object({
  items: list(z.object({ question: line, answer: text }), '{{question}}'),
  note: text.optional(),
  reviewed: day.optional(),
  validThrough: day.optional().meta({ title: 'Its tax figures are right through' }),
})

export const steps = z.object({ heading, items: list(step, '{{name}}') })
export const bookingSteps = z.object({ text: text.optional(), schedule: line.optional() })
export const closing = z.object({ heading, text: text.optional(), schedule: line, call: line.optional() })
export const bundle = z.object({ heading, schedule: line })

export const calculator = z.object({
  heading,
  intro: line,
  paidLabel: line,
  grossLabel: line,
  hint: line,
  button: line,
  disclosure: text,
  notes: list(text),
  example: text.meta({ description: 'For visitors without JavaScript' }),
})

export const offer = z.object({ offers: list(line), whoItsFor: text, prices: priceBox.optional() })
export const included = z.object({ youReceive: list(line), notIncluded: list(line) })
export const related = z.object({ items: list(z.object({ href: line, title: line, why: line }), '{{title}}') })
export const linkList = z.object({
  heading,
  intro: text,
  links: list(z.object({ title: line, href: line, text }), '{{title}}'),
})

const dayOfYear = line.meta({ description: 'December 31, or April 15, next year' })
export const strip = z.object({
  heading,
  intro: text,
  strips: list(
    z.object({
      heading,
      rows: list(
        z.object({
          what: line,
          from: dayOfYear,
          to: dayOfYear,
          remark: line.optional(),
          ours: z.boolean().default(false),
        }),
        '{{what}}',
      ),
    }),
    '{{heading}}',
  ),
  note: text,
})

export const samplePlan = z.object({
  heading,
  intro: text,
  open: line,
  title: line,
  client: text,
  record: z.int().meta({ title: 'Number of its case study', description: 'The steps save what it saves.' }),
  steps: list(z.object({ name: line, rule: line, by: line, who: line, saves: z.int() }), '{{name}}'),
  total: line,
  note: text,
})

const leaf = { answer: line, form: line.optional(), due: line.optional() }
const branch = <Next extends z.ZodType>(next: Next) =>
  z.object({ question: line, answers: list(z.object({ ...leaf, next: next.optional() }), '{{answer}}') })
const lastBranch = z.object({ question: line, answers: list(z.object(leaf), '{{answer}}') })
/** Three questions deep: a form in the editor has to end somewhere. */
export const formTree = z.object({ heading, intro: text, tree: branch(branch(lastBranch)), note: text })

export const waysToReach = z.object({
  heading,
  ways: list(z.object({ label: line, shown: line, href: line.optional(), about: text }), '{{label}}'),
  warning: z.object({ heading, line, after: text }),
  reply: z.object({ heading, days: text, example: text }),
})

export const paragraphs = z.object({ heading, text })

const rule = z.object({ term: line, text })
export const smsProgram = z.object({
  title: line,
  lead: text,
  jump: line,
  alt: line,
  caption: line,
  heading,
  program: rule,
  messages: z.object({ term: line, kinds: list(line), never: text }),
  rules: list(rule, '{{term}}'),
})

export const optIn = z.object({
  heading,
  nameLabel: line,
  phoneLabel: line,
  phonePlaceholder: line,
  consent: text,
  consentName: line,
  consentVersion: line,
  promotions: text,
  documents: text,
  before: line,
  button: line,
  missing: line,
  complete: line,
  incomplete: line,
  mail: z.object({ subject: line, agreement: line, request: line, terms: text }),
  composed: z.object({ status: line, help: text, to: line, subject: line, message: line, copy: line, copied: line }),
})

export const columns = z.object({
  heading,
  intro: text.optional(),
  columns: list(
    z.object({ heading: line, mark: z.enum(['check', 'cross']).optional(), items: list(text) }),
    '{{heading}}',
  ),
  note: text.optional(),
})
export const names = z.object({
  heading,
  intro: text.optional(),
  items: list(z.object({ name: line, text }), '{{name}}'),
  more: text.optional(),
})
