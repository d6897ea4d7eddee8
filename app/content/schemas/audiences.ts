import { z } from 'zod'
import { prose, slug, text } from '../engine/fields.ts'
import { distinctIds } from './distinct.ts'
import { link } from './page.ts'
import { picture } from './picture.ts'

const question = z.strictObject({
  question: text({ max: 120 }),
  answer: prose({ min: 40, max: 420 }),
})

/** What this audience would pay, from the price lists: "{price.tax-planning.elite} a year". */
const cost = z.strictObject({
  label: text({ max: 40, example: 'Tax planning, Strategic' }),
  price: text({ max: 30, example: '{price.tax-planning.strategic} a year' }),
  to: link,
})

export const audiencesSchema = z.strictObject({
  audiences: z
    .array(
      z.strictObject({
        id: slug,
        name: text({ max: 50 }),
        picture: picture('front'),
        line: text({ max: 170 }),
        costs: z.array(cost).min(1).max(2),
        questions: z.array(question).min(2).max(3),
      }),
    )
    .length(11)
    .superRefine(distinctIds),
})

export type Audiences = z.infer<typeof audiencesSchema> & { taxReviewed?: string }
