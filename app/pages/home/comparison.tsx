import { ComparisonTable } from '#app/components/comparison-table.tsx'
import { Notes } from '#app/components/notes.tsx'
import { ScaleBar } from '#app/components/scale-bar.tsx'
import { Section } from '#app/components/section.tsx'
import type { Claim } from '#app/content/schemas/claims.ts'
import type { Home } from '#app/content/schemas/pages.ts'
import { monthYear } from '#app/lib/dates.ts'
import { amountsIn } from '#app/lib/money.ts'
import styles from './comparison.module.css'

type ComparisonProps = Home['comparison'] & { inHouse: Claim }

/** Compares service models: no competitor may be named. */
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

/** What a year of each costs, drawn to one scale from the printed amounts: solid up to the lowest,
    open up to the highest. */
function CostScale({ caption, costs }: Home['comparison']['scale']) {
  const bars = costs.map(({ label, cost }) => {
    const amounts = amountsIn(cost)
    return { label, cost, from: Math.min(...amounts), to: Math.max(...amounts) }
  })
  const most = Math.max(...bars.map(({ to }) => to))
  return (
    <figure className={styles.scale}>
      <figcaption>{caption}</figcaption>
      <dl>
        {bars.map(({ label, cost, from, to }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{cost}</dd>
            <ScaleBar
              parts={[
                { share: from / most, tone: index === bars.length - 1 ? 'line' : 'metal' },
                { share: (to - from) / most, tone: 'soft' },
              ]}
            />
          </div>
        ))}
      </dl>
    </figure>
  )
}
