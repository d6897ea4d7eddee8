import { z } from 'zod'
import { list, money, pastDate, slug, text } from '#app/content/engine/fields.ts'
import { dollars } from '#app/lib/money.ts'
import { distinctIds, each, idOf, refuse } from './common.ts'

const record = z
  .strictObject({
    id: z.int().min(1).max(9999),
    type: z.enum(['business', 'individual', 'mixed']),
    ...each('revenue profit w2Earnings stockSaleProceeds businessIncome', money.optional()),
    ...each('investmentIncome totalIncome', money.optional()),
    taxDueWithoutStrategy: money,
    keyStrategiesUsed: z.int().min(2).max(12),
    taxDueWithStrategy: money.optional(),
    taxRefundWithStrategy: money.optional(),
    totalTaxSavings: money,
  })
  .superRefine((row, context) => {
    for (const [field, expected] of arithmeticErrors(row)) {
      refuse(context, [field], expected)
    }
  })

export const caseStudiesSchema = z.strictObject({
  illustrative: z.boolean(),
  records: list(record, { min: 1, max: 60 }).superRefine(distinctIds),
})

export type CaseStudies = z.infer<typeof caseStudiesSchema>
export type CaseStudy = CaseStudies['records'][number]
/** What a story shows of a record. */
export type Outcome = Pick<
  CaseStudy,
  'id' | 'totalTaxSavings' | 'taxDueWithoutStrategy' | 'taxRefundWithStrategy'
>

type Row = z.infer<z.ZodObject<(typeof record)['shape']>>

/** The rules that make a row add up, each with the wrong field and what it should be. */
function* arithmeticErrors(row: Row): Generator<[field: string, expected: string]> {
  const { taxDueWithoutStrategy: before, totalTaxSavings: savings } = row
  const { taxRefundWithStrategy: refund = 0, taxDueWithStrategy: after } = row
  const due = 'the tax due without the strategy'
  if (refund > 0) {
    if (after) yield ['taxDueWithStrategy', 'nothing (remove the line), because there is a refund']
    if (savings !== before + refund)
      yield ['totalTaxSavings', `${dollars(before + refund)}: ${due} plus the refund`]
  } else if (after === undefined) {
    yield ['taxDueWithStrategy', 'an amount here, or a refund in taxRefundWithStrategy']
  } else if (savings !== before - after) {
    yield ['totalTaxSavings', `${dollars(before - after)}: ${due} minus the tax due with it`]
  }
  if (row.type === 'business') yield* businessErrors(row)
  else {
    const { w2Earnings = 0, businessIncome = 0, investmentIncome = 0, stockSaleProceeds = 0 } = row
    const total = w2Earnings + businessIncome + investmentIncome + stockSaleProceeds
    if (row.totalIncome !== total)
      yield ['totalIncome', `${dollars(total)}: the sum of the incomes in this record`]
  }
}

function* businessErrors(row: Row): Generator<[field: string, expected: string]> {
  const { revenue = 0, profit = 0, taxDueWithoutStrategy: before } = row
  if (profit <= 0 || profit >= revenue) yield ['profit', 'more than zero and less than the revenue']
  if (row.totalIncome !== undefined)
    yield ['totalIncome', 'nothing (remove the line): a business record has no total income']
  const rate = before / profit
  if (rate < 0.2 || rate > 0.35) yield ['taxDueWithoutStrategy', 'about 20% to 35% of the profit']
}

const shown = {
  id: slug,
  name: text({ max: 60, example: 'Illustrative client' }),
  title: text({ max: 80, example: 'Multifamily investor, Tennessee' }),
  quote: text({ max: 260 }),
  caseStudy: idOf('record', z.int()).optional(),
  /** A fee credit, a family tie: shown next to the quote. */
  connection: text({ max: 80, example: 'Client received a fee credit' }).optional(),
}

const testimonial = z.discriminatedUnion('verified', [
  z.strictObject({ ...shown, verified: z.literal(false) }),
  z.strictObject({
    ...shown,
    verified: z.literal(true),
    consentOnFile: z.literal(true).meta({ expected: 'true: quote only clients who have agreed' }),
    date: pastDate,
    relationship: z.enum(['client', 'employee', 'referral partner']),
  }),
])

export const testimonialsSchema = z.strictObject({
  testimonials: z.array(testimonial).superRefine(distinctIds),
})

export type Testimonial = z.infer<typeof testimonial>
