import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ErrorMessage } from '#app/components/message-page.tsx'
import { makeDownloads } from '#app/content/downloads.ts'
import { firm } from '#app/content/firm.ts'
import type { PagePath } from '#app/content/routes.ts'
import { isPage, pageModules } from '#app/content/site-pages.ts'
import { Component as NotFound } from '#app/pages/not-found/page.tsx'
import { Document } from './document.tsx'
import { headingOf, headMarkup } from './head.ts'
import { address, canonicalOf, cardOf, markdownPath, pageAt } from './pages.ts'
import { seoFiles } from './seo-files.ts'

export const downloads = makeDownloads()

/** The whole document of one path. '/404' and '/500' are the pages of those answers. */
export async function render(path: string): Promise<string> {
  const Page = await pageComponent(path)
  const document = (
    <Document path={path}>
      <Page />
    </Document>
  )
  const html = `<!DOCTYPE html>${renderToStaticMarkup(document)}`
  return isPage(path) ? html.replace('</head>', () => `${headMarkup(path, html)}</head>`) : html
}

async function pageComponent(path: string): Promise<ComponentType> {
  if (path === '/500') return ErrorMessage
  if (!isPage(path)) return NotFound
  const { Component } = await pageModules[path]()
  return Component
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
