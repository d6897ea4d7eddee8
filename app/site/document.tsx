import '#app/styles/index.css' // first: it sets the order of the style layers

import type { ReactNode } from 'react'
import { NewTab } from '#app/components/button-link.tsx'
import { useContent, useRendering } from '#app/components/site.tsx'
import { type Page, trailTo } from '#app/content/pages.ts'
import { address } from '#app/lib/address.ts'
import { phoneHref } from '#app/lib/text.ts'
import styles from './document.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** What surrounds every page. */
export function Body({ isMissing, children }: { isMissing: boolean; children: ReactNode }) {
  const { page } = useRendering()
  return (
    <body>
      <SiteHeader />
      <main id="main" tabIndex={-1} data-not-found={isMissing || undefined}>
        {page && <Breadcrumbs page={page} />}
        {children}
      </main>
      <SiteFooter />
      <QuickBar />
    </body>
  )
}

/** The structured data has the same trail. */
function Breadcrumbs({ page }: { page: Page }) {
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

/** Price, call and booking within one tap, on phones. */
function QuickBar() {
  const { firm } = useContent()
  return (
    <nav aria-label="Quick actions" className={styles.bar} data-print="no">
      <a href={address('/pricing')}>Prices</a>
      <a href={phoneHref(firm.phone)}>Call</a>
      <a href={firm.schedulingUrl} target="_blank" rel="noopener" className={styles.book}>
        Book
        <NewTab />
      </a>
    </nav>
  )
}
