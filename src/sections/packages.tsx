import type { z } from 'zod'
import { CheckList } from '../components/check-list.tsx'
import { PriceBox } from '../components/price-box.tsx'
import { Section } from '../components/section.tsx'
import { WorkList } from '../components/work-list.tsx'
import type { Placed } from '../schema/fields.ts'
import type { Package } from '../schema/firm.ts'
import type { packageCards, priceBox } from '../schema/sections.ts'
import { includedIn } from './package-cards.tsx'
import styles from './packages.module.css'

type Props = Placed<typeof packageCards> & { packages: readonly Package[]; prices: z.output<typeof priceBox> }

/** On the page of a service: what is done for the fee of each package, before its price. */
export function Packages({ id, tone, heading, intro, packages, prices }: Props) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <div className={styles.packages}>
        {packages.map((pack) => (
          <article key={pack.id} aria-labelledby={`package-${pack.id}`} className={styles.package}>
            <h3 id={`package-${pack.id}`}>{pack.title}</h3>
            <CheckList items={includedIn(pack)} />
            {pack.work && <WorkList items={pack.work} />}
            <p className={styles.price}>
              {pack.price.text} <small>{pack.frequency}</small>
              {pack.onboarding && <small> plus {pack.onboarding.text} once for onboarding</small>}
            </p>
          </article>
        ))}
        <div className={styles.prices}>
          <PriceBox {...prices} />
        </div>
      </div>
    </Section>
  )
}
