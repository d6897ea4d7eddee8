import { type ToolWords, useTool } from '#app/components/tool.tsx'
import { ToolPanel } from '#app/components/tool-panel.tsx'
import {
  type EntityAnswer,
  type EntityRules,
  type EntityValues,
  entityAnswer,
} from '#app/lib/entity-answer.ts'
import type { ToolField } from '#app/lib/tool.ts'

type Labels = Record<
  'profit' | 'pay' | 'payHint' | 'status' | 'wages' | 'state' | 'payroll' | 'filing' | 'button',
  string
>
type SCorporationProps = EntityRules & {
  id: string
  labels: Labels
  /** What is in the fields for costs at first. */
  initial: Record<'payroll' | 'filing', string>
  tools: ToolWords
}

/** Whether an S corporation pays, with a visitor's own numbers. The charts above it are for all. */
export function SCorporation({ id, labels, initial, tools, ...rules }: SCorporationProps) {
  const amount = (name: keyof EntityValues & keyof Labels) =>
    ({ name, label: labels[name], kind: 'amount' }) as const
  const fields: ToolField<keyof EntityValues>[] = [
    { ...amount('profit'), positive: true },
    { ...amount('pay'), hint: labels.payHint, positive: true },
    { name: 'filingStatus', label: labels.status, kind: 'choice', choices: rules.statuses },
    { ...amount('wages'), optional: true },
    ...(rules.states.length > 0
      ? [{ name: 'state', label: labels.state, kind: 'choice', choices: rules.states } as const]
      : []),
    { ...amount('payroll'), initial: initial.payroll },
    { ...amount('filing'), initial: initial.filing },
  ]
  const tool = useTool<EntityValues, EntityAnswer>({
    id,
    fields,
    words: tools,
    work: (values) => entityAnswer(values, rules),
  })
  return <ToolPanel tool={tool} fields={fields} button={labels.button} />
}

export { SCorporation as Island }
