import { figure, line, type Twin, title } from '#app/blocks/twin.ts'
import { fieldText } from '#app/lib/shown.ts'
import type { mission } from './fields.ts'

export const twin: Twin<typeof mission> = ({ heading, text, founded, asOf, content, formats }) => {
  const { firm, claims } = content
  const { monthYear } = formats
  const claim = claims.yearsExperience
  return [
    ...title(2, heading),
    ...line(text),
    ...line(founded, ' ', fieldText(firm, 'founded', monthYear)),
    ...(claim
      ? line(figure(claim), ': ', claim.basis, ', ', asOf, ' ', fieldText(claim, 'asOf', monthYear))
      : []),
  ]
}
