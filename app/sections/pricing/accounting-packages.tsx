import type { accountingYears, inHouse } from '#app/content/prices.ts'
import type { Claim } from '#app/content/schemas/claims.ts'
import type { PricingPage } from '#app/content/schemas/pages.ts'
import { monthYear } from '#app/lib/dates.ts'
import { Notes } from '#app/ui/notes.tsx'
import { ScaleBar } from '#app/ui/scale-bar.tsx'
import { Section } from '#app/ui/section.tsx'
import styles from './accounting-packages.module.css'
import { CostList } from './cost-list.tsx'

type AccountingPackagesProps = PricingPage['accounting'] & {
  packages: ReturnType<typeof accountingYears>
  team: typeof inHouse
  claim: Claim
}

/** Monthly fees, and what the first year comes to, drawn against an in-house team. */
export function AccountingPackages(props: AccountingPackagesProps) {
  const { heading, intro, packages, team, claim } = props
  return (
    <Section id="accounting" heading={heading} intro={<p data-print="no">{intro}</p>}>
      <div className={styles.ledger}>
        {packages.map((each) => (
          <article key={each.id} aria-labelledby={`package-${each.id}`} className={styles.row}>
            <div>
              <h3 id={`package-${each.id}`}>{each.title}</h3>
              {each.isPrimary && <p className={styles.common}>Common choice</p>}
            </div>
            <p className={styles.price}>
              {each.price.text} <small>{each.frequency}</small>
            </p>
            <p className={styles.year}>
              {props.firstYear} <b>{each.yearText}</b>{' '}
              <small>
                with {each.onboarding.text} {props.onboarding}
              </small>
            </p>
            <div className={styles.bar}>
              <ScaleBar
                parts={[
                  { share: each.year.min / team.from, tone: 'metal' },
                  { share: (each.year.max - each.year.min) / team.from, tone: 'soft' },
                ]}
              />
            </div>
            <CostList outcomes={each.outcomes} costs={each.additionalCosts} />
          </article>
        ))}
        <div className={styles.row} data-print="no">
          <p className={styles.team}>{props.inHouse.label}</p>
          <p className={styles.year}>
            <b>{team.text}</b> <small>{props.inHouse.per}</small>
          </p>
          <div className={styles.bar}>
            <ScaleBar parts={[{ share: 1, tone: 'line' }]} />
          </div>
        </div>
      </div>
      <div data-print="no">
        <Notes>
          <li>
            {props.inHouse.label}: {claim.basis}, as of {monthYear(claim.asOf)}.
          </li>
        </Notes>
      </div>
    </Section>
  )
}
