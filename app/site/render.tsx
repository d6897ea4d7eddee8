import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BlockValue } from '#app/blocks/index.ts'
import type { View } from '#app/blocks/view.ts'
import { Blocks } from '#app/components/blocks.tsx'
import { RenderingProvider, type Site } from '#app/components/site.tsx'
import type { PageRecord } from '#app/content/pages.ts'
import { siteBase } from '#app/lib/address.ts'
import { withoutMarks } from '#app/lib/marks.ts'
import { plainText } from '#app/lib/plain-text.ts'
import { type Answer, blocksOfPage } from './blocks-of-page.ts'
import { Body } from './document.tsx'
import { Head, type HeadParts, titleOf } from './head.tsx'

// Each is a chunk of its own, so that the styles of a block are known by its files.
const modules = import.meta.glob<{ View: View<never> }>('../blocks/*/{view,look-*}.tsx')
const views = new Map<string, View<never>>()
for (const [file, load] of Object.entries(modules)) {
  views.set(file.replaceAll(/^\.\.\/blocks\/|\.tsx$/g, ''), (await load()).View)
}

/** The path of the host below which these pages are meant to be. */
export const base = siteBase

/** `views` are those whose styles it has. */
export type Rendered = { html: string; heading: string; views: readonly string[] }
/** `body` is the HTML of the page, which shows the scripts it needs. */
type PartsFor = (views: readonly string[], body: string) => HeadParts

/** The whole document of a page, or of an answer of the server that is none. */
export function render(site: Site, page: PageRecord | Answer, partsFor: PartsFor): Rendered {
  const isAnswer = typeof page === 'string'
  const list = blocksOfPage(site.content, page)
  const used = new Set<string>()
  const rendering = { ...site, viewOf, page: isAnswer ? undefined : page }
  // First, because the head needs its heading and what has a script. React puts links to its first
  // pictures before it.
  const [, preloads = '', bodyHtml = ''] =
    /^((?:<link [^>]*>)*)(.*)$/s.exec(
      markup(
        <Body isMissing={page === 'not-found'}>
          <Blocks list={list} />
        </Body>,
      ),
    ) ?? []
  const heading = headingOf(bodyHtml)
  // Sorted, so that pages with the same blocks in another order have the same styles.
  const usedViews = [...used].sort()
  const parts = partsFor(usedViews, bodyHtml)
  const headHtml = markup(
    <html lang={isAnswer ? site.content.interface.language : page.lang}>
      <Head title={titleOf(site.content, page)} heading={heading} parts={parts} />
    </html>,
  )
  const html = headHtml
    .replace('<meta name="color-scheme"', (tag) => `${preloads}${tag}`)
    .replace('</html>', (end) => `${bodyHtml}${end}`)
  return { html: `<!DOCTYPE html>${html}`, heading: withoutMarks(heading), views: usedViews }

  /** A look that shares little with the others has a view of its own. */
  function viewOf({ block, ...value }: BlockValue): View<never> {
    const look = 'look' in value ? value.look : undefined
    const name = [`${block}/look-${look}`, `${block}/view`].find((each) => views.has(each))
    const found = name && views.get(name)
    if (!found) throw new Error(`There is no app/blocks/${block}/view.tsx.`)
    used.add(name)
    return found
  }

  function markup(node: ReactNode): string {
    return renderToStaticMarkup(<RenderingProvider value={rendering}>{node}</RenderingProvider>)
  }
}

function headingOf(html: string): string {
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
  if (heading === undefined) throw new Error('The page has no h1.')
  return plainText(heading)
}
