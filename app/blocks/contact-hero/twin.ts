import { line, type Twin, without } from '#app/blocks/twin.ts'
import { hoursText } from '#app/content/firm.ts'
import type { contactHero } from './fields.ts'

export const twin: Twin<typeof contactHero> = ({ content, formats }) => ({
  end: line(hoursText(content.firm, formats)),
  ...without('closed'),
})
