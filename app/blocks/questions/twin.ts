import { line, linked, questionLines, type Twin, title } from '#app/blocks/twin.ts'
import type { questions } from './fields.ts'

export const twin: Twin<typeof questions> = ({ heading, show, items, more, content }) => ({
  heading: title(2, heading ?? content.interface.service.questions),
  ...(!show && !items && { items: questionLines(content.faq.items) }),
  more: line(more && linked(more, '/faq')),
})
