import { z } from 'zod'
import { parsePrice } from '../lib/money.ts'
import { amount, dollars, head, href, id, ids, line, link, list, matching, rate, shownBy, text, url } from './fields.ts'
import * as section from './sections.ts'

// Content in content/services.

export const serviceIds = [
  'tax-planning',
  'outsourced-cfo',
  'tax-preparation',
  'accounting',
  'business-formation',
  'buy-sell-business',
  'tax-debt-relief',
  'other-services',
] as const

/** Fields that all services have. */
export const service = z.strictObject({
  head,
  hero: section.hero.required({ picture: true, alt: true }),
  offer: section.offer.meta({ title: 'What the service includes' }),
  steps: section.grid.optional(),
  questions: section.ownQuestions,
  related: z
    .strictObject({ items: list(z.strictObject({ name: line, href }), '{{name}}') })
    .meta({ title: 'Related services' }),
})

const years = matching(/^\d+(\.\d+)?$/, 'Enter a number like 27.5').transform(Number)

const rentalLaw = z.strictObject({
  ...section.dated,
  residentialYears: years.meta({ title: 'Years to depreciate a residential building' }),
  transientYears: years.meta({ title: 'Years to depreciate a short-stay building' }),
  bonus: rate.meta({ title: 'Bonus depreciation' }),
  bonusAfter: line.meta({ title: 'Bonus depreciation: property acquired after' }),
  allowance: amount.meta({ title: 'Rental loss allowance' }),
  phaseOutFrom: amount.meta({ title: 'Phase-out starts at' }),
  phaseOutTo: amount.meta({ title: 'Phase-out ends at' }),
})

export const rental = z.strictObject({
  ...section.headed,
  without: text,
  law: rentalLaw,
  price: line.meta({ title: 'Question: price' }),
  land: line.meta({ title: 'Question: land' }),
  month: line.meta({ title: 'Question: month' }),
  year: line.meta({ title: 'Question: year' }),
  years: list(z.int()),
  furnishings: line.meta({ title: 'Question: furnishings' }),
  improvements: line.meta({ title: 'Question: land improvements' }),
  shares: text.meta({ title: 'Text after the starting percentages' }),
  stay: line.meta({ title: 'Question: average stay' }),
  stays: z.strictObject({ week: line, month: line, longer: line }).meta({ title: 'Choices: average stay' }),
  net: line.meta({ title: 'Question: rent minus expenses' }),
  netHint: line.meta({ title: 'Help for rent minus expenses' }),
  income: line.meta({ title: 'Question: other income' }),
  incomeHint: line.meta({ title: 'Help for other income' }),
  status: line.meta({ title: 'Question: filing status' }),
  single: line.meta({ title: 'Choice: single' }),
  joint: line.meta({ title: 'Choice: joint' }),
  decides: line.meta({ title: 'Checkbox: active participation' }),
  works: line.meta({ title: 'Checkbox: material participation' }),
  isProfessional: line.meta({ title: 'Checkbox: real estate professional' }),
  button: line,
  example: z
    .strictObject({
      description: text.meta({ title: 'Example description' }),
      month: z.int().min(1).max(12),
      year: z.int(),
      net: amount.meta({ title: 'Rent minus expenses' }),
      income: amount.meta({ title: 'Other income' }),
    })
    .meta({ description: 'Appears until the visitor gets an answer. The example uses the house from the home page.' }),
  rules: z
    .strictObject({
      noLoss: text.meta({ title: 'No loss' }),
      shortStayActive: text.meta({ title: 'Short stays, material participation' }),
      shortStayPassive: text.meta({ title: 'Short stays, no material participation' }),
      professional: text.meta({ title: 'Real estate professional' }),
      allowance: text.meta({ title: 'Full allowance' }),
      phaseOut: text.meta({ title: 'Partial allowance' }),
      phasedOut: text.meta({ title: 'Income too high for the allowance' }),
      noDecisions: text.meta({ title: 'No active participation' }),
    })
    .meta({ title: 'Explanation of each rule' }),
  remarks: z
    .strictObject({
      workAlone: text.meta({ title: 'Material participation, but not a professional' }),
      mainWorkAlone: text.meta({ title: 'Professional, but not in this rental' }),
      jointWork: text.meta({ title: 'Joint return' }),
      jointMainWork: text.meta({ title: 'Joint return, real estate professional' }),
      transient: text.meta({ title: 'Stays that make a building transient lodging' }),
      services: text.meta({ title: 'Services during a stay' }),
      invoiced: text.meta({ title: 'Invoiced furniture and improvements' }),
      ourShares: text.meta({ title: 'Starting percentages unchanged' }),
      negative: text.meta({ title: 'Rent minus expenses is 0' }),
      contract: text.meta({ title: 'Older contracts' }),
      waiting: text.meta({ title: 'Suspended losses' }),
    })
    .meta({ title: 'Notes for special cases' }),
  sale: text.meta({ title: 'Tax when sold' }),
  tooMuch: line.meta({ title: 'Message: components exceed the price' }),
  outdated: text.meta({ title: 'Message: figures have expired' }),
  next: link.meta({ title: 'Next step after the result' }),
  notes: list(text),
})
export type RentalTool = z.output<typeof rental>

