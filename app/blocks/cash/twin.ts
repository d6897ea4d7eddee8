import { exhibitLines, illustrativeLine } from '#app/blocks/exhibit-twin.ts'
import { charted, items, strong, type Twin, title } from '#app/blocks/twin.ts'
import type { cash } from './fields.ts'
import { cashPlan } from './plan.ts'

export const twin: Twin<typeof cash> = (props) => {
  const { text, chart, decisions, lines } = cashPlan(props, props.content.interface)
  return exhibitLines(props, [
    ...illustrativeLine(props.content),
    ...charted(chart),
    ...items(
      decisions.map(({ name, text: words, move, lifted }) => [
        [strong(name), ' ', words, ' ', move, ' '],
        text.lift.with({ amount: lifted }),
      ]),
      { ordered: true },
    ),
    ...title(3, text.lines),
    ...items(lines),
  ])
}
