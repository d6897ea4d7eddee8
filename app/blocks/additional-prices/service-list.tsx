import { OutsideLink } from '#app/components/button-link.tsx'
import { Ornament } from '#app/components/picture.tsx'
import { useContent } from '#app/components/site.tsx'
import { partnersOf } from '#app/content/firm.ts'
import type { Shown } from '#app/lib/shown.ts'
import styles from './service-list.module.css'

type Listed = {
  id: string
  name: Shown
  price: Shown
  note?: Shown | undefined
  partner?: string | undefined
}

/** Additional services with their prices; a partner's service must show its disclosure. */
export function ServiceList({ services }: { services: readonly Listed[] }) {
  const { firm, interface: words } = useContent()
  const partners = partnersOf(firm, words.partner)
  return (
    <ul className={styles.list}>
      {services.map(({ id, name, price, note, partner: partnerId }) => {
        const partner = partners.find((each) => each.id === partnerId)
        return (
          <li key={id}>
            <span className={styles.line}>
              {partner ? (
                <OutsideLink href={partner.url} rel={partner.rel}>
                  {name}
                </OutsideLink>
              ) : (
                name
              )}
              <Ornament kind="leader" />
              <b>{price}</b>
            </span>
            {note && <small>{note}</small>}
            {partner && <small>{partner.disclosure}</small>}
          </li>
        )
      })}
    </ul>
  )
}
