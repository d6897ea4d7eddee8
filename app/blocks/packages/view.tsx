import { PriceBox } from '#app/blocks/offer/price-box.tsx'
import type { ViewProps } from '#app/blocks/view.ts'
import { PlainList } from '#app/components/plain-list.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent } from '#app/components/site.tsx'
import { WorkList } from '#app/components/work-list.tsx'
import { includedIn, priceShown } from '#app/lib/money.ts'
import { say } from '#app/lib/shown.ts'
import type { packages } from './fields.ts'
import styles from './view.module.css'

type Props = ViewProps<typeof packages>

/** What is done for the fee of each package, before its price. */
export function View({ id, own, heading, intro, show, prices }: Props) {
  return (
    <Section id={id} heading={heading} intro={intro}>
      <div className={styles.packages}>
        {show.map((each) => (
          <Package key={each.id} {...each} headingId={own(`package-${each.id}`)} />
        ))}
        {prices && (
          <div className={styles.packagePrices}>
            <PriceBox {...prices} />
          </div>
        )}
      </div>
    </Section>
  )
}

function Package({ headingId, ...each }: Props['show'][number] & { headingId: string }) {
  const { prices, service } = useContent().interface
  const onboarding = 'onboarding' in each ? each.onboarding : undefined
  return (
    <article aria-labelledby={headingId} className={styles.package}>
      <h3 id={headingId}>{each.title}</h3>
      <PlainList items={includedIn(each, prices)} mark="check" />
      <WorkList work={each.work} />
      <p className={styles.packagePrice}>
        {priceShown(each.price)} <small>{each.frequency}</small>
        {onboarding && (
          <small>{say` ${service.onboarding.with({ price: priceShown(onboarding) })}`}</small>
        )}
      </p>
    </article>
  )
}
