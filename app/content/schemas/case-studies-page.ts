import { z } from 'zod'
import { prose, text } from '../engine/fields.ts'
import { head } from './page.ts'
import { basis } from './page-parts.ts'

const heading = text({ max: 70 })
const label = text({ max: 60 })
const column = text({ max: 26, example: 'Total tax savings' })

/** `name` begins the caption and the spoken "Business table sorted by ...". */
const table = z.strictObject({ name: text({ max: 20, example: 'Business' }), about: label })

export const caseStudiesPageSchema = z.strictObject({
  head,
  hero: z.strictObject({
    heading,
    figure: label,
    lead: prose({ max: 180 }),
    schedule: label,
    basis,
  }),
  plate: z.strictObject({ caption: text({ max: 220 }) }),
  outcomes: z.strictObject({
    heading,
    intro: prose({ max: 180 }),
    number: text({ max: 6, example: 'No.' }),
    drawing: column,
    refund: column,
    longest: label,
    tables: z.strictObject({ business: table, individual: table, mixed: table }),
    columns: z.strictObject({
      revenue: column,
      profit: column,
      w2Earnings: column,
      stockSaleProceeds: column,
      businessIncome: column,
      investmentIncome: column,
      totalIncome: column,
      taxDueWithoutStrategy: column,
      keyStrategiesUsed: column,
      result: column,
      totalTaxSavings: column,
    }),
    definition: text({ max: 200 }),
    stock: text({ max: 120 }),
    basis,
  }),
  closing: z.strictObject({ heading, text: prose({ max: 240 }) }),
})

export type CaseStudiesPage = z.infer<typeof caseStudiesPageSchema>
