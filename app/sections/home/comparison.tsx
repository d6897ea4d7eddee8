import type { Claim } from '#app/content/schemas/claims.ts'
import type { Home } from '#app/content/schemas/pages.ts'
import { monthYear } from '#app/lib/dates.ts'
import { ComparisonTable } from '#app/ui/comparison-table.tsx'
import { Notes } from '#app/ui/notes.tsx'
import { Section } from '#app/ui/section.tsx'
import { CostScale } from './cost-scale.tsx'

type ComparisonProps = Home['comparison'] & { inHouse: Claim }

/** Service models, no competitor named (compliance 2.8). A real table; on a phone each row stacks. */
export function Comparison({ heading, intro, columns, rows, scale, inHouse }: ComparisonProps) {
  return (
    <Section id="comparison" heading={heading} intro={<p>{intro}</p>}>
      <CostScale {...scale} />
      <ComparisonTable
        caption={heading}
        captionLook="hidden"
        columns={columns}
        rows={rows}
        look="plate"
      />
      <Notes>
        <li>
          {scale.costs.at(-1)?.label}: {inHouse.basis}, as of {monthYear(inHouse.asOf)}.
        </li>
      </Notes>
    </Section>
  )
}
