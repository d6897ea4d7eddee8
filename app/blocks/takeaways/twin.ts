import { type Twin, title } from '#app/blocks/twin.ts'
import type { takeaways } from './fields.ts'

export const twin: Twin<typeof takeaways> = ({ content }) => ({
  start: title(2, content.interface.text.takeaways),
})
