import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { makeDownloads } from './content/downloads.ts'
import { firm } from './content/firm.ts'
import { isPage } from './content/site-pages.ts'
import { headingOf, headMarkup } from './metadata/head.ts'
import { address, canonicalOf, cardOf, markdownPath, pageAt } from './metadata/pages.ts'
import { seoFiles } from './metadata/seo-files.ts'
import { createRoutes } from './router.tsx'
import type { PagePath } from './routes.ts'

export const downloads = makeDownloads()

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
  const html = await new Response(prelude).text()
  // An unknown address is nothing to find or share.
  const more = isPage(path) ? headMarkup(path, html) : '<meta name="robots" content="noindex">'
  return html.replace('</head>', () => `${more}</head>`)
}

/** What the build writes about a page beside the page: its Markdown version and its social card. */
export function pageExtras(path: PagePath, html: string) {
  if (canonicalOf(path) !== path) return undefined
  return {
    twin: { file: markdownPath(path), url: address(path), modified: pageAt(path).modified },
    card: {
      file: cardOf(path).path,
      title: headingOf(html),
      firm: firm.name,
      phone: firm.phone,
      host: new URL(firm.siteUrl).host,
    },
  }
}

export function filesForMachines(inks: Parameters<typeof seoFiles>[0]) {
  return seoFiles(inks)
}
