import { z } from 'zod'
import { list, money, prose, slug, text } from '#app/content/engine/fields.ts'
import { figureId } from './claims.ts'
import { basis, distinctSections, head, heading, label } from './common.ts'

/** A figure of claims.yaml below the packages. */
const claim = figureId.optional()
/** What the link to the section at the head of the page says. */
const jump = label
const intro = prose({ max: 160 })

/** The addresses of the other sections within the page. */
const taken =
  'main guarantee journey tax-planning calculator before-after accounting tax-preparation additional-services billing price-terms'.split(
    ' ',
  )

const section = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('guarantee'), heading: label }),
  z.strictObject({
    kind: z.literal('journey'),
    heading,
    steps: list(z.strictObject({ name: label, text: text({ max: 150 }) }), { min: 2, max: 6 }),
  }),
  z.strictObject({
    kind: z.literal('planning'),
    jump,
    heading,
    intro,
    /** {amount} is what a plan must identify at the fee of its package. */
    minimum: text({
      max: 60,
      example: '{multiple}: strategies worth at least {amount}',
    }).optional(),
    claim,
  }),
  z.strictObject({
    kind: z.literal('calculator'),
    heading,
    intro: text({ max: 120 }),
    paidLabel: label,
    grossLabel: label,
    hint: label,
    button: label,
    disclosure: text({ max: 260 }).meta({ prescribed: true }),
    example: z.strictObject({
      taxPaid: money,
      grossIncome: money,
      text: text({ max: 260, values: ['taxPaid', 'grossIncome', 'rate', 'least', 'most'] }),
    }),
  }),
  z.strictObject({
    kind: z.literal('beforeAfter'),
    heading,
    caption: text({ max: 90 }),
    columns: z.array(label).length(2),
    rows: z.array(z.strictObject({ label, cells: z.array(label).length(2) })).min(2),
    basis,
  }),
  z.strictObject({
    kind: z.literal('accounting'),
    jump,
    heading,
    intro,
    firstYear: label,
    onboarding: text({ max: 60, example: 'with {fee} onboarding' }),
    claim,
  }),
  z.strictObject({ kind: z.literal('preparation'), jump, heading, intro }),
  z.strictObject({ kind: z.literal('bundle'), heading, button: label }),
  z.strictObject({ kind: z.literal('additional'), jump, heading }),
  z.strictObject({
    kind: z.literal('closing'),
    heading,
    text: prose({ max: 160 }),
    schedule: label,
    call: label,
  }),
  z.strictObject({
    kind: z.literal('text'),
    id: slug.refine((id) => !taken.includes(id), 'an id that no other part of the page has'),
    heading,
    text: prose({ max: 900 }),
  }),
])

export const pricingPageSchema = z.strictObject({
  head,
  hero: z.strictObject({ heading, lead: prose({ max: 240 }) }),
  /** In the order of the page. */
  sections: list(section, { min: 1, max: 30 })
    .superRefine(distinctSections)
    .meta({ onceEach: true }),
  /** Shown with the terms after the last section that has prices. */
  billing: z.strictObject({
    heading,
    text: text({ max: 500 }),
    /** The words of the link to payUrl (firm.yaml). */
    pay: label,
  }),
  terms: text({ max: 600 }).meta({ prescribed: true }),
})

export type PricingSection = z.infer<typeof section>
/** The words of one kind of section. */
export type SectionOf<Kind extends PricingSection['kind']> = Extract<PricingSection, { kind: Kind }>
