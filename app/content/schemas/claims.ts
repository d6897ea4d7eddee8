import { z } from 'zod'
import { text, yearMonth } from '#app/content/engine/fields.ts'

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
  basis: text({
    max: 160,
    expected: 'how the figure is counted, as a sentence without its final full stop',
  }).refine((basis) => !basis.endsWith('.'), 'a sentence without its final full stop'),
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

export type Claims = Record<keyof z.infer<typeof claimsSchema>, z.infer<typeof claim>>
export type ClaimId = keyof Claims
/** What the public sees of a figure: not where the firm keeps its proof. */
export type Claim = Omit<z.infer<typeof claim>, 'source' | 'verified'>

export function publicClaims(claims: Claims): Record<string, Claim> {
  return Object.fromEntries(
    Object.entries(claims).map(([id, { source, verified, ...shown }]) => [id, shown]),
  )
}
