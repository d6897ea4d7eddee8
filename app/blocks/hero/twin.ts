import { buttons, line, type Said, type Twin, title } from '#app/blocks/twin.ts'
import { rangeText } from '#app/lib/money.ts'
import { fieldText } from '#app/lib/shown.ts'
import type { hero } from './fields.ts'

export const twin: Twin<typeof hero> = (props) => {
  const { look, heading, lead, call, note, firstToBook, years, content, formats } = props
  const { firm, claims } = content
  const schedule = props.schedule ?? (look === 'tile' ? props.booking.schedule : undefined)
  const claim = claims.yearsExperience
  const basis: Said = claim &&
    years && [
      [rangeText(claim), ' ', claim.label, ': ', claim.basis, ', ', years.asOf, ' '],
      [fieldText(claim, 'asOf', formats.monthYear), '.'],
    ]
  return [
    ...title(1, heading),
    ...(look === 'scene' ? line(firm.tagline) : []),
    ...line(lead),
    ...buttons(content, { schedule, call }, note ?? firstToBook),
    ...(years ? line(years.caption) : []),
    ...line(basis),
  ]
}
