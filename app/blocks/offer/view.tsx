import type { ViewProps } from '#app/blocks/view.ts'
import { PlainList } from '#app/components/plain-list.tsx'
import { Prose } from '#app/components/prose.tsx'
import { useContent } from '#app/components/site.tsx'
import type { offer } from './fields.ts'
import { PriceBox } from './price-box.tsx'
import styles from './view.module.css'

export function View({ id, own, offers, whoItsFor, prices }: ViewProps<typeof offer>) {
  const words = useContent().interface.service
  return (
    <div id={id} className={styles.offer} data-tone="plain">
      <section aria-labelledby={`${id}-heading`}>
        <h2 id={`${id}-heading`}>{words.offers}</h2>
        <PlainList items={offers} mark="check" />
      </section>
      <section aria-labelledby={own('whom-heading')}>
        <h2 id={own('whom-heading')}>{words.whoItsFor}</h2>
        <Prose of={whoItsFor} as="p" />
        {prices && <PriceBox {...prices} />}
      </section>
    </div>
  )
}
