import { z } from 'zod'
import { isoDate, slug, text } from '../engine/fields.ts'
import { distinctIds } from './distinct.ts'

const shown = {
  id: slug,
  name: text({ max: 60, example: 'Illustrative client' }),
  title: text({ max: 80, example: 'Multifamily investor, Tennessee' }),
  quote: text({ max: 260 }),
  caseStudy: z.int().min(1).max(12).optional(),
  /** A fee credit, a family tie: shown beside the quote (compliance 1.3). */
  connection: text({ max: 80, example: 'Client received a fee credit' }).optional(),
}

const testimonial = z.discriminatedUnion('verified', [
  z.strictObject({ ...shown, verified: z.literal(false) }),
  z.strictObject({
    ...shown,
    verified: z.literal(true),
    consentOnFile: z
      .literal(true)
      .meta({ expected: 'true: a client who has not agreed is not quoted' }),
    date: isoDate,
    relationship: z.enum(['client', 'employee', 'referral partner']),
  }),
])

export const testimonialsSchema = z.strictObject({
  testimonials: z.array(testimonial).superRefine(distinctIds),
})

export type Testimonials = z.infer<typeof testimonialsSchema>
export type Testimonial = Testimonials['testimonials'][number]
