import type { ViewProps } from '#app/blocks/view.ts'
import { Notes } from '#app/components/notes.tsx'
import { Section } from '#app/components/section.tsx'
import { BigFigures } from './big-figures.tsx'
import { Counter } from './counter.tsx'
import type { figures } from './fields.ts'

/** Figures of others; they may not be shown beside the firm's own results. */
export function View({ id, heading, show, note }: ViewProps<typeof figures>) {
  return (
    <Section id={id} tone="dark" heading={heading}>
      <BigFigures figures={show} numberOf={(claim) => <Counter figure={claim} />} />
      {note && <Notes items={[note]} />}
    </Section>
  )
}
