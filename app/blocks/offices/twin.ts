import { line, linked, type Twin, title } from '#app/blocks/twin.ts'
import { hoursOf, officesOf } from '#app/content/firm.ts'
import { phoneHref } from '#app/lib/text.ts'
import type { offices } from './fields.ts'

export const twin: Twin<typeof offices> = ({ heading, content, formats }) => {
  const { firm } = content
  if (firm.offices.length === 0) return []
  return [
    ...title(2, heading),
    ...officesOf(firm).flatMap(({ name, address, phone, hours, seasons }) => [
      ...title(3, name),
      ...line(address),
      ...line(phone && linked(phone, phone.map(phoneHref))),
      ...line((hours || seasons) && hoursOf({ hours, seasons }, formats)),
    ]),
  ]
}
