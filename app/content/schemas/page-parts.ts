import { z } from 'zod'
import { prose, text } from '../engine/fields.ts'

// Parts that several pages have: a headline with two buttons, and a last word before the footer.

export const heading = text({ max: 80 })
export const label = text({ max: 60 })

/** What the savings note says of a page's own figures (compliance 2.2). */
export const basis = text({ max: 160 }).refine(
  (sentence) => !sentence.endsWith('.'),
  'a sentence without its final full stop',
)

export const hero = z.strictObject({
  heading,
  lead: prose({ max: 260 }),
  schedule: label,
  call: label,
})
export type HeroWords = z.infer<typeof hero>

export const closing = z.strictObject({ heading, text: prose({ max: 260 }) })
export type ClosingWords = z.infer<typeof closing>
