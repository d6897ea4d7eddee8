import { z } from 'zod'
import { price, slug, text } from '../engine/fields.ts'

const priced = { id: slug, title: text({ max: 60 }), price }

export const planningPricesSchema = z.strictObject({
  packages: z.array(z.strictObject({ ...priced, frequency: text({ max: 20 }) })).min(1),
})

export const accountingPricesSchema = z.strictObject({
  packages: z
    .array(z.strictObject({ ...priced, frequency: text({ max: 20 }), onboarding: price }))
    .min(1),
})

export const preparationPricesSchema = z.strictObject({
  packages: z.array(z.strictObject(priced)).min(1),
})

export const additionalPricesSchema = z.strictObject({
  services: z.array(z.strictObject({ id: slug, name: text({ max: 60 }), price })).min(1),
})

export type PlanningPrices = z.infer<typeof planningPricesSchema>
/** @public read by content.d.ts, which knip does not follow */
export type AccountingPrices = z.infer<typeof accountingPricesSchema>
/** @public read by content.d.ts, which knip does not follow */
export type PreparationPrices = z.infer<typeof preparationPricesSchema>
export type AdditionalPrices = z.infer<typeof additionalPricesSchema>
