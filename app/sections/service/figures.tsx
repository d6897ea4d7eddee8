import { claims } from '#app/content/claims.ts'
import type { ExtraOf } from '#app/content/schemas/service.ts'
import { monthYear } from '#app/lib/dates.ts'
import { rangeText } from '#app/lib/figure.ts'
import { savingsNote } from '#app/lib/savings-note.ts'
import { BigFigures } from '#app/ui/big-figures.tsx'
import { Notes } from '#app/ui/notes.tsx'
import { Section } from '#app/ui/section.tsx'

/** Figures of the register with the basis of each right below (compliance 2.1, 2.2, 2.5). */
export function Figures({ heading, claims: ids }: ExtraOf<'figures'>) {
  return (
    <Section id="figures" heading={heading}>
      <BigFigures
        figures={ids.map((id) => ({ id, label: claims[id].label, figure: rangeText(claims[id]) }))}
      />
      <Notes>
        {ids.map((id) => (
          <li key={id}>{basisText(id)}</li>
        ))}
      </Notes>
    </Section>
  )
}

function basisText(id: keyof typeof claims): string {
  const { basis, asOf, label } = claims[id]
  if (id === 'averageSavings') return `${savingsNote(basis)} As of ${monthYear(asOf)}.`
  return `${rangeText(claims[id])} ${label}: ${basis}. As of ${monthYear(asOf)}.`
}
