import type { ViewProps } from '#app/blocks/view.ts'
import { Notes } from '#app/components/notes.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent, useFormats } from '#app/components/site.tsx'
import { rangeText } from '#app/lib/money.ts'
import { BigFigures } from './big-figures.tsx'
import type { figures } from './fields.ts'
import { figureNotes } from './figure-notes.ts'

/** The basis of each figure must be right below it. */
export function View({ id, tone, heading, show }: ViewProps<typeof figures>) {
  return (
    <Section id={id} tone={tone} heading={heading}>
      <BigFigures figures={show} numberOf={rangeText} />
      <Notes items={figureNotes({ show }, useContent(), useFormats())} />
    </Section>
  )
}
