import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type PageProps, RenderingProvider, type Site } from '#app/components/site.tsx'
import { noticeOf } from '#app/content/notice.ts'
import type { PageRecord } from '#app/content/pages.ts'
import { siteBase } from '#app/lib/address.ts'
import { withoutMarks } from '#app/lib/marks.ts'
import { plainText } from '#app/lib/plain-text.ts'
import { Body } from './document.tsx'
import { type Answer, Head, type HeadParts, titleOf } from './head.tsx'

// Each is a chunk of its own, so that the styles of a kind of page are known by its folder.
const modules = import.meta.glob<{ Page: ComponentType<PageProps> }>('../pages/*/page.tsx')
const components = new Map<string, ComponentType<PageProps>>()
for (const [file, load] of Object.entries(modules)) {
  components.set(file.split('/')[2] ?? '', (await load()).Page)
}
const answers = {
  'not-found': (await import('#app/pages/not-found/page.tsx')).Page,
  error: (await import('#app/pages/error/page.tsx')).Page,
}

/** The path of the host below which these pages are meant to be. */
export const base = siteBase

export type Rendered = { html: string; heading: string }
type PartsFor = (kind: string, hasIsland: boolean) => HeadParts

/** The whole document of a page, or of an answer of the server that is none. */
export function render(site: Site, page: PageRecord | Answer, partsFor: PartsFor): Rendered {
  const isAnswer = typeof page === 'string'
  const rendering = { ...site, page: isAnswer ? undefined : page }
  const body = (
    <Body isMissing={page === 'not-found'}>
      {isAnswer ? answerOf(site, page) : pageOf(site, page)}
    </Body>
  )
  // Rendered once by itself, because the head needs its heading and whether it has an island.
  const bodyHtml = markup(body)
  const heading = headingOf(bodyHtml)
  const parts = partsFor(isAnswer ? page : page.kind, bodyHtml.includes(' data-island="'))
  const notice = noticeOf(site.content)
  const html = markup(
    <html
      lang={isAnswer ? site.content.interface.language : page.lang}
      data-notice={notice && (notice.isOn ? 'on' : 'off')}
      data-notice-from={notice?.from}
      data-notice-until={notice?.until}
    >
      <Head title={titleOf(site.content, page)} heading={heading} parts={parts} />
      {body}
    </html>,
  )
  return { html: `<!DOCTYPE html>${html}`, heading: withoutMarks(heading) }

  function markup(node: ReactNode): string {
    return renderToStaticMarkup(<RenderingProvider value={rendering}>{node}</RenderingProvider>)
  }
}

function pageOf({ content }: Site, page: PageRecord): ReactNode {
  const Component = components.get(page.kind)
  if (!Component) throw new Error(`There is no app/pages/${page.kind}/page.tsx.`)
  return <Component content={content} page={page} />
}

function answerOf({ content }: Site, answer: Answer): ReactNode {
  const Component = answers[answer]
  return <Component content={content} />
}

function headingOf(html: string): string {
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
  if (heading === undefined) throw new Error('The page has no h1.')
  return plainText(heading)
}
