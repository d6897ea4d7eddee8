import { ComparisonTable } from '#app/components/comparison-table.tsx'
import { Notes } from '#app/components/notes.tsx'
import { ScaleBar } from '#app/components/scale-bar.tsx'
import { Section } from '#app/components/section.tsx'
import type { Content } from '#app/content/collections.ts'
import { facts, namedAmounts } from '#app/content/facts.ts'
import type { Home } from '#app/content/schemas/pages.ts'
import { monthYear } from '#app/lib/dates.ts'
import { figureDollars } from '#app/lib/money.ts'
import styles from './comparison.module.css'

type ComparisonProps = Home['comparison'] & { content: Content }

/** Compares service models: no competitor may be named. */
export function Comparison({ heading, intro, columns, rows, scale, content }: ComparisonProps) {
  const { inHouseTeam: inHouse } = content.claims
  return (
    <Section id="comparison" heading={heading} intro={<p>{intro}</p>}>
      <CostScale {...scale} content={content} />
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

type CostScaleProps = Home['comparison']['scale'] & { content: Content }

/** What a year of each costs, drawn to one scale: solid up to the lowest amount, open up to the
    highest. */
function CostScale({ caption, costs, content }: CostScaleProps) {
  const amounts = scaleAmounts(content)
  const texts = facts(content)
  const bars = costs.map(({ label, cost }) => {
    const amount = amounts[cost]
    if (!amount) throw new Error(`There is no amount ${cost}.`)
    return { label, text: texts[cost], from: amount.min, to: amount.max }
  })
  const most = Math.max(...bars.map(({ to }) => to))
  return (
    <figure className={styles.scale}>
      <figcaption>{caption}</figcaption>
      <dl>
        {bars.map(({ label, text, from, to }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
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

/** The amounts of the price lists and of the claims in dollars, by their names. */
function scaleAmounts({ prices, claims }: Content): Record<string, { min: number; max: number }> {
  const figures = Object.entries(claims).flatMap(([id, claim]) =>
    claim
      ? [[`claim.${id}`, { min: figureDollars(claim), max: figureDollars(claim.upTo ?? claim) }]]
      : [],
  )
  return { ...namedAmounts(prices), ...Object.fromEntries(figures) }
}
