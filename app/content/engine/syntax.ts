import { directiveFromMarkdown } from 'mdast-util-directive'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { directive } from 'micromark-extension-directive'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmTable } from 'micromark-extension-gfm-table'

/** What a text may have besides paragraphs and lists. */
export const allParts = ['headings', 'quotes', 'tables', 'notes', 'pictures', 'blocks'] as const
export type TextPart = (typeof allParts)[number]

const syntax = [
  { part: 'tables', extension: gfmTable(), fromMarkdown: gfmTableFromMarkdown() },
  { part: 'notes', extension: gfmFootnote(), fromMarkdown: gfmFootnoteFromMarkdown() },
  {
    part: 'blocks',
    // Of the directives only blocks: a colon inside a sentence stays a colon.
    extension: { flow: directive().flow ?? {} },
    fromMarkdown: directiveFromMarkdown(),
  },
] as const

/** How a text that may have these parts is read. */
export function syntaxOf(parts: readonly TextPart[]) {
  const read = syntax.filter(({ part }) => parts.includes(part))
  return {
    extensions: read.map(({ extension }) => extension),
    mdastExtensions: read.map(({ fromMarkdown }) => fromMarkdown),
  }
}
