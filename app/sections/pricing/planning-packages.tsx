import type { Claim } from '#app/content/schemas/claims.ts'
import type { PlanningPrices } from '#app/content/schemas/prices.ts'
import { monthYear } from '#app/lib/dates.ts'
import { rangeText } from '#app/lib/figure.ts'
import { guaranteedMinimum } from '#app/lib/guarantee.ts'
import { dollars } from '#app/lib/money.ts'
import { amountOf } from '#app/lib/price-range.ts'
import { savingsNote } from '#app/lib/savings-note.ts'
import { Notes } from '#app/ui/notes.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { ScaleBar } from '#app/ui/scale-bar.tsx'
import { Section } from '#app/ui/section.tsx'
import { CostList } from './cost-list.tsx'
import styles from './planning-packages.module.css'
import { feeRosetteOf } from './plates.ts'

type PlanningPackagesProps = {
  heading: string
  intro: string
  packages: PlanningPrices['packages']
  multiple: number
  average: Claim
}

/** Fee and guaranteed minimum of each package, drawn to one scale. */
export function PlanningPackages({
  heading,
  intro,
  packages,
  multiple,
  average,
}: PlanningPackagesProps) {
  const fees = packages.map(({ price }) => amountOf(price).min)
  const most = guaranteedMinimum(Math.max(...fees), multiple)
  return (
    <Section id="tax-planning" heading={heading} intro={<p data-print="no">{intro}</p>}>
      <div className={styles.plans}>
        {packages.map((plan, index) => {
          const fee = fees[index] ?? 0
          const minimum = guaranteedMinimum(fee, multiple)
          return (
            <article
              key={plan.id}
              aria-labelledby={`plan-${plan.id}`}
              className={styles.plan}
              data-frame
            >
              <Picture
                src={feeRosetteOf(plan.id)}
                alt=""
                width={280}
                height={280}
                className={styles.rosette}
              />
              <h3 id={`plan-${plan.id}`}>{plan.title}</h3>
              {plan.isPrimary && <p className={styles.common}>Common choice</p>}
              <p className={styles.price}>
                {plan.price.text} <small>{plan.frequency}</small>
              </p>
              <p className={styles.best}>{plan.bestFor}</p>
              <p className={styles.minimum}>
                {multiple}X: at least <b>{dollars(minimum)}</b> identified
                {plan.price.plus && ' at the starting fee'}
              </p>
              <ScaleBar
                parts={[
                  { share: fee / most, tone: 'metal' },
                  { share: (minimum - fee) / most, tone: 'soft' },
                ]}
              />
              <CostList outcomes={plan.outcomes} costs={plan.additionalCosts} />
            </article>
          )
        })}
      </div>
      <p className={styles.average}>
        <b>{rangeText(average)}</b> {average.label}
      </p>
      <Notes>
        <li>
          {savingsNote(average.basis)} As of {monthYear(average.asOf)}.
        </li>
      </Notes>
    </Section>
  )
}
