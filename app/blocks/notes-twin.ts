import type { Root } from 'hast'
import type { BlockContent, RootContent } from 'mdast'
import type { Content } from '#app/content/collections.ts'
import { line, title } from './twin.ts'

/** The sources of a text, by the numbers of their marks. */
export function noteLines(
  notes: readonly { number: number; tree: Root }[],
  { interface: words }: Content,
): RootContent[] {
  if (notes.length === 0) return []
  const definitions = notes.map(({ number, tree }): RootContent => {
    const children = line({ tree, plain: '' }) as BlockContent[]
    return { type: 'footnoteDefinition', identifier: `${number}`, label: `${number}`, children }
  })
  return [...title(2, words.article.sources), ...definitions]
}
