import { type Twin, title } from '#app/blocks/twin.ts'
import type { related } from './fields.ts'

export const twin: Twin<typeof related> = ({ content }) => ({
  start: title(2, content.interface.service.related),
})
