import type { Cost } from '#app/content/schemas/prices.ts'
import { Ornament } from '#app/ui/ornament.tsx'
import leader from '#art/plates/check-fill.svg'
import styles from './cost-list.module.css'

/** What a package brings, and what comes on top, each with its price. */
export function CostList({
  outcomes,
  costs,
}: {
  outcomes: readonly string[]
  costs: readonly Cost[]
}) {
  return (
    <div className={styles.list}>
      <ul>
        {outcomes.map((outcome) => (
          <li key={outcome}>{outcome}</li>
        ))}
      </ul>
      {costs.length > 0 && (
        <dl>
          {costs.map(({ name, price, per }) => (
            <div key={name}>
              <dt>
                {name}
                <Ornament src={leader} kind="leader" />
              </dt>
              <dd>{costText(price.text, per)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** A price by the hour, by the month, or for each one. */
function costText(price: string, per: Cost['per']): string {
  if (!per) return price
  return per === 'each' ? `${price} each` : `${price}/${per}`
}
