import { z } from 'zod'
import { money, slug, text } from '../engine/fields.ts'

export const guaranteeSchema = z.strictObject({
  title: text({ max: 80 }),
  terms: text({ max: 900 }),
  example: z.strictObject({ package: slug, identified: money, text: text({ max: 200 }) }),
})

export type Guarantee = z.infer<typeof guaranteeSchema>
