import type { z } from 'zod'
import { Ornament } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { useContent } from '#app/components/site.tsx'
import { address } from '#app/lib/address.ts'
import styles from './price-box.module.css'
import { priceOf } from './price-lines.ts'
import type { prices } from './prices.ts'

/** What a service costs. */
export function PriceBox({ items, note, link }: NonNullable<z.infer<typeof prices>>) {
  const content = useContent()
  return (
    <div className={styles.prices} data-frame>
      <h3>{content.interface.service.prices}</h3>
      <dl>
        {items.map((each) => (
          <div key={each.label.plain}>
            <dt>
              {each.label}
              <Ornament kind="leader" />
            </dt>
            <dd>{priceOf(each, content)}</dd>
          </div>
        ))}
      </dl>
      {note && <Prose of={note} as="p" />}
      <p>
        <a href={`${address(link.to)}`}>{link.label}</a>
      </p>
    </div>
  )
}
