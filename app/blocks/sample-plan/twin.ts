import { items, line, pair, strong, type Twin, title, without } from '#app/blocks/twin.ts'
import { dollars } from '#app/lib/money.ts'
import { fieldText } from '#app/lib/shown.ts'
import type { samplePlan } from './fields.ts'
import { savedBy } from './saved.ts'

export const twin: Twin<typeof samplePlan> = ({ title: name, labels, steps }) => ({
  title: title(3, name),
  steps: [
    ...items(
      steps.map((step) => ({
        line: strong(step.name),
        below: items([
          pair(labels.rule, step.rule),
          pair(labels.by, step.by),
          pair(labels.who, step.who),
          pair(labels.saves, fieldText(step, 'saves', dollars)),
        ]),
      })),
      { ordered: true },
    ),
    ...line(pair(labels.total, savedBy(steps))),
  ],
  ...without('open', 'labels', 'record'),
})
