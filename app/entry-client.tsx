import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type DataRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { openPlainly } from './open-plainly.ts'
import { createRoutes } from './router.tsx'

// The page is complete HTML before this file arrives; the early script imports it when the
// page is idle or the visitor shows the first sign of intent. If anything here fails to load,
// the page stays what it was: plain, working HTML.

// Each step of the start is a task of its own, so that a tap between two of them is answered.
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

// Before there is a router, a page whose script does not come simply stays plain.
let router: DataRouter | undefined
const routes = createRoutes((path) => (router ? openPlainly(router, path) : new Promise(() => {})))

await nextTask()
// Hydration needs the current page's module at hand, or React would find an empty outlet.
for (const { route } of matchRoutes(routes, window.location) ?? []) {
  if (typeof route.lazy !== 'function') continue
  const module = await route.lazy()
  Object.assign(route, module, { lazy: undefined })
}

await nextTask()
router = createBrowserRouter(routes)
await nextTask()
// React then goes on in steps of a few milliseconds, which it does for transitions only.
const app = <RouterProvider router={router} />
startTransition(() => {
  hydrateRoot(document, app)
})
