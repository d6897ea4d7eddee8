import { claims } from '#app/content/claims.ts'
import type { ExtraOf } from '#app/content/schemas/service.ts'
import { BigFigures } from '#app/ui/big-figures.tsx'
import { Counter } from '#app/ui/counter.tsx'
import { Notes } from '#app/ui/notes.tsx'
import { Section } from '#app/ui/section.tsx'

/** Three national figures, counted up, never beside the firm's own results (compliance 5.3). */
export function Statistics({ heading, claims: ids, note }: ExtraOf<'statistics'>) {
  return (
    <Section id="statistics" tone="dark" heading={heading}>
      <BigFigures
        figures={ids.map((id) => ({
          id,
          label: claims[id].label,
          figure: <Counter {...claims[id]} />,
        }))}
      />
      <Notes>
        <li>{note}</li>
      </Notes>
    </Section>
  )
}
