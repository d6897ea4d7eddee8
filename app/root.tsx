import './styles/index.css' // first: it sets the order of the style layers
import 'virtual:theme'

import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import icon from '#art/plates/mark.svg'
import { Breadcrumbs } from './sections/breadcrumbs.tsx'
import { ErrorMessage } from './sections/error-message.tsx'
import { QuickBar } from './sections/quick-bar.tsx'
import { RouteChange } from './sections/route-change.tsx'
import { SiteFooter } from './sections/site-footer/site-footer.tsx'
import { SiteHeader } from './sections/site-header/site-header.tsx'

/** The document around every page. What only the build knows (styles, early script, font
    addresses) is added to the head by scripts/page-head.ts. */
function Document({ children }: { children: ReactNode }) {
  return (
    // The early script may have set a theme on <html> before React looks at it.
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={icon} type="image/svg+xml" />
      </head>
      <body>
        <SiteHeader />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        <QuickBar />
      </body>
    </html>
  )
}

export function Root() {
  return (
    <Document>
      <RouteChange />
      <Breadcrumbs />
      <Outlet />
    </Document>
  )
}

/** Shown for any error while a route loads or renders. */
export function ErrorScreen() {
  return (
    <Document>
      <ErrorMessage />
    </Document>
  )
}
