import type { Claim } from '#app/content/schemas/claims.ts'
import type { Interface } from '#app/content/schemas/interface.ts'
import type { Formats } from '#app/lib/formats.ts'
import { fieldText, say, type Text } from '#app/lib/shown.ts'
import { endSentence } from '#app/lib/text.ts'

/** A figure of tax savings has the required note around its basis. */
export function restsOn(claim: Claim, notes: Interface['notes'], formats: Formats): Text {
  const { savings, basis } = claim
  const note = savings ? notes.savings.with({ basis }) : endSentence(basis)
  const date = fieldText(claim, 'asOf', formats.monthYear)
  return say`${note} ${notes.asOf.with({ date })}`
}
