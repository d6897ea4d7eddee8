import { line, type Twin, title, without } from '#app/blocks/twin.ts'
import { rangeText } from '#app/lib/money.ts'
import { fieldText } from '#app/lib/shown.ts'
import type { hero } from './fields.ts'

export const twin: Twin<typeof hero> = ({ look, heading, years, content, formats }) => {
  const { firm, claims } = content
  const claim = years && claims.yearsExperience
  const basis = claim && [
    [rangeText(claim), ' ', claim.label, ': ', claim.basis, ', ', years.asOf, ' '],
    [fieldText(claim, 'asOf', formats.monthYear), '.'],
  ]
  return {
    heading: [...title(1, heading), ...line(look === 'scene' && firm.tagline)],
    years: [...line(years?.caption), ...line(basis)],
    ...without('team'),
  }
}
