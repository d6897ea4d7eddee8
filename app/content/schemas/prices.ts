import { z } from 'zod'
import { amount, list, money, price, slug, text } from '#app/content/engine/fields.ts'
import { costUnits } from '#app/lib/money.ts'
import { distinctIds, idOf, refuse } from './common.ts'

const cost = z.strictObject({
  /** Only for a cost that texts use by name. */
  id: slug.optional(),
  name: text({ max: 40, example: 'Extra K-1' }),
  price,
  per: z.enum(costUnits).optional(),
  /** A discount: it is listed with what the package includes. */
  credit: z.boolean().meta({ expected: 'true for a discount' }).optional(),
})

const offer = {
  id: slug,
  title: text({ max: 60 }),
  price: amount,
  isPrimary: z
    .boolean()
    .meta({ expected: 'true for the common choice, false for the others' })
    .default(false),
  outcomes: list(text({ max: 80 }), { min: 1, max: 12 }),
  additionalCosts: z.array(cost).max(20).default([]),
}

function packages<Offer extends z.ZodType<{ id: string; isPrimary: boolean }>>(offer: Offer) {
  return z.strictObject({
    packages: z
      .array(offer)
      .min(1)
      .superRefine(distinctIds)
      .superRefine((list, context) => {
        const chosen = list.flatMap(({ isPrimary }, at) => (isPrimary ? [at] : []))
        if (list.length < 2 || chosen.length === 1) return
        const expected = 'true for exactly one package in the list, the common choice'
        refuse(context, [chosen[1] ?? 0, 'isPrimary'], expected)
      }),
  })
}

/** What is done for the fee, and when. */
const work = z
  .array(
    z.strictObject({
      when: text({ max: 40, example: 'Each month' }),
      text: text({ max: 220, example: 'We reconcile every account and send your reports.' }),
    }),
  )
  .max(12)
  .optional()

const frequency = text({ max: 20, example: 'per year' })

export const planningPricesSchema = packages(
  z.strictObject({ ...offer, frequency, bestFor: text({ max: 90 }), work }),
)
export const accountingPricesSchema = packages(
  z.strictObject({ ...offer, frequency, onboarding: amount.optional(), work }),
)
export const preparationPricesSchema = packages(
  z.strictObject({ ...offer, form: text({ max: 6, example: '1120' }) }),
)

export const additionalPricesSchema = z
  .strictObject({
    services: z
      .array(
        z.strictObject({
          id: slug,
          name: text({ max: 60 }),
          price,
          note: text({ max: 90 }).optional(),
          partner: idOf('partner', slug).optional(),
        }),
      )
      .min(1)
      .superRefine(distinctIds),
    /** Services that are quoted case by case, without a printed price. */
    quoted: z
      .array(z.strictObject({ id: slug, name: text({ max: 60 }) }))
      .superRefine(distinctIds)
      .default([]),
  })
  .superRefine(({ services, quoted }, context) => {
    for (const [at, { id }] of quoted.entries()) {
      if (services.some((service) => service.id === id)) {
        refuse(context, ['quoted', at, 'id'], 'an id that no entry under "services" has')
      }
    }
  })

const own = 'guarantee.multiple'

/** The result has the file's own multiple in its texts. */
export const guaranteeSchema = z
  .strictObject({
    /** What the plan must identify, in planning fees. */
    multiple: z.int().min(1).max(10).meta({ expected: 'a whole number', example: 2 }),
    reviewedByCounsel: z.boolean().meta({ expected: 'true or false' }),
    title: text({ max: 80, values: [own] }),
    terms: text({ max: 900, values: [own] }).meta({ prescribed: true }),
    example: z
      .strictObject({
        package: idOf('planningPackage', slug),
        identified: money,
        text: text({ max: 200, values: ['package', 'fee', 'minimum', 'identified', 'refund'] }),
      })
      .optional(),
  })
  .transform(({ title, terms, ...rest }) => {
    const filled = (words: string) => words.replaceAll(`{${own}}`, `${rest.multiple}X`)
    return { ...rest, title: filled(title), terms: filled(terms) }
  })

export type Guarantee = z.infer<typeof guaranteeSchema>
export type Work = z.infer<typeof work>
export type Cost = z.infer<typeof cost>
export type AdditionalPrices = z.infer<typeof additionalPricesSchema>
