import { sms } from '#app/blocks/sms/fields.ts'
import { capacityLines } from '#app/content/capacity.ts'
import type { Content } from '#app/content/collections.ts'
import { filesShowing } from '#app/content/page-blocks.ts'
import { feedPages, listedPages, type PageRecord } from '#app/content/pages.ts'
import { formatsOf } from '#app/lib/formats.ts'
import { encode } from '#app/lib/plain-text.ts'
import { joined, plain, type Text } from '#app/lib/shown.ts'
import { feedPath, fullUrl, markdownPath } from './urls.ts'

/** The files for search engines, assistants, feed readers and phones, by their path. */
export function siteFiles(content: Content): Record<string, string> {
  return {
    '/sitemap.xml': sitemap(content),
    '/robots.txt': robots(content),
    '/llms.txt': llms(content),
    ...(feedPages(content).length > 0 && { [feedPath]: feed(content) }),
    '/manifest.webmanifest': webManifest(content),
    '/.well-known/security.txt': securityTxt(content),
  }
}

/** sitemap.xml: exactly the pages to be indexed, each with the date its content says. */
function sitemap(content: Content): string {
  const url = (path: string) => encode(fullUrl(content, path))
  const urls = listedPages(content).map((page) => {
    const { path, modified } = page
    return `<url><loc>${url(path)}</loc><lastmod>${modified}</lastmod></url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function robots(content: Content): string {
  return `User-agent: *
Allow: /

Sitemap: ${fullUrl(content, '/sitemap.xml')}
`
}

/** llms.txt: the site for assistants, each page by its Markdown version. */
function llms(content: Content): string {
  const { firm, interface: words } = content
  const { files } = words
  const pages = listedPages(content)
  const signups = filesShowing(content, sms)
  const groups: [Text, (page: PageRecord) => boolean][] = [
    [files.services, ({ kind }) => kind === 'service'],
    [files.articles, ({ kind }) => kind === 'article'],
    [files.legal, ({ kind, file }) => kind === 'legal' || signups.includes(file)],
  ]
  const isGrouped = (page: PageRecord) => groups.some(([, belongs]) => belongs(page))
  const lists = [[files.firm, (page: PageRecord) => !isGrouped(page)] as const, ...groups]
  return `# ${firm.name}

> ${pages[0]?.head.description}

${joined([...(firm.phone ? [files.phone.with({ phone: firm.phone })] : []), files.about], ', ')}
${capacityLines(content, formatsOf(words.language))
  .map((line) => `\n- ${line}`)
  .join('')}
${lists.flatMap(([title, belongs]) => section(content, title, pages.filter(belongs))).join('\n')}`
}

function section(content: Content, title: Text, pages: readonly PageRecord[]): string[] {
  if (pages.length === 0) return []
  const lines = pages.map(
    ({ path, head }) =>
      `- [${head.name}](${fullUrl(content, markdownPath(path))}): ${head.description}`,
  )
  return [`## ${title}\n\n${lines.join('\n')}\n`]
}

/** The articles as an Atom feed (RFC 4287). */
function feed(content: Content): string {
  const { firm } = content
  const pages = feedPages(content)
  const url = (path: string) => encode(fullUrl(content, path))
  const updated = pages.map(({ modified }) => modified).sort()
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${content.interface.language}">
  <title>${encode(`${content.interface.files.feed}`)}</title>
  <id>${url('/')}</id>
  <link rel="self" href="${url(feedPath)}"/>
  <link href="${url(content.pages['learning-library'] ? '/learning-library' : '/')}"/>
  <updated>${updated.at(-1)}T00:00:00Z</updated>
  <author><name>${encode(`${firm.name}`)}</name></author>
${pages.map((page) => feedEntry(page, url(page.path))).join('\n')}
</feed>
`
}

function feedEntry({ head, modified, lang }: PageRecord, url: string): string {
  return `  <entry xml:lang="${lang}">
    <title>${encode(`${head.title}`)}</title>
    <id>${url}</id>
    <link href="${url}"/>
    <updated>${modified}T00:00:00Z</updated>
    <summary>${encode(`${head.description}`)}</summary>
  </entry>`
}

/** manifest.webmanifest: name, colors and icons for a phone's home screen. */
function webManifest({ firm, theme, interface: { language } }: Content): string {
  const paper = theme.colors.paper.day
  const manifest = {
    name: firm.name,
    short_name: firm.shortName,
    description: firm.tagline,
    lang: language,
    start_url: '.', // relative to this file
    scope: '.',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: 'icons/maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** .well-known/security.txt (RFC 9116): where to report a problem with this site. */
function securityTxt(content: Content): string {
  const { contact, expires } = content.firm.security
  return `Contact: ${plain(contact).includes('@') ? `mailto:${contact}` : contact}
Expires: ${expires}T00:00:00Z
Preferred-Languages: ${new Intl.Locale(content.interface.language).language}
Canonical: ${fullUrl(content, '/.well-known/security.txt')}
`
}
