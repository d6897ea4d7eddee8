import { line, linked, type Twin, title } from '#app/blocks/twin.ts'
import type { calendarHero } from './fields.ts'

export const twin: Twin<typeof calendarHero> = ({ heading, lead, blog, content }) => [
  ...title(1, heading),
  ...line(lead),
  ...line(content.firm.blogUrl && linked(blog, content.firm.blogUrl)),
]
