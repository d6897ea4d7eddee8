import type { RouteObject } from 'react-router'
import { pageModules, pagePaths } from './content/site-pages.ts'
import { ErrorScreen, Root } from './root.tsx'
import { Component as NotFound } from './routes/not-found.tsx'
import type { PagePath } from './routes.ts'

/** The route table, for the prerenderer and the browser alike.
    `onLost` is asked when a page's script cannot be loaded. */
export function createRoutes(onLost?: (path: PagePath) => Promise<never>): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: ErrorScreen,
      children: [
        ...pagePaths.map((path) => {
          const load = pageModules[path]
          return { path, lazy: onLost ? () => load().catch(() => onLost(path)) : load }
        }),
        { path: '*', Component: NotFound },
      ],
    },
  ]
}
