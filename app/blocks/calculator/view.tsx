import type { ViewProps } from '#app/blocks/view.ts'
import { Island } from '#app/components/island.tsx'
import { Prose } from '#app/components/prose.tsx'
import { useContent } from '#app/components/site.tsx'
import { Calculator } from '#app/islands/calculator.tsx'
import { from } from '#app/lib/shown.ts'
import type { calculator } from './fields.ts'
import { workedExample } from './worked-example.ts'

/** The result for two sample amounts is for visitors without script. */
export function View(props: ViewProps<typeof calculator>) {
  const { heading, intro, paidLabel, grossLabel, hint, button, disclosure, notes } = props
  const { calculator: words, tools: toolWords } = useContent().interface
  const { stale, ...tools } = toolWords
  const range = props.data.calculator
  const asked = { heading, intro, paidLabel, grossLabel, hint, button, disclosure }
  return (
    <Island
      name="calculator"
      of={Calculator}
      props={{ ...asked, ...range, example: workedExample(props), words, tools }}
      origin={from(range)}
      slots={{
        notes: notes.map((note) => <Prose key={note.plain} of={note} as="p" />),
      }}
    />
  )
}
