import type { Service } from '#app/content/schemas/service.ts'
import { Ornament } from '#app/ui/ornament.tsx'
import { Prose } from '#app/ui/prose.tsx'
import leader from '#art/plates/check-fill.svg'
import styles from './service-prices.module.css'

/** What it costs, from the price lists, and where all of it stands. */
export function ServicePrices({ items, note, link }: Service['prices']) {
  return (
    <div className={styles.prices} data-frame>
      <h3>What it costs</h3>
      <dl>
        {items.map(({ label, price }) => (
          <div key={label}>
            <dt>
              {label}
              <Ornament src={leader} kind="leader" />
            </dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
      {note && <Prose html={note} as="p" />}
      <p>
        <a href={link.to}>{link.label}</a>
      </p>
    </div>
  )
}
