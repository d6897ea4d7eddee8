import { line, type Twin, title } from '#app/blocks/twin.ts'
import type { example } from './fields.ts'

export const twin: Twin<typeof example> = ({ heading, content }) => ({
  heading: [...title(2, heading), ...line(content.interface.notes.notAClient)],
})
