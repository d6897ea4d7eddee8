import { buttons, line, type Twin, title } from '#app/blocks/twin.ts'
import type { outcomesHero } from './fields.ts'

export const twin: Twin<typeof outcomesHero> = (props) => {
  const { heading, lead, schedule, basis, firstToBook, data, content } = props
  const { notes } = content.interface
  return [
    ...title(1, heading),
    ...line(data.caseStudies.illustrative && notes.sample),
    ...line(lead),
    ...buttons(content, { schedule }, firstToBook),
    ...line(notes.savings.with({ basis })),
  ]
}
