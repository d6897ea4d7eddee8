import { z } from 'zod'
import { prose, slug, text } from '../engine/fields.ts'

const question = z.strictObject({
  question: text({ max: 120 }),
  answer: prose({ min: 40, max: 420 }),
})

export const audiencesSchema = z.strictObject({
  audiences: z
    .array(
      z.strictObject({
        id: slug,
        name: text({ max: 50 }),
        line: text({ max: 170 }),
        questions: z.array(question).min(2).max(3),
      }),
    )
    .length(11),
})

/** @public read by content.d.ts, which knip does not follow */
export type Audiences = z.infer<typeof audiencesSchema> & { taxReviewed?: string }
