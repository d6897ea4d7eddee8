import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { createRoutes } from './router.tsx'

const handler = createStaticHandler(createRoutes())

/** The whole document of one path, as the visitor's browser will first see it. */
export async function render(path: string): Promise<string> {
  const context = await handler.query(new Request(new URL(path, 'http://prerender')))
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`)
  if (context.errors) throw Object.values(context.errors)[0]
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerender(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  )
  return new Response(prelude).text()
}
