import { line, type Twin, title } from '#app/blocks/twin.ts'
import type { founder } from './fields.ts'

export const twin: Twin<typeof founder> = ({ heading, story }) => [
  ...title(2, heading),
  ...story.flatMap((paragraph) => line(paragraph)),
]
