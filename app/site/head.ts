import { firm } from '#app/content/firm.ts'
import type { PagePath } from '#app/content/routes.ts'
import { address, articleAt, canonicalOf, cardOf, markdownPath, pageAt } from './pages.ts'
import { plainText } from './plain-text.ts'
import { feedPath, hasFeed } from './seo-files.ts'
import { structuredData } from './structured-data.ts'

/** What social networks, assistants and search engines read in a page's head. Title, description
    and canonical address are React's (sections/page-head.tsx): they change with every page. This is
    added once, when the page is rendered at build time, and costs the browser no script. */
export function headMarkup(path: PagePath, html: string): string {
  const { title, description } = pageAt(path)
  const canonical = canonicalOf(path)
  const heading = headingOf(html)
  const card = cardOf(canonical)
  const properties = {
    'og:site_name': firm.name,
    'og:locale': 'en_US',
    'og:type': articleAt(path) ? 'article' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': address(canonical),
    'og:image': address(card.path),
    'og:image:type': 'image/png',
    'og:image:width': String(card.width),
    'og:image:height': String(card.height),
    'og:image:alt': `${heading}. ${firm.name}`,
  }
  return [
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="alternate" type="text/markdown" href="${markdownPath(canonical)}">`,
    ...(hasFeed
      ? [
          `<link rel="alternate" type="application/atom+xml" title="Local articles" href="${feedPath}">`,
        ]
      : []),
    `<script type="application/ld+json">${json(structuredData(canonical, heading))}</script>`,
  ].join('')
}

export function headingOf(html: string): string {
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
  if (heading === undefined) throw new Error('The page has no h1.')
  return plainText(heading)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** A text that contains "</script>" must not end the block. */
function json(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
