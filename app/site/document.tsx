import '#app/styles/index.css' // first: it sets the order of the style layers
import 'virtual:theme'

import type { ReactNode } from 'react'
import { PagePathContext } from '#app/components/page-path.ts'
import icon from '#drawings/plates/mark.svg'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { QuickBar } from './quick-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

type DocumentProps = { path: string; children: ReactNode }

/** The document around every page. What only the build knows (styles, scripts, font addresses) is
    added to the head by build/page-head.ts. */
export function Document({ path, children }: DocumentProps) {
  return (
    <PagePathContext value={path}>
      <html lang="en-US">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <link rel="icon" href={icon} type="image/svg+xml" />
        </head>
        <body>
          <SiteHeader />
          <main id="main" tabIndex={-1} data-not-found={path === '/404' || undefined}>
            <Breadcrumbs />
            {children}
          </main>
          <SiteFooter />
          <QuickBar />
        </body>
      </html>
    </PagePathContext>
  )
}
