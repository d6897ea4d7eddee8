import type { ViewProps } from '#app/blocks/view.ts'
import { useContent } from '#app/components/site.tsx'
import { address } from '#app/lib/address.ts'
import type { related } from './fields.ts'
import styles from './view.module.css'

export function View({ id, items }: ViewProps<typeof related>) {
  const { related } = useContent().interface.service
  return (
    <nav id={id} aria-label={`${related}`} className={styles.related} data-print="no">
      <ul>
        {items.map(({ to, title, why }) => (
          <li key={to.plain}>
            <a href={`${address(to)}`}>{title}</a>
            <p>{why}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
