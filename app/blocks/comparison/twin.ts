import { items, line, pair, type Twin } from '#app/blocks/twin.ts'
import { costOf, scaleNote } from './costs.ts'
import type { comparison } from './fields.ts'

export const twin: Twin<typeof comparison> = ({ scale, content, formats }) =>
  scale
    ? {
        scale: [
          ...line(scale.caption),
          ...items(scale.costs.map((each) => pair(each.label, costOf(content, each).text))),
          ...line(scaleNote(scale, content, formats)),
        ],
      }
    : {}
