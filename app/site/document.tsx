import '#app/styles/index.css' // first: it sets the order of the style layers

import type { ReactNode } from 'react'
import { NewTab } from '#app/components/button-link.tsx'
import { Prose } from '#app/components/prose.tsx'
import { useContent, useRendering } from '#app/components/site.tsx'
import { dated } from '#app/content/dated.ts'
import { navigation, type PageRecord, trailTo } from '#app/content/pages.ts'
import { address } from '#app/lib/address.ts'
import { phoneHref } from '#app/lib/text.ts'
import styles from './document.module.css'
import { SiteFooter } from './site-footer.tsx'
import { type FrameProps, SiteHeader } from './site-header.tsx'

/** What surrounds every page. */
export function Body({ isMissing, children }: { isMissing: boolean; children: ReactNode }) {
  const { page, content } = useRendering()
  const { language } = content.interface
  // A page in another language has the site's own words around it.
  const frame = page && page.lang !== language ? { lang: language } : {}
  return (
    <body>
      <SiteHeader {...frame} />
      <Notice {...frame} />
      <main id="main" tabIndex={-1} data-not-found={isMissing || undefined}>
        {page && <Breadcrumbs {...frame} page={page} />}
        {children}
      </main>
      <SiteFooter {...frame} />
      <QuickBar {...frame} />
    </body>
  )
}

function Notice(frame: FrameProps) {
  const content = useContent()
  const { notice } = content
  const days = notice && dated(content, notice)
  if (!days) return null
  return (
    <section
      {...frame}
      {...days}
      aria-label={`${content.interface.page.notice}`}
      className={styles.notice}
      data-plate="dark"
      data-print="no"
    >
      <div className="page-width">
        <Prose of={notice.text} as="p" />
      </div>
    </section>
  )
}

/** The structured data has the same trail. */
function Breadcrumbs({ page, lang }: FrameProps & { page: PageRecord }) {
  const content = useContent()
  if (page.path === '/') return null
  const trail = trailTo(content, page.path)
  return (
    <nav
      aria-label={`${content.interface.page.breadcrumb}`}
      lang={lang}
      className={styles.trail}
      data-print="no"
    >
      <ol>
        {trail.map(({ label, to }, index) => (
          <li key={to.plain}>
            {index < trail.length - 1 ? (
              <a href={`${address(to)}`}>{label}</a>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Prices, call and booking within one tap, on phones: as far as the firm has them, and the last one stands out. A firm
    that publishes no prices has its services in their place, which the foot of every page lists. */
function QuickBar(frame: FrameProps) {
  const content = useContent()
  const { firm, interface: words, prices: lists } = content
  const { quickActions, prices, call, book } = words.page
  const { pages } = useRendering()
  const isService = (path: string) =>
    pages.some((page) => page.kind === 'service' && page.path === path)
  const services = navigation(content, 'footer').find(({ links }) =>
    links.some(({ to }) => isService(to.plain)),
  )
  const hasPrices = Object.values(lists).some(Boolean)
  const { phone, schedulingUrl: url } = firm
  return (
    <nav {...frame} aria-label={`${quickActions}`} className={styles.bar} data-print="no">
      {hasPrices && <a href={address('/pricing')}>{prices}</a>}
      {!hasPrices && services && <a href={`#footer-${services.id}`}>{services.label}</a>}
      {phone && (
        <a href={`${phone.map(phoneHref)}`} className={url ? undefined : styles.book}>
          {call}
        </a>
      )}
      {url && (
        <a href={`${url}`} target="_blank" rel="noopener" className={styles.book}>
          {book}
          <NewTab />
        </a>
      )}
      {!phone && !url && (
        <a href={`mailto:${firm.email}`} className={styles.book}>
          {words.booking.write}
        </a>
      )}
    </nav>
  )
}
