import type { BlockValue } from '#app/blocks/index.ts'
import type { Content } from '#app/content/collections.ts'
import type { PageRecord } from '#app/content/pages.ts'

/** The two answers of a server that are no pages of the site. */
export type Answer = 'not-found' | 'error'

/** The blocks of a page: as its file lists them, or the one that shows the texts of its folder. */
export function blocksOfPage(content: Content, page: PageRecord | Answer): readonly BlockValue[] {
  if (typeof page === 'string') return [{ block: page }]
  const { pages, services } = content
  if (page.kind === 'person') return [{ block: 'person' }]
  const [folder] = page.file.split('/')
  if (folder === 'articles') return [{ block: 'article' }]
  if (folder === 'legal') return [{ block: 'document' }]
  if (folder === 'checklists') return [{ block: 'sheet' }]
  return (folder === 'services' ? services : pages)[page.slug]?.blocks ?? []
}
