import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { ErrorScreen, Root } from './root.tsx'
import { Component as NotFound } from './routes/not-found.tsx'
import { type PagePath, pages, paths } from './routes.ts'

/** A route module: one page, exported under the name the router looks for. */
type PageModule = { Component: ComponentType }

const modules = import.meta.glob<PageModule>(['./routes/**/*.tsx', '!./routes/not-found.tsx'])

/** The route table, for the prerenderer and the browser alike.
    `onLost` is asked when a page's script cannot be loaded. */
export function createRoutes(onLost?: (path: PagePath) => Promise<never>): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: ErrorScreen,
      children: [
        ...paths.map((path) => ({
          path,
          lazy: () => (onLost ? loadPage(path).catch(() => onLost(path)) : loadPage(path)),
        })),
        { path: '*', Component: NotFound },
      ],
    },
  ]
}

function loadPage(path: PagePath): Promise<PageModule> {
  const load = modules[`./routes/${pages[path]}.tsx`]
  if (!load) throw new Error(`app/routes/${pages[path]}.tsx does not exist.`)
  return load()
}
