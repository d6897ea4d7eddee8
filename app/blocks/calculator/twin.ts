import { line, type Twin, title } from '#app/blocks/twin.ts'
import type { calculator } from './fields.ts'
import { workedExample } from './worked-example.ts'

export const twin: Twin<typeof calculator> = (props) => [
  ...title(2, props.heading),
  ...line(props.intro),
  ...line(workedExample(props)),
  ...line(props.disclosure),
]
