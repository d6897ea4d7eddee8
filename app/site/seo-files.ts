import { firm, hoursText } from '#app/content/firm.ts'
import { address, articleAt, indexedPages, markdownPath, type Page, serviceAt } from './pages.ts'

/** The files for search engines, assistants, feed readers and phones, by their path. */
export function seoFiles({ paper }: { paper: string }): Record<string, string> {
  return {
    '/sitemap.xml': sitemap(),
    '/robots.txt': robots(),
    '/llms.txt': llms(),
    ...(hasFeed && { [feedPath]: feed() }),
    '/manifest.webmanifest': webManifest(paper),
    '/.well-known/security.txt': securityTxt(),
  }
}

/** sitemap.xml: exactly the pages to be indexed, each with the date its content says. */
function sitemap(): string {
  const urls = indexedPages.map(
    ({ path, modified }) =>
      `<url><loc>${xml(address(path))}</loc><lastmod>${modified}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

function robots(): string {
  return `User-agent: *
Allow: /

Sitemap: ${address('/sitemap.xml')}
`
}

/** llms.txt: the site for assistants, each page by its Markdown version. */
function llms(): string {
  const [home] = indexedPages
  const legal = ['/privacy-policy', '/terms', '/sms-terms', '/sms-optin']
  const groups: [string, (page: Page) => boolean][] = [
    ['Services', ({ path }) => serviceAt(path) !== undefined],
    ['Local articles', ({ path }) => articleAt(path) !== undefined],
    ['Legal', ({ path }) => legal.includes(path)],
  ]
  const isGrouped = (page: Page) => groups.some(([, belongs]) => belongs(page))
  const lists = [['The firm', (page: Page) => !isGrouped(page)] as const, ...groups]
  return `# ${firm.name}

> ${home?.description}

Phone ${firm.phone}, ${hoursText}. General information, not tax, legal or investment advice.

${lists.flatMap(([title, belongs]) => section(title, indexedPages.filter(belongs))).join('\n')}`
}

function section(title: string, pages: readonly Page[]): string[] {
  if (pages.length === 0) return []
  const lines = pages.map(
    ({ path, name, description }) => `- [${name}](${address(markdownPath(path))}): ${description}`,
  )
  return [`## ${title}\n\n${lines.join('\n')}\n`]
}

export const feedPath = '/feed.xml'

const feedPages = indexedPages.filter(({ path }) => articleAt(path))

/** A firm without local articles has no feed. */
export const hasFeed = feedPages.length > 0

/** The articles as an Atom feed (RFC 4287). */
function feed(): string {
  const updated = feedPages.map(({ modified }) => modified).sort()
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <title>${xml(firm.name)}: local articles</title>
  <id>${xml(address('/'))}</id>
  <link rel="self" href="${xml(address(feedPath))}"/>
  <link href="${xml(address('/learning-library'))}"/>
  <updated>${updated.at(-1)}T00:00:00Z</updated>
  <author><name>${xml(firm.name)}</name></author>
${feedPages.map(feedEntry).join('\n')}
</feed>
`
}

function feedEntry({ path, title, description, modified }: Page): string {
  return `  <entry>
    <title>${xml(title)}</title>
    <id>${xml(address(path))}</id>
    <link href="${xml(address(path))}"/>
    <updated>${modified}T00:00:00Z</updated>
    <summary>${xml(description)}</summary>
  </entry>`
}

/** manifest.webmanifest: name, colors and icons for a phone's home screen. */
function webManifest(paper: string): string {
  const manifest = {
    name: firm.name,
    short_name: firm.shortName,
    description: firm.tagline,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** .well-known/security.txt (RFC 9116): whom to tell about a fault of this site. */
function securityTxt(): string {
  const { contact, expires } = firm.security
  return `Contact: ${contact.includes('@') ? `mailto:${contact}` : contact}
Expires: ${expires}T00:00:00Z
Preferred-Languages: en
Canonical: ${address('/.well-known/security.txt')}
`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for an element or attribute of an XML file. */
function xml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character)
}
