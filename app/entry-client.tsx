import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createRoutes } from './router.tsx'

// The page is complete HTML before this file arrives; the early script imports it when the
// page is idle or the visitor shows the first sign of intent. If anything here fails to load,
// the page stays what it was: plain, working HTML.

/** The router would lose the click when a page's script fails: open the page the ordinary way. */
function openPlainly(path: string): Promise<never> {
  const target = router.state.navigation.location ?? { pathname: path, search: '', hash: '' }
  window.location.assign(target.pathname + target.search + target.hash)
  return new Promise(() => {})
}

const routes = createRoutes(openPlainly)

// Hydration needs the current page's module at hand, or React would find an empty outlet.
for (const { route } of matchRoutes(routes, window.location) ?? []) {
  if (typeof route.lazy !== 'function') continue
  const module = await route.lazy()
  Object.assign(route, module, { lazy: undefined })
}

const router = createBrowserRouter(routes)
hydrateRoot(document, <RouterProvider router={router} />)
