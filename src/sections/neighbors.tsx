import { NoBreak } from '../components/no-break.tsx'
import styles from './neighbors.module.css'

type Neighbor = { id: string; city?: string | undefined; title: string }

/** Links to the previous and the next article. */
export function Neighbors({ previous, next }: { previous?: Neighbor; next?: Neighbor }) {
  const links = [
    { rel: 'prev', name: 'Previous', to: previous },
    { rel: 'next', name: 'Next', to: next },
  ]
  return (
    <nav aria-label="More guides" className={styles.neighbors} data-print="no">
      {links.map(
        ({ rel, name, to }) =>
          to && (
            <a key={rel} href={`/blog/${to.id}`} rel={rel}>
              <span className={styles.city}>{to.city ? `${name}: ${to.city}` : name}</span>
              <NoBreak>{to.title}</NoBreak>
            </a>
          ),
      )}
    </nav>
  )
}
