import { z } from 'zod'
import { money, prose, text } from '../engine/fields.ts'
import { head } from './page.ts'
import { basis } from './page-parts.ts'

const heading = text({ max: 80 })
const label = text({ max: 60 })

export const pricingPageSchema = z.strictObject({
  head,
  hero: z.strictObject({
    heading,
    lead: prose({ max: 240 }),
    guarantee: label,
  }),
  journey: z.strictObject({
    heading,
    steps: z.array(z.strictObject({ name: label, text: text({ max: 130 }) })).length(4),
  }),
  planning: z.strictObject({ heading, intro: text({ max: 160 }) }),
  calculator: z.strictObject({
    heading,
    intro: text({ max: 120 }),
    paidLabel: label,
    grossLabel: label,
    hint: label,
    button: label,
    disclosure: text({ max: 260 }),
    example: z.strictObject({ taxPaid: money, grossIncome: money, text: text({ max: 260 }) }),
  }),
  beforeAfter: z.strictObject({
    heading,
    caption: text({ max: 90 }),
    columns: z.array(label).length(2),
    rows: z.array(z.strictObject({ label, cells: z.array(label).length(2) })).min(2),
    basis,
  }),
  accounting: z.strictObject({
    heading,
    intro: text({ max: 160 }),
    onboarding: label,
    firstYear: label,
    /** What the packages are drawn against; its cost is the claim inHouseTeam. */
    inHouse: z.strictObject({
      label: text({ max: 40, example: 'In-house finance team' }),
      per: text({ max: 20, expected: 'the time it is paid for', example: 'a year' }),
    }),
  }),
  preparation: z.strictObject({ heading, intro: text({ max: 160 }) }),
  bundle: z.strictObject({ heading, button: label }),
  additional: z.strictObject({ heading }),
  closing: z.strictObject({ heading, text: text({ max: 120 }), schedule: label, call: label }),
  terms: text({ max: 600 }),
})

export type PricingPage = z.infer<typeof pricingPageSchema>
