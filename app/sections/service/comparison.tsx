import type { ExtraOf } from '#app/content/schemas/service.ts'
import { ComparisonTable } from '#app/ui/comparison-table.tsx'
import { Section } from '#app/ui/section.tsx'

/** Two ways it can go, in the language of the process (compliance 5.2). */
export function Comparison({ heading, columns, rows }: ExtraOf<'comparison'>) {
  return (
    <Section id="comparison" heading={heading}>
      <ComparisonTable
        caption={heading}
        captionLook="hidden"
        columns={columns}
        rows={rows}
        look="plain"
      />
    </Section>
  )
}
