import { charted, type Twin } from '#app/blocks/twin.ts'
import type { year } from './fields.ts'
import { choiceRow } from './strip.ts'

export const twin: Twin<typeof year> = (props) => {
  const words = props.content.interface.exhibits.year
  const strips = props.groups.flatMap(({ heading, choices }) =>
    charted({
      kind: 'strip',
      caption: heading,
      columns: [words.choice, words.open],
      axis: { start: 0, end: 1, ticks: [] },
      rows: choices.map((choice) => choiceRow(choice, words, props.formats)),
    }),
  )
  return { groups: strips }
}
