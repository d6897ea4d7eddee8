import {
  charted,
  illustrativeLine,
  items,
  strong,
  type Twin,
  title,
  without,
} from '#app/blocks/twin.ts'
import type { cash } from './fields.ts'
import { cashPlan } from './plan.ts'

export const twin: Twin<typeof cash> = (props) => {
  const { text, chart, decisions, lines } = cashPlan(props, props.content.interface)
  return {
    moneyIn: [...illustrativeLine(props.content), ...charted(chart)],
    decisions: [
      ...items(
        decisions.map(({ name, text: words, move, lifted }) => [
          [strong(name), ' ', words, ' ', move, ' '],
          text.lift.with({ amount: lifted }),
        ]),
        { ordered: true },
      ),
      ...title(3, text.lines),
      ...items(lines),
    ],
    ...without('moneyOut'),
  }
}
