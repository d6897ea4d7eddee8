import { grid, items, line, pair, type Twin, title } from '#app/blocks/twin.ts'
import { costOf, scaleNote } from './costs.ts'
import type { comparison } from './fields.ts'

export const twin: Twin<typeof comparison> = (props) => {
  const { heading, intro, caption, columns, rows, scale, note, basis, content, formats } = props
  const { notes } = content.interface
  return [
    ...title(2, heading),
    ...line(intro),
    ...(scale
      ? [
          ...line(scale.caption),
          ...items(scale.costs.map(({ label, cost }) => pair(label, costOf(content, cost).text))),
        ]
      : []),
    ...line(caption),
    ...grid(
      ['', ...columns],
      rows.map(({ label, cells }) => [label, ...cells]),
    ),
    ...line(note),
    ...(scale ? line(scaleNote(scale, content, formats)) : []),
    ...line(basis && notes.savings.with({ basis })),
  ]
}
