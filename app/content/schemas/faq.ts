import { z } from 'zod'
import { prose, slug, text } from '../engine/fields.ts'
import { distinctIds } from './distinct.ts'
import { head, plate } from './page.ts'

export const faqSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: slug,
        question: text({ max: 110 }),
        answer: prose({ min: 40, max: 1100 }),
        onAbout: z
          .boolean()
          .meta({ expected: 'true where the question also stands on /about' })
          .optional(),
      }),
    )
    .min(1)
    .max(24)
    .superRefine(distinctIds)
    .refine((items) => {
      const shown = items.filter(({ onAbout }) => onAbout)
      return shown.length >= 4 && shown.length <= 5 && shown.some(({ id }) => id === 'guarantee')
    }, 'four or five items with "onAbout: true", the guarantee among them'),
})

export const faqPageSchema = z.strictObject({
  head,
  title: text({ max: 80 }),
  sentence: prose({ max: 240 }),
  heading: text({ max: 40, example: '[Count] questions' }),
  plate,
})

/** @public read by content.d.ts, which knip does not follow */
export type FaqPage = z.infer<typeof faqPageSchema>
/** @public read by content.d.ts, which knip does not follow */
export type Faq = z.infer<typeof faqSchema> & { taxReviewed?: string }
