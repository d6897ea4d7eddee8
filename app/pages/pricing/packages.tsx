import { OutsideLink } from '#app/components/button-link.tsx'
import { Notes } from '#app/components/notes.tsx'
import { Drawing, Ornament } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { ScaleBar } from '#app/components/scale-bar.tsx'
import { Section } from '#app/components/section.tsx'
import { ServiceList } from '#app/components/service-list.tsx'
import { WorkList } from '#app/components/work-list.tsx'
import type { Content } from '#app/content/collections.ts'
import type { Cost, Work } from '#app/content/schemas/prices.ts'
import { monthYear } from '#app/lib/dates.ts'
import {
  dollars,
  firstYearCost,
  formatCost,
  formatPrice,
  guaranteedMinimum,
  includedIn,
  rangeText,
} from '#app/lib/money.ts'
import { savingsNote } from '#app/lib/required-notes.ts'
import styles from './packages.module.css'

/** Fee and guaranteed minimum of each package, drawn to one scale. */
export function PlanningPackages({ firm, claims, prices, pages }: Content) {
  const { heading, intro } = pages.pricing.planning
  const { packages } = prices.planning
  const { multiple } = firm.guarantee
  const average = claims.averageSavings
  const fees = packages.map(({ price }) => price.min)
  const most = guaranteedMinimum(Math.max(...fees), multiple)
  return (
    <Section
      id="tax-planning"
      heading={heading}
      intro={
        <div data-print="no">
          <Prose html={intro} as="p" />
        </div>
      }
    >
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
              <Drawing name={`fee-${plan.id}`} className={styles.rosette} />
              <h3 id={`plan-${plan.id}`}>{plan.title}</h3>
              {plan.isPrimary && <p className={styles.common}>Common choice</p>}
              <p className={styles.planPrice}>
                {formatPrice(plan.price)} <small>{plan.frequency}</small>
              </p>
              <p className={styles.best}>{plan.bestFor}</p>
              <p className={styles.minimum}>
                {multiple}X: strategies worth at least <b>{dollars(minimum)}</b>
              </p>
              <ScaleBar whole={most} upTo={{ metal: fee, soft: minimum }} />
              <CostList {...plan} />
            </article>
          )
        })}
      </div>
      {average && (
        <>
          <p className={styles.figure}>
            <b>{rangeText(average)}</b> {average.label}
          </p>
          <Notes items={[`${savingsNote(average.basis)} As of ${monthYear(average.asOf)}.`]} />
        </>
      )}
    </Section>
  )
}

/** Monthly fees, what the first year comes to, and what an in-house team costs. */
export function AccountingPackages({ claims, prices, pages }: Content) {
  const words = pages.pricing.accounting
  const team = claims.inHouseTeam
  return (
    <Section id="accounting" heading={words.heading} intro={<p data-print="no">{words.intro}</p>}>
      <div className={styles.ledger}>
        {prices.accounting.packages.map((each) => (
          <article key={each.id} aria-labelledby={`package-${each.id}`} className={styles.row}>
            <div>
              <h3 id={`package-${each.id}`}>{each.title}</h3>
              {each.isPrimary && <p className={styles.common}>Common choice</p>}
            </div>
            <p className={styles.monthlyPrice}>
              {formatPrice(each.price)} <small>{each.frequency}</small>
            </p>
            <p className={styles.year}>
              {words.firstYear} <b>{formatPrice(firstYearCost(each.price, each.onboarding))}</b>{' '}
              <small>
                with {formatPrice(each.onboarding)} {words.onboarding}
              </small>
            </p>
            <CostList {...each} />
          </article>
        ))}
      </div>
      {team && (
        <div data-print="no">
          <p className={styles.figure}>
            <b>{rangeText(team)}</b> {team.label}
          </p>
          <Notes items={[`${team.basis}, as of ${monthYear(team.asOf)}.`]} />
        </div>
      )}
    </Section>
  )
}

/** One card for each tax form, with its number in large type. */
export function PreparationPackages({ prices, pages }: Content) {
  const { heading, intro } = pages.pricing.preparation
  return (
    <Section id="tax-preparation" tone="alternate" heading={heading} intro={intro}>
      <div className={styles.forms}>
        {prices.preparation.packages.map((each) => (
          <article key={each.id} aria-labelledby={each.id} className={styles.form} data-frame>
            <Drawing name={`ribbon-${each.id}`} className={styles.ribbon} />
            <h3 id={each.id}>
              <Title {...each} />
            </h3>
            <p className={styles.formPrice}>{formatPrice(each.price)}</p>
            {each.isPrimary && <p className={styles.common}>Common choice</p>}
            <CostList {...each} />
          </article>
        ))}
      </div>
    </Section>
  )
}

/** The form's number large, the other words of the title small: "Individual 1040". */
function Title({ form, title }: { form: string; title: string }) {
  const [before, after] = title.split(form)
  return (
    <>
      {before} <b>{form}</b> {after}
    </>
  )
}

type CostListProps = {
  outcomes: readonly string[]
  work?: Work
  additionalCosts: readonly Cost[]
}

/** What a package includes, when the work is done, and additional costs with their prices. */
function CostList({ outcomes, work, additionalCosts }: CostListProps) {
  const costs = additionalCosts.filter(({ credit }) => !credit)
  return (
    <div className={styles.costs}>
      <ul>
        {includedIn({ outcomes, additionalCosts }).map((outcome) => (
          <li key={outcome}>{outcome}</li>
        ))}
      </ul>
      <WorkList work={work} />
      {costs.length > 0 && (
        <dl className={styles.extras}>
          {costs.map((cost) => (
            <div key={cost.name}>
              <dt>
                {cost.name}
                <Ornament kind="leader" />
              </dt>
              <dd>{formatCost(cost)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** Single services, and how every service is billed and priced. */
export function PriceList({ firm, prices, pages }: Content) {
  const { services } = prices.additional
  const { additional, billing } = pages.pricing
  return (
    <Section id="additional-services" heading={additional.heading}>
      <ServiceList
        services={services.map((each) => ({ ...each, price: formatPrice(each.price) }))}
      />
      <div id="billing" className={styles.billing}>
        <h3>{billing.heading}</h3>
        <p>
          {billing.text}
          {firm.payUrl && (
            <span data-print="no">
              {' '}
              <OutsideLink href={firm.payUrl}>{billing.pay}</OutsideLink> at{' '}
              {new URL(firm.payUrl).host}.
            </span>
          )}
        </p>
      </div>
      <p id="price-terms" className={styles.terms}>
        {pages.pricing.terms}
      </p>
    </Section>
  )
}
