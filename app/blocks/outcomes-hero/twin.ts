import { line, type Twin, title } from '#app/blocks/twin.ts'
import type { outcomesHero } from './fields.ts'

export const twin: Twin<typeof outcomesHero> = ({ heading, data, content }) => {
  const { sample } = content.interface.notes
  return { heading: [...title(1, heading), ...line(data.caseStudies.illustrative && sample)] }
}
