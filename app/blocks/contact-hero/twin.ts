import { buttons, line, type Twin, title } from '#app/blocks/twin.ts'
import { hoursText } from '#app/content/firm.ts'
import type { contactHero } from './fields.ts'

export const twin: Twin<typeof contactHero> = (props) => {
  const { heading, lead, firstToBook, content, formats } = props
  return [
    ...title(1, heading),
    ...buttons(content, props, firstToBook),
    ...line(hoursText(content.firm, formats)),
    ...line(lead),
  ]
}
