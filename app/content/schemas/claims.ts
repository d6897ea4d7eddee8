import { z } from 'zod'
import { text, yearMonth } from '#app/content/engine/fields.ts'
import { basis, idOf, refuse } from './common.ts'

const figure = {
  prefix: text({ max: 3, example: '$' }).optional(),
  value: z
    .number()
    .min(0)
    .max(999_999)
    .meta({ expected: 'a number; a million is 1 with the suffix M', example: 78 }),
  suffix: text({ max: 4, example: 'M+' }).optional(),
  decimals: z.int().min(0).max(2).optional(),
}

const savingsExpected =
  'true if the figure counts tax savings, which puts the required notice beside it, otherwise false'

const claim = z
  .strictObject({
    ...figure,
    /** The second end of a range, as in $150K-$300K+. */
    upTo: z.strictObject(figure).optional(),
    label: text({ max: 80, example: 'Taxes Saved' }),
    basis: basis.meta({
      expected: 'how you count the figure, as a sentence without the period at the end',
    }),
    asOf: yearMonth,
    source: text({ max: 120, example: 'Firm records, reviewed by the owner' }),
    verified: z.boolean().meta({ expected: 'true or false', example: false }),
    /** It counts tax savings, so the notice required for savings is shown with it. */
    savings: z.boolean().meta({ expected: savingsExpected }).optional(),
    /** Somebody else published it, so it needs a publisher and a year. */
    ofOthers: z.boolean().meta({ expected: 'true if others published the figure' }).optional(),
  })
  .refine(({ label, savings }) => savings !== undefined || !/\bsav(?:ed?|ings?)\b/i.test(label), {
    path: ['savings'],
    message: savingsExpected,
  })

/** Free, so that a firm states the figures it has. Some ids mean more: see docs/content.md. */
const claimId = z
  .string()
  .regex(/^[a-z][a-zA-Z\d]*$/)
  .meta({
    expected: 'the id of a figure: letters and digits without spaces, such as taxesSaved',
    example: 'taxesSaved',
  })

/** What a figure of that name can count at most: the stars of a rating; fifty states, the District of
    Columbia and five territories. */
const mostOf: Readonly<Record<string, number>> = { googleRating: 5, states: 56 }

export const claimsSchema = z.record(claimId, claim).superRefine((claims, context) => {
  for (const [id, most] of Object.entries(mostOf)) {
    if ((claims[id]?.value ?? 0) > most) refuse(context, [id, 'value'], `${most} or less`)
  }
})

/** A figure that is shown. */
export const figureId = idOf('figure', claimId)

export type Claims = z.infer<typeof claimsSchema>
export type Claim = z.infer<typeof claim>
