import type { ReactNode } from 'react'
import { Notes } from '#app/components/notes.tsx'
import { Drawing, Ornament } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { ScaleBar } from '#app/components/scale-bar.tsx'
import { Section } from '#app/components/section.tsx'
import { Sentence } from '#app/components/sentence.tsx'
import { ServiceList } from '#app/components/service-list.tsx'
import { useContent } from '#app/components/site.tsx'
import { WorkList } from '#app/components/work-list.tsx'
import type { Html } from '#app/content/engine/fields.ts'
import type { Cost, Work } from '#app/content/schemas/prices.ts'
import type { PricingSection, SectionOf } from '#app/content/schemas/pricing.ts'
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
import { interpolate } from '#app/lib/text.ts'
import styles from './packages.module.css'

type Part<Kind extends PricingSection['kind']> = SectionOf<Kind> & {
  /** At the end of the section. */
  children: ReactNode
}

/** The packages with their fees, and what the guarantee means for each. */
export function PlanningPackages(props: Part<'planning'>) {
  const { heading, intro, minimum, claim, children } = props
  const { packages = [] } = useContent().prices.planning ?? {}
  const dearest = Math.max(...packages.map(({ price }) => price.min))
  return (
    <Section id="tax-planning" heading={heading} intro={<Intro html={intro} />}>
      <div className={styles.plans}>
        {packages.map((plan) => (
          <article
            key={plan.id}
            aria-labelledby={`plan-${plan.id}`}
            className={styles.plan}
            data-frame
          >
            <Drawing name={`fee-${plan.id}`} className={styles.rosette} />
            <h3 id={`plan-${plan.id}`}>{plan.title}</h3>
            <CommonChoice {...plan} of={packages} />
            <p className={styles.planPrice}>
              {formatPrice(plan.price)} <small>{plan.frequency}</small>
            </p>
            <p className={styles.best}>{plan.bestFor}</p>
            {minimum && <Minimum text={minimum} fee={plan.price.min} dearest={dearest} />}
            <CostList {...plan} />
          </article>
        ))}
      </div>
      <Figure id={claim} />
      {children}
    </Section>
  )
}

/** The price sheet is printed without it. */
function Intro({ html }: { html: Html }) {
  return (
    <div data-print="no">
      <Prose html={html} as="p" />
    </div>
  )
}

type MinimumProps = { text: string; fee: number; dearest: number }

/** The fee and what its plan must identify, drawn to the scale of the dearest package. */
function Minimum({ text, fee, dearest }: MinimumProps) {
  const { guarantee } = useContent()
  if (!guarantee) return null
  const { multiple } = guarantee
  const minimum = guaranteedMinimum(fee, multiple)
  return (
    <>
      <p className={styles.minimum}>
        <Sentence
          text={text}
          values={{ multiple: `${multiple}X`, amount: <b>{dollars(minimum)}</b> }}
        />
      </p>
      <ScaleBar whole={guaranteedMinimum(dearest, multiple)} upTo={{ metal: fee, soft: minimum }} />
    </>
  )
}

/** Monthly fees, what the first year comes to, and a figure to compare them with. */
export function AccountingPackages(props: Part<'accounting'>) {
  const { heading, intro, firstYear, onboarding: words, claim, children } = props
  const { packages = [] } = useContent().prices.accounting ?? {}
  return (
    <Section id="accounting" heading={heading} intro={<Intro html={intro} />}>
      <div className={styles.ledger}>
        {packages.map(({ id, title, price, frequency, onboarding, ...each }) => (
          <article key={id} aria-labelledby={`package-${id}`} className={styles.row}>
            <div>
              <h3 id={`package-${id}`}>{title}</h3>
              <CommonChoice {...each} of={packages} />
            </div>
            <p className={styles.monthlyPrice}>
              {formatPrice(price)} <small>{frequency}</small>
            </p>
            <p className={styles.year}>
              {firstYear} <b>{formatPrice(firstYearCost(price, onboarding))}</b>{' '}
              {onboarding && <small>{interpolate(words, { fee: formatPrice(onboarding) })}</small>}
            </p>
            <CostList {...each} />
          </article>
        ))}
      </div>
      <div data-print="no">
        <Figure id={claim} />
      </div>
      {children}
    </Section>
  )
}

/** A figure of claims.yaml with its basis, and the required notice if it counts savings. */
function Figure({ id = '' }: { id: string | undefined }) {
  const { claims, interface: words } = useContent()
  const claim = claims[id]
  if (!claim) return null
  const { basis } = claim
  const date = monthYear(claim.asOf)
  const note = claim.savings
    ? `${interpolate(words.notes.savings, { basis })} ${interpolate(words.notes.asOf, { date })}`
    : interpolate(words.pricing.basis, { basis, date })
  return (
    <>
      <p className={styles.figure}>
        <b>{rangeText(claim)}</b> {claim.label}
      </p>
      <Notes items={[note]} />
    </>
  )
}

/** One card for each tax form, with its number in large type. */
export function PreparationPackages({ heading, intro, children }: Part<'preparation'>) {
  const { packages = [] } = useContent().prices.preparation ?? {}
  return (
    <Section id="tax-preparation" tone="alternate" heading={heading} intro={intro}>
      <div className={styles.forms}>
        {packages.map((each) => (
          <article key={each.id} aria-labelledby={each.id} className={styles.form} data-frame>
            <Drawing name={`ribbon-${each.id}`} className={styles.ribbon} />
            <h3 id={each.id}>
              <Title {...each} />
            </h3>
            <p className={styles.formPrice}>{formatPrice(each.price)}</p>
            <CommonChoice {...each} of={packages} />
            <CostList {...each} />
          </article>
        ))}
      </div>
      {children}
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

/** A package alone is no choice. */
function CommonChoice({ isPrimary, of: all }: { isPrimary: boolean; of: readonly unknown[] }) {
  const { common } = useContent().interface.pricing
  return isPrimary && all.length > 1 && <p className={styles.common}>{common}</p>
}

type CostListProps = {
  outcomes: readonly string[]
  work?: Work
  additionalCosts: readonly Cost[]
}

/** What a package includes, when the work is done, and additional costs with their prices. */
function CostList({ outcomes, work, additionalCosts }: CostListProps) {
  const words = useContent().interface.prices
  const costs = additionalCosts.filter(({ credit }) => !credit)
  return (
    <div className={styles.costs}>
      <ul>
        {includedIn({ outcomes, additionalCosts }, words).map((outcome) => (
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
              <dd>{formatCost(cost, words)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** Single services, each with its price. */
export function PriceList({ heading, children }: Part<'additional'>) {
  const { prices, interface: words } = useContent()
  const { services = [] } = prices.additional ?? {}
  return (
    <Section id="additional-services" heading={heading}>
      <ServiceList
        services={services.map((each) => ({ ...each, price: formatCost(each, words.prices) }))}
      />
      {children}
    </Section>
  )
}
