import { z } from 'zod'
import { text } from '../engine/fields.ts'

export const guaranteeSchema = z.strictObject({
  title: text({ max: 80 }),
  terms: text({ max: 900 }),
})

/** @public read by content.d.ts, which knip does not follow */
export type Guarantee = z.infer<typeof guaranteeSchema>