export const taxPlanning = service.extend({
  packages: section.packageCards,
  rental,
  yearTimeline: section.yearTimeline.meta({ title: 'Year timeline' }),
  samplePlan: section.samplePlan,
  guarantee: section.guaranteeTerms,
  figures: section.figures,
})

/** A single price, such as "$400+", or a cost with a unit, such as "$25 each". */
const lineAmount = line
  .regex(/^\$[\d,]+\+?( each| flat)?$/, 'Enter a single amount, such as $400+ or $25 each')
  .transform((text) => parsePrice(text.replace(/ .*/, '')))

const question = z.strictObject({
  id,
  label: line,
  hint: line.optional(),
  choices: list(z.strictObject({ id, label: line }), '{{label}}')
    .optional()
    .meta({ description: 'Leave blank to ask for a number.' }),
})
const answers = z.array(line).default([])

export const returnCost = z
  .object({
    heading: line,
    questions: list(question, '{{label}}'),
    moreHeading: line.meta({ title: 'Heading: more questions' }),
    more: list(question, '{{label}}').meta({ title: 'More questions' }),
    ...section.costTool,
    lines: list(
      z.strictObject({
        label: line,
        price: lineAmount.optional().meta({
          description: 'Use a price such as {price.tax-preparation.form-1040}, or leave blank if you quote it.',
        }),
        times: line.optional().meta({ title: 'Quantity question (ID)', description: 'Leave blank to count it once.' }),
        included: z.int().optional().meta({ description: 'Enter the number that another price already includes.' }),
        per: line.optional().meta({ title: 'Included per (question ID)', description: 'Such as partnerships.' }),
        when: answers.meta({ title: 'Count if', description: 'All of these were chosen or are above zero.' }),
        unless: answers.meta({ title: "Don't count if", description: 'Any of these was chosen or is above zero.' }),
      }),
      '{{label}}',
    ),
    example: section.costExample.meta({ description: 'Appears until the visitor gets an answer.' }),
  })
  .refine(({ questions, more, lines }) => {
    const asked = [...questions, ...more].flatMap(({ id: name, choices = [] }) => [
      name,
      ...choices.map((each) => each.id),
    ])
    const named = lines.flatMap(({ times, per, when, unless }) => [times ?? [], per ?? [], when, unless].flat())
    return named.every((name) => asked.includes(name))
  }, 'Lines can refer only to the IDs of questions and choices')

export const taxPreparation = service.extend({
  formTree: section.formTree.meta({ title: 'Which form do you file' }),
  dates: section.table,
  returnCost: returnCost.meta({ title: 'Tool: cost of a return' }),
  checklists: section.grid,
})

const week = z.int().min(1).max(13)
const cashLine = z.strictObject({
  name: line,
  amount: dollars,
  weeks: list(week).optional().meta({ description: 'Enter the weeks when money moves. Leave blank for every week.' }),
})

export const cash = z
  .strictObject({
    ...section.headed,
    openingBalance: dollars.meta({ title: 'Opening bank balance' }),
    moneyIn: list(cashLine, '{{name}}: {{amount}}'),
    moneyOut: list(cashLine, '{{name}}: {{amount}}'),
    decisions: list(
      z.strictObject({
        name: line,
        text,
        line: line.meta({ title: 'Line to move', description: 'Enter the name of a line above.' }),
        from: week,
        to: list(week).meta({ description: 'Splits the amount equally between these weeks.' }),
        cost: dollars.default(0).meta({ title: 'Cost of the change' }),
      }),
      '{{name}}',
    ).length(3),
    note: text,
  })
  .refine(
    ({ moneyIn, moneyOut, decisions }) =>
      decisions.every((each) =>
        [...moneyIn, ...moneyOut].some(({ name, weeks }) => name === each.line && (weeks?.includes(each.from) ?? true)),
      ),
    'Each decision must move a line that exists, from one of its weeks',
  )
  .meta({ view: 'CashForecast' })

const packageList = { file: 'prices/accounting', path: 'packages.*.id', displayField: 'packages.*.title' }
const shownPackages = section.packageCards.extend({
  show: ids(packageList.file, packageList.path, packageList.displayField),
})

export const outsourcedCfo = service.extend({
  packages: shownPackages,
  figures: section.figures,
  cash: cash.meta({ title: 'Cash forecast' }),
})

const businessDay = z.int().min(1).max(15).meta({ description: 'Enter a business day of the next month.' })

export const monthlyClose = shownBy('MonthlyClose', {
  ...section.headed,
  packages: list(
    z.strictObject({
      package: line.meta({ widget: 'relation', ...packageList }),
      tasks: list(
        z.strictObject({
          part: z.enum(['You send', 'We', 'You get']).meta({ title: 'Who' }),
          what: line,
          from: businessDay,
          to: businessDay,
        }),
        '{{part}} {{what}}',
      ),
    }),
    '{{package}}',
  ),
})

