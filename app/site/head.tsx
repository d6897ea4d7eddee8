import { useRendering } from '#app/components/site.tsx'
import type { Content } from '#app/content/collections.ts'
import { feedPages, type PageRecord } from '#app/content/pages.ts'
import { address } from '#app/lib/address.ts'
import { withoutMarks } from '#app/lib/marks.ts'
import { addressFrom, from, type Shown, type Text } from '#app/lib/shown.ts'
import { pageTitle } from '#app/lib/text.ts'
import type { Answer } from './blocks-of-page.ts'
import { structuredData } from './structured-data.ts'
import { cardPath, cardSize, feedPath, fullUrl, markdownPath } from './urls.ts'

/** What only the build knows: its files, and the styles of the blocks of a page. */
export type HeadParts = {
  /** Runs before the first paint. */
  inlineScript: string
  /** The inline script fetches them after the first paint. */
  modules: readonly string[]
  styles: string
  /** The fonts of the first screen; preloading them keeps the layout still. */
  fonts: readonly string[]
}

/** `heading` is the text of the page's h1, with its marks. */
type HeadProps = { title: Text; heading: string; parts: HeadParts }

export function Head({ title, heading, parts }: HeadProps) {
  const { content, drawings, page } = useRendering()
  const { paper } = content.theme.colors
  const icon = drawings.mark?.path ?? ''
  const modules = parts.modules.map((file) => address(file)).join(' ')
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{`${title}`}</title>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: app/browser/early.ts */}
      <script data-modules={modules} dangerouslySetInnerHTML={{ __html: parts.inlineScript }} />
      <meta name="theme-color" content={paper.day} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={paper.night} media="(prefers-color-scheme: dark)" />
      {parts.fonts.map((file) => (
        <link
          key={file}
          rel="preload"
          href={address(file)}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      {/* One element, so that the Content-Security-Policy needs one hash for a page's styles. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the style sheets of the site */}
      <style dangerouslySetInnerHTML={{ __html: parts.styles }} />
      <link
        rel="icon"
        href={address(icon)}
        type={icon.endsWith('.png') ? 'image/png' : 'image/svg+xml'}
      />
      {page ? (
        <PageMeta content={content} page={page} heading={heading} logo={drawings.logo?.path} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </head>
  )
}

type PageMetaProps = {
  content: Content
  page: PageRecord
  heading: string
  logo: string | undefined
}

/** What search engines, social networks and assistants read. */
function PageMeta({ content, page, heading, logo }: PageMetaProps) {
  const { images } = useRendering()
  const { firm } = content
  const { canonical, head } = page
  const properties: Record<string, Shown> = {
    'og:site_name': firm.name,
    'og:locale': localeOf(page.lang),
    'og:type': page.kind === 'article' ? 'article' : 'website',
    'og:title': head.title,
    'og:description': head.description,
    'og:url': fullUrl(content, canonical),
    'og:image': fullUrl(content, cardPath(canonical)),
    'og:image:type': 'image/png',
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
    'og:image:alt': `${heading}${withoutMarks(heading).endsWith('.') ? '' : '.'} ${firm.name}`,
  }
  // A text that contains "</script>" must not end the block.
  const data = JSON.stringify(structuredData(content, page, heading, { logo, images })).replaceAll(
    '<',
    '\\u003c',
  )
  return (
    <>
      <meta name="description" content={`${head.description}`} />
      {head.hidden && <meta name="robots" content="noindex" />}
      <link
        rel="canonical"
        href={`${addressFrom(fullUrl(content, canonical), from(content.firm, 'siteUrl'))}`}
      />
      {Object.entries(properties).map(([property, value]) => (
        <meta key={property} property={property} content={`${value}`} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="manifest" href={address('/manifest.webmanifest')} />
      <link rel="apple-touch-icon" href={address('/apple-touch-icon.png')} />
      {!head.hidden && (
        <link rel="alternate" type="text/markdown" href={address(markdownPath(canonical))} />
      )}
      {feedPages(content).length > 0 && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={`${content.interface.files.articles}`}
          href={address(feedPath)}
        />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, made just above */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
    </>
  )
}

/** The place that social networks ask for beside a language: "es" is es_ES, "es-US" es_US. */
function localeOf(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize()
  return `${language}_${region}`
}

export function titleOf({ firm, interface: words }: Content, page: PageRecord | Answer): Text {
  if (page === 'not-found') return pageTitle(words.notFound.title, firm.shortName)
  if (page === 'error') return pageTitle(words.error.title, firm.shortName)
  return pageTitle(page.head.title, firm.shortName)
}
