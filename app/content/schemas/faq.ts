import { z } from 'zod'
import { prose, slug, text } from '../engine/fields.ts'

export const faqSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: slug,
        question: text({ max: 110 }),
        answer: prose({ min: 40, max: 1100 }),
        /** Also shown on /about. */
        onAbout: z.boolean().optional(),
      }),
    )
    .length(11),
})

/** @public read by content.d.ts, which knip does not follow */
export type Faq = z.infer<typeof faqSchema> & { taxReviewed?: string }
