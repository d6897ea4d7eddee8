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
        {packages.map((pack) => (
          <article key={pack.id} aria-labelledby={pack.id} className={styles.package}>
            {drawings && <Drawing name={`${drawings}-${pack.id}`} className={styles[drawings]} ifDrawn />}
            <div>
              <h3 id={pack.id}>{pack.title}</h3>
              {pack.isPrimary && <p className={styles.usual}>Common choice</p>}
            </div>
            <p className={styles.price}>
              {pack.price.text} <small>{pack.frequency}</small>
            </p>
            <div className={styles.about}>
              {pack.bestFor && <p>{pack.bestFor}.</p>}
              {pack.onboarding && (
                <PriceRows
                  rows={[
                    { label: 'Onboarding', price: pack.onboarding.text },
                    { label: 'First-year total', price: firstYear(pack.price, pack.onboarding) },
                  ]}
                />
              )}
              {multiple && (
                <p className={styles.promise}>
                  We must identify at least <b>{dollars(pack.price.min * multiple)}</b> in savings, or we refund the
                  difference, up to the fee.
                </p>
              )}
            </div>
            <CheckList items={includedIn(pack)} />
            <div className={styles.more}>
              {withWork && pack.work && <Work items={pack.work} />}
              <Extras {...pack} />
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
