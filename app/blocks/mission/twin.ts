import { figure, line, type Twin } from '#app/blocks/twin.ts'
import { fieldText } from '#app/lib/shown.ts'
import type { mission } from './fields.ts'

export const twin: Twin<typeof mission> = ({ founded, asOf, content, formats }) => {
  const { firm, claims } = content
  const { monthYear } = formats
  const claim = claims.yearsExperience
  const counted = claim && [asOf, ' ', fieldText(claim, 'asOf', monthYear)]
  return {
    founded: line(founded, ' ', fieldText(firm, 'founded', monthYear)),
    asOf: line(claim && [figure(claim), ': ', claim.basis, ', ', counted]),
  }
}
