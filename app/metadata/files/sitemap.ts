import { indexedPages } from '../pages.ts'
import { address } from '../site.ts'
import { xml } from './xml.ts'

/** sitemap.xml: exactly the pages to be indexed, each with the date its content says. */
export function sitemap(): string {
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

export function robots(): string {
  return `User-agent: *
Allow: /

Sitemap: ${address('/sitemap.xml')}
`
}
