import '#app/styles/index.css' // first: it sets the order of the style layers

import type { ReactNode } from 'react'
import { useRendering } from '#app/components/site.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { QuickBar } from './quick-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** What stands around every page. */
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