export const accounting = service.extend({
  packages: shownPackages,
  close: monthlyClose.meta({ title: 'Monthly close' }),
})

const entityLaw = z.strictObject({
  ...section.dated,
  socialSecurity: rate.meta({ title: 'Social Security rate (both halves)' }),
  medicare: rate.meta({ title: 'Medicare rate (both halves)' }),
  additionalMedicare: rate.meta({ title: 'Additional Medicare tax rate' }),
  wageBase: amount.meta({ title: 'Social Security wage base' }),
  unemployment: rate.meta({ title: 'Federal unemployment tax rate' }),
  unemploymentBase: amount.meta({ title: 'Federal unemployment wage base' }),
  businessDeduction: rate.meta({ title: 'Business income deduction rate' }),
  statuses: list(
    z.strictObject({
      name: line,
      joint: z.boolean().default(false).meta({ title: 'Married filing jointly' }),
      standardDeduction: amount,
      brackets: list(z.strictObject({ rate, upTo: amount }), '{{rate}} up to {{upTo}}'),
      medicareLimit: amount.meta({ title: 'Additional Medicare tax threshold' }),
      businessDeductionLimit: amount.meta({ title: 'Business income deduction income limit' }),
    }),
    '{{name}}',
  ).meta({ title: 'Figures by filing status', description: 'The example uses the first one.' }),
})
export type EntityLaw = z.output<typeof entityLaw>

export const entities = z.strictObject({
  ...section.headed,
  profits: list(amount),
  pay: amount.meta({ title: "The owner's pay" }),
  payrollService: amount.meta({ title: 'Payroll service, per year' }),
  corporateReturn: amount.meta({ title: 'S corporation return, per year' }),
  note: text,
})

export const sCorporation = z.strictObject({
  heading: line,
  without: text,
  profit: line.meta({ title: 'Question: profit', description: '{year} becomes the year.' }),
  pay: line.meta({ title: 'Question: pay', description: '{year} becomes the year.' }),
  payHint: line.meta({ title: 'Help for pay' }),
  status: line.meta({ title: 'Question: filing status' }),
  wages: line.meta({ title: "Question: the spouse's wages" }),
  state: line.meta({ title: 'Question: state' }),
  otherState: line.meta({ title: 'Choice: another state' }),
  payroll: line.meta({ title: 'Question: payroll service' }),
  filing: line.meta({ title: 'Question: cost of the return' }),
  button: line,
  states: list(
    z.strictObject({
      name: line,
      llc: amount.meta({ title: 'Yearly LLC fees (report and minimum tax)' }),
      corporation: amount.meta({ title: 'Yearly fees with an S election' }),
      tax: z
        .strictObject({ rate, deduction: amount })
        .optional()
        .meta({ title: 'Tax on the profit of an S corporation' }),
    }),
    '{{name}}',
  ).meta({ description: 'The example uses the first one.' }),
  example: z
    .object({ description: line.meta({ title: 'Example description' }), profit: amount, pay: amount })
    .meta({ description: 'Appears until the visitor gets an answer.' }),
  estimate: text,
  next: link.meta({ title: 'Next step after the result' }),
  outdated: text.meta({ title: 'Message: figures have expired' }),
  notes: list(text),
})

export const businessFormation = service.extend({
  law: entityLaw,
  entities,
  sCorporation: sCorporation.meta({ title: 'Tool: S election' }),
  twoLists: section.twoLists,
})

const group = z.strictObject({
  question: line,
  services: ids('prices/additional', 'services.*.id', 'services.*.name'),
})

export const pricesByQuestion = shownBy('PricesByQuestion', {
  ...section.headed,
  groups: list(group, '{{question}}'),
})

export const otherServices = service.extend({ prices: pricesByQuestion })

export const deal = z.strictObject({
  ...section.headed,
  price: amount,
  equipment: amount.meta({ title: 'Equipment share of the price (the rest is goodwill)' }),
  ordinaryRate: rate.meta({ title: 'Tax rate on ordinary income' }),
  gainRate: rate.meta({ title: 'Tax rate on gains' }),
  goodwillYears: z.int().min(2).meta({ title: 'Years to amortize goodwill' }),
  note: text,
})

export const buySellBusiness = service.extend({
  deal: deal.meta({ title: 'Sale example' }),
  twoLists: section.twoLists,
  session: section.callout.meta({ title: 'Free session' }),
})

const letter = z.strictObject({
  numbers: line,
  name: line,
  means: text.meta({ title: 'What it means' }),
  deadline: text,
  avoid: text.meta({ title: 'What not to do' }),
  source: z.strictObject({ name: line, url }).meta({ title: 'Official page' }),
})

export const letters = z.strictObject({
  ...section.headed,
  items: list(letter, '{{numbers}}: {{name}}'),
  other: text.meta({ title: 'Other letters' }),
  ...section.dated,
})

export const taxDebtRelief = service.extend({
  letters,
  options: section.table,
  statement: text,
  national: section.figures.meta({ title: 'National statistics' }),
  comparison: section.table,
  cases: section.stories.meta({ title: 'Client stories' }),
})
