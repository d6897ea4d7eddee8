import type { ReactNode } from 'react'
import { Notes } from '#app/components/notes.tsx'
import { Drawing, Ornament } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { ScaleBar } from '#app/components/scale-bar.tsx'
import { Section } from '#app/components/section.tsx'
import { Sentence } from '#app/components/sentence.tsx'
import { ServiceList } from '#app/components/service-list.tsx'
import { useContent, useFormats } from '#app/components/site.tsx'
import { WorkList } from '#app/components/work-list.tsx'
import type { Html } from '#app/content/engine/fields.ts'
import type { Cost, Work } from '#app/content/schemas/prices.ts'
import type { PricingSection, SectionOf } from '#app/content/schemas/pricing.ts'
import {
  type Amount,
  dollars,
  firstYearCost,
  formatCost,
  guaranteedMinimum,
  includedIn,
  priceShown,
  rangeText,
} from '#app/lib/money.ts'
import { fieldText, from, say, shown, type Text } from '#app/lib/shown.ts'
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
              {priceShown(plan.price)} <small>{plan.frequency}</small>
            </p>
            <p className={styles.best}>{plan.bestFor}</p>
            {minimum && <Minimum text={minimum} price={plan.price} dearest={dearest} />}
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

type MinimumProps = { text: Text; price: Amount; dearest: number }

/** The fee and what its plan must identify, drawn to the scale of the dearest package. */
function Minimum({ text, price, dearest }: MinimumProps) {
  const { guarantee } = useContent()
  if (!guarantee) return null
  const { multiple } = guarantee
  const minimum = guaranteedMinimum(price.min, multiple)
  const amount = shown(dollars(minimum), from(price), from(guarantee, 'multiple'))
  return (
    <>
      <p className={styles.minimum}>
        <Sentence
          text={text}
          values={{
            multiple: shown(`${multiple}X`, from(guarantee, 'multiple')),
            amount: <b>{amount}</b>,
          }}
        />
      </p>
      <ScaleBar
        whole={guaranteedMinimum(dearest, multiple)}
        upTo={{ metal: price.min, soft: minimum }}
      />
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
        {packages.map(({ id, title, price, frequency, onboarding, ...each }) => {
          const year = firstYearCost(price, onboarding)
          return (
            <article key={id} aria-labelledby={`package-${id}`} className={styles.row}>
              <div>
                <h3 id={`package-${id}`}>{title}</h3>
                <CommonChoice {...each} of={packages} />
              </div>
              <p className={styles.monthlyPrice}>
                {priceShown(price)} <small>{frequency}</small>
              </p>
              <p className={styles.year}>
                {firstYear} <b>{priceShown(year)}</b>{' '}
                {onboarding && <small>{words.with({ fee: priceShown(onboarding) })}</small>}
              </p>
              <CostList {...each} />
            </article>
          )
        })}
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
  const formats = useFormats()
  const claim = claims[id]
  if (!claim) return null
  const { basis } = claim
  const date = fieldText(claim, 'asOf', formats.monthYear)
  const note = claim.savings
    ? say`${words.notes.savings.with({ basis })} ${words.notes.asOf.with({ date })}`
    : words.pricing.basis.with({ basis, date })
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
            <p className={styles.formPrice}>{priceShown(each.price)}</p>
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
function Title({ form, title }: { form: Text; title: Text }) {
  const [before, after] = title.plain
    .split(form.plain)
    .map((part) => part && shown(part, title.origin))
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
  outcomes: readonly Text[]
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
          <li key={outcome.plain}>{outcome}</li>
        ))}
      </ul>
      <WorkList work={work} />
      {costs.length > 0 && (
        <dl className={styles.extras}>
          {costs.map((cost) => (
            <div key={cost.name.plain}>
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
