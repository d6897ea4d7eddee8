import { useContent } from '#app/components/site.tsx'
import { type Page, trailTo } from '#app/content/pages.ts'
import { address } from '#app/lib/address.ts'
import styles from './breadcrumbs.module.css'

/** The structured data has the same trail. */
export function Breadcrumbs({ page }: { page: Page }) {
  const content = useContent()
  if (page.path === '/') return null
  const trail = trailTo(content, page.path)
  return (
    <nav aria-label="Breadcrumb" className={styles.trail} data-print="no">
      <ol>
        {trail.map(({ label, to }, index) => (
          <li key={to}>
            {index < trail.length - 1 ? (
              <a href={address(to)}>{label}</a>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
