import { line, linked, type Twin, title, without } from '#app/blocks/twin.ts'
import { hoursOf, officesOf } from '#app/content/firm.ts'
import { phoneHref } from '#app/lib/text.ts'
import type { offices } from './fields.ts'

export const twin: Twin<typeof offices> = ({ content: { firm }, formats }) => {
  if (firm.offices.length === 0) return without('heading', 'map')
  return {
    map: officesOf(firm).flatMap(({ name, address, phone, hours, seasons }) => [
      ...title(3, name),
      ...line(address),
      ...line(phone && linked(phone, phone.map(phoneHref))),
      ...line((hours || seasons) && hoursOf({ hours, seasons }, formats)),
    ]),
  }
}
