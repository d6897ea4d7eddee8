import type { Formats } from '#app/lib/formats.ts'
import { fieldText, say, type Text } from '#app/lib/shown.ts'
import type { Claim } from './schemas/claims.ts'
import type { Interface } from './schemas/interface.ts'

/** What a figure rests on, with the required notice if it counts savings. */
export function figureNote(claim: Claim, words: Interface, formats: Formats): Text {
  const { basis } = claim
  const date = fieldText(claim, 'asOf', formats.monthYear)
  return claim.savings
    ? say`${words.notes.savings.with({ basis })} ${words.notes.asOf.with({ date })}`
    : words.pricing.basis.with({ basis, date })
}
