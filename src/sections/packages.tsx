import { CheckList } from '../components/check-list.tsx'
import { Drawing } from '../components/drawing.tsx'
import { PriceRows } from '../components/price-rows.tsx'
import { Section } from '../components/section.tsx'
import { dollars, firstYear, units } from '../lib/money.ts'
import type { Package } from '../schema/firm.ts'
import type { packageCards, SectionProps } from '../schema/sections.ts'
import styles from './packages.module.css'

type Props = SectionProps<typeof packageCards> & {
  packages: readonly Package[]
  /** Adds the work schedule (service pages only). */
  withWork?: boolean
  /** Drawings named "fee-…" or "ribbon-…" after the packages. */
  drawings?: 'fee' | 'ribbon'
  /** How many times its fee a plan must identify in savings. */
  multiple?: number
}

/** All packages of a price list, in one frame. */
export function Packages({ id, tone, heading, intro, packages, withWork, drawings, multiple }: Props) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <div className={styles.packages} data-count={packages.length} data-frame>
        {packages.map((pkg) => (
          <article key={pkg.id} aria-labelledby={pkg.id} className={styles.package}>
            {drawings && <Drawing name={`${drawings}-${pkg.id}`} className={styles[drawings]} ifDrawn />}
            <div>
              <h3 id={pkg.id}>{pkg.title}</h3>
              {pkg.isPrimary && <p className={styles.commonChoice}>Common choice</p>}
            </div>
            <p className={styles.price}>
              {pkg.price.text} <small>{pkg.frequency}</small>
            </p>
            <div className={styles.about}>
              {pkg.bestFor && <p>{pkg.bestFor}.</p>}
              {pkg.onboarding && (
                <PriceRows
                  rows={[
                    { label: 'Onboarding', price: pkg.onboarding.text },
                    { label: 'First-year total', price: firstYear(pkg.price, pkg.onboarding) },
                  ]}
                />
              )}
              {multiple && (
                <p className={styles.promise}>
                  We must identify at least <b>{dollars(pkg.price.min * multiple)}</b> in savings, or we refund the
                  difference, up to the fee.
                </p>
              )}
            </div>
            <CheckList items={includedIn(pkg)} />
            <div className={styles.more}>
              {withWork && pkg.work && <Work items={pkg.work} />}
              <Extras {...pkg} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}

/** Lists discounts with what a package includes. */
function includedIn({ outcomes, additionalCosts }: Package): string[] {
  const credits = additionalCosts.filter(({ credit }) => credit)
  return [...outcomes, ...credits.map(({ name, price }) => `${name} ${price.text}`)]
}

function Work({ items }: { items: readonly { when: string; text: string }[] }) {
  return (
    <ul className={styles.work}>
      {items.map(({ when, text }) => (
        <li key={when}>
          <i>{when}</i> {text}
        </li>
      ))}
    </ul>
  )
}

function Extras({ additionalCosts }: Package) {
  const extras = additionalCosts.filter(({ credit }) => !credit)
  if (extras.length === 0) return null
  return (
    <PriceRows
      rows={extras.map(({ name, price, per }) => ({ label: name, price: `${price.text}${units[per ?? ''] ?? ''}` }))}
    />
  )
}
