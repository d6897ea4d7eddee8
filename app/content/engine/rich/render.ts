import { toHtml } from 'hast-util-to-html'
import type { Nodes, Paragraph, Table, Text } from 'mdast'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { defaultHandlers, type Options, toHast } from 'mdast-util-to-hast'
import { directive } from 'micromark-extension-directive'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmTable } from 'micromark-extension-gfm-table'
import { type Body, block, emptyBody, lineOf, type Visit, visit, wordsIn } from '../markdown.ts'
import type { Complaint } from '../problem.ts'
import { wholeNames } from '../whole-names.ts'
import { type BlockOptions, blockComplaints, blockElement, missingBlocks } from './blocks.ts'
import { figureElement, inlinePicture, pictureComplaint, pictureOf } from './figures.ts'
import { element } from './hast.ts'
import { markElement, type Note, noteId, strayMark, takeNotes, visitNote } from './notes.ts'
import { tableComplaints, tableElement } from './tables.ts'

type Rich = Body & { notes: Note[] }
/** What a block or a table has to know of the text above it. */
type Place = { heading: string | undefined; level: 2 | 3 }

const syntax = {
  // Of the directives only blocks: a colon inside a sentence stays a colon.
  extensions: [gfmTable(), gfmFootnote(), { flow: directive().flow ?? {} }],
  mdastExtensions: [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown(), directiveFromMarkdown()],
}

const rich: ReadonlySet<string> = new Set([
  ...block,
  ...['table', 'tableRow', 'tableCell', 'footnoteReference', 'containerDirective'],
])

/** Markdown with tables, notes, pictures and blocks between ::: lines. */
export function renderRich(source: string, options: BlockOptions): Rich {
  const tree = fromMarkdown(source, syntax)
  const notes = takeNotes(tree)
  const body = emptyBody()
  const places = new Map<Nodes, Place>()
  const seen = new Set<string>()

  const context: Visit = { source, allowed: rich, body, first: lookAt }
  for (const child of tree.children) visit(child, context)
  const paragraphs = notes.definitions.map((definition) =>
    visitNote(definition, { source, allowed: rich, body }),
  )
  body.complaints.push(...notes.complaints, ...missingBlocks(options, seen))
  if (body.complaints.length > 0) return { ...body, notes: [] }

  const handlers: Options['handlers'] = {
    ...wholeNames,
    table: (state, node: Table) => {
      const namedBy = places.get(node)?.heading
      return element('div', { dataBlock: 'table' }, [
        tableElement(state, node, { ...(namedBy && { namedBy }) }),
      ])
    },
    footnoteReference: (_, node) => {
      const numbered = notes.numbers.get(node)
      return numbered && markElement(numbered)
    },
    paragraph: (state, node: Paragraph) => {
      const picture = pictureOf(node)
      return picture ? figureElement(picture) : defaultHandlers.paragraph(state, node)
    },
    containerDirective: (state, node) =>
      blockElement(state, node, places.get(node)?.level ?? 3, options),
  }
  const html = (nodes: readonly Nodes[]) =>
    toHtml(nodes.map((node) => toHast(node, { handlers })) as Parameters<typeof toHtml>[0])
  return {
    ...body,
    html: html([tree]),
    notes: notes.definitions.map(({ identifier }, index) => ({
      id: noteId(index + 1),
      number: index + 1,
      html: html(paragraphs[index]?.children ?? []),
      marks: notes.marks.get(identifier) ?? [],
    })),
  }

  function lookAt(node: Nodes): boolean {
    const picture = pictureOf(node)
    if (picture) return complain(pictureComplaint(picture))
    if (node.type === 'image') return complain(inlinePicture(node))
    if (node.type === 'text') complain(strayMark(node, source), strayFence(node, source))
    if (node.type === 'heading' && node.children.some(({ type }) => type === 'footnoteReference')) {
      const expected = 'the mark of a note in the text below the heading'
      complain({ found: 'the mark of a note in a heading', expected, ...lineOf(node) })
    }
    if (node.type === 'table' || node.type === 'containerDirective') {
      const level = body.headings.some((heading) => heading.level === 2) ? 3 : 2
      places.set(node, { heading: body.headings.at(-1)?.id, level })
    }
    if (node.type === 'tableCell') body.words += wordsIn(node)
    if (node.type === 'table') complain(...tableComplaints(node))
    if (node.type !== 'containerDirective') return false
    seen.add(node.name)
    const faults = blockComplaints(node, source)
    complain(...faults)
    return faults.length > 0
  }

  function complain(...complaints: (Complaint | undefined)[]): true {
    body.complaints.push(...complaints.filter((complaint) => complaint !== undefined))
    return true
  }
}

/** A line of colons that opens or closes nothing would be printed as it is. */
function strayFence(node: Text, source: string): Complaint | undefined {
  const raw = source.slice(node.position?.start.offset, node.position?.end.offset)
  const fence = /^:::+.*$/m.exec(raw)
  if (!fence) return undefined
  return {
    found: `the line "${fence[0]}", which belongs to no block`,
    expected: ':::name[Caption] above a block and ::: below it',
    hint: 'There is no space between ::: and the name, nor between the name and [.',
    fragment: fence[0],
    line: (node.position?.start.line ?? 1) + raw.slice(0, fence.index).split('\n').length - 1,
  }
}
