import { usePagePath } from '#app/components/page-path.ts'
import { isPage } from '#app/content/site-pages.ts'
import styles from './breadcrumbs.module.css'
import { trailTo } from './navigation.ts'

/** The structured data has the same trail. */
export function Breadcrumbs() {
  const path = usePagePath()
  if (path === '/' || !isPage(path)) return null
  const trail = trailTo(path)
  return (
    <nav aria-label="Breadcrumb" className={styles.trail} data-print="no">
      <ol>
        {trail.map(({ label, to }, index) => (
          <li key={to}>
            {index < trail.length - 1 ? (
              <a href={to}>{label}</a>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
