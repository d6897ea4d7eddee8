import type { ViewProps } from '#app/blocks/view.ts'
import { Section } from '#app/components/section.tsx'
import type { closing } from './fields.ts'
import { closingParts } from './parts.tsx'

/** A section whose only content is the booking button. */
export function View(props: ViewProps<typeof closing>) {
  const { id, heading } = props
  const { words, buttons } = closingParts(props, { isAlone: true })
  return (
    <Section id={id} tone="alternate" heading={heading} intro={words}>
      {buttons}
    </Section>
  )
}
