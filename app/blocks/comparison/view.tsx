import type { ViewProps } from '#app/blocks/view.ts'
import { Section } from '#app/components/section.tsx'
import type { comparison } from './fields.ts'
import { PlainTable } from './plain-table.tsx'

/** Compares ways of working in words: no competitor may be named. */
export function View(props: ViewProps<typeof comparison>) {
  const { id, tone, heading, intro } = props
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <PlainTable {...props} />
    </Section>
  )
}
