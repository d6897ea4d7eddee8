import type { ViewProps } from '#app/blocks/view.ts'
import {
  CommonChoice,
  CostList,
  PackageFigure,
  ScreenIntro,
} from '#app/components/package-parts.tsx'
import { Section } from '#app/components/section.tsx'
import { firstYearCost, priceShown } from '#app/lib/money.ts'
import type { accountingPrices } from './fields.ts'
import styles from './view.module.css'

/** Monthly fees, what the first year comes to, and a figure to compare them with. */
export function View(props: ViewProps<typeof accountingPrices>) {
  const { id, own, tone, heading, intro, firstYear, onboarding: words, claim, data } = props
  const { packages } = data['prices.accounting']
  return (
    <Section id={id} tone={tone} heading={heading} intro={<ScreenIntro text={intro} />}>
      <div className={styles.ledger}>
        {packages.map(({ id: name, title, price, frequency, onboarding, ...each }) => (
          <article key={name} aria-labelledby={own(`package-${name}`)} className={styles.row}>
            <div>
              <h3 id={own(`package-${name}`)}>{title}</h3>
              <CommonChoice {...each} of={packages} />
            </div>
            <p className={styles.monthlyPrice}>
              {priceShown(price)} <small>{frequency}</small>
            </p>
            <p className={styles.year}>
              {firstYear} <b>{priceShown(firstYearCost(price, onboarding))}</b>{' '}
              {onboarding && <small>{words.with({ fee: priceShown(onboarding) })}</small>}
            </p>
            <CostList {...each} look="columns" />
          </article>
        ))}
      </div>
      <div data-print="no">
        <PackageFigure claim={claim} />
      </div>
    </Section>
  )
}
