import { line, linked, type Twin, title } from '#app/blocks/twin.ts'
import type { questions } from './fields.ts'

export const twin: Twin<typeof questions> = (props) => {
  const { heading, show, items, note, more, content, textOf } = props
  const asked = items ?? show ?? content.faq.items
  return [
    ...title(2, heading ?? content.interface.service.questions),
    ...asked.flatMap(({ question, answer }) => [
      ...title(3, question),
      ...(items ? textOf(answer.tree) : line(answer)),
    ]),
    ...line(note),
    ...line(more && linked(more, '/faq')),
  ]
}
