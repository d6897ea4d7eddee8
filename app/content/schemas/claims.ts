import { z } from 'zod'
import { text, yearMonth } from '#app/content/engine/fields.ts'
import { basis } from './common.ts'

const figure = {
  prefix: text({ max: 3, example: '$' }).optional(),
  value: z.number().min(0).meta({ expected: 'a number', example: 78 }),
  suffix: text({ max: 4, example: 'M+' }).optional(),
  decimals: z.int().min(0).max(2).optional(),
}

const claim = z.strictObject({
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
})

// Every figure that pages and pictures use; an unknown one is a mistake.
export const claimsSchema = z.strictObject({
  taxesSaved: claim,
  yearsExperience: claim,
  happyClients: claim,
  states: claim,
  googleRating: claim,
  projects: claim,
  averageSavings: claim,
  planningShare: claim,
  cashFlow: claim,
  inHouseTeam: claim,
  // Needed only by services that show them; check.ts makes sure.
  debtPenalties: claim.optional(),
  debtCases: claim.optional(),
  debtResolved: claim.optional(),
})

export type Claims = z.infer<typeof claimsSchema>
export type ClaimId = keyof Claims
export type Claim = z.infer<typeof claim>
