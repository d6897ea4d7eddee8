import { z } from 'zod'
import { isoDate, text } from '../engine/fields.ts'

export const taxFactsSchema = z.record(
  z
    .string()
    .regex(/^[a-z]\w*$/)
    .meta({ expected: 'a name in small letters, such as bonusRate' }),
  z.strictObject({
    text: text({ max: 40, example: '27.5 years' }),
    what: text({ max: 100, example: 'Residential rental property' }),
    reviewed: isoDate,
    validThrough: isoDate,
  }),
)

export type TaxFacts = z.infer<typeof taxFactsSchema>
