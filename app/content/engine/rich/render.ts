import { toHtml } from 'hast-util-to-html'
import type {
  FootnoteDefinition,
  FootnoteReference,
  Image,
  Nodes,
  Paragraph,
  Root,
  Table,
  Text,
} from 'mdast'
import { type ContainerDirective, directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { defaultHandlers, type Options, toHast } from 'mdast-util-to-hast'
import { toString as plainText } from 'mdast-util-to-string'
import { directive } from 'micromark-extension-directive'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmTable } from 'micromark-extension-gfm-table'
import { copiesOf } from '#app/content/engine/copies.ts'
import type { Options as FieldOptions } from '#app/content/engine/declared.ts'
import { didYouMean, quoted } from '#app/content/engine/english.ts'
import { bodyField } from '#app/content/engine/fields.ts'
import { imageProblem } from '#app/content/engine/images.ts'
import {
  type Body,
  block,
  emptyBody,
  inline,
  lineOf,
  unbrokenFormNames,
  type Visit,
  visit,
  wordsIn,
} from '#app/content/engine/markdown.ts'
import { markFacts, markOwn } from '#app/content/engine/marked-tree.ts'
import type { ProblemDetail } from '#app/content/engine/problem.ts'
import { textWords, validationContext } from '#app/content/engine/validation-context.ts'
import { shownIn } from '#app/lib/copies.ts'
import { type Element, element, words } from '#app/lib/tree.ts'
import { blockElement, blockProblems, chapterOf } from './blocks.ts'
import { tableElement, tableProblems } from './tables.ts'

/** The text of a Markdown file that may have tables, notes, pictures and blocks between ::: lines. */
export function richBody<const O extends FieldOptions>(options: O) {
  return bodyField(renderRich, options)
}

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
  'table',
  'tableRow',
  'tableCell',
  'footnoteReference',
  'containerDirective',
])

function renderRich(source: string): Rich {
  const tree = fromMarkdown(source, syntax)
  markFacts(tree, source)
  const notes = takeNotes(tree)
  const body = emptyBody()
  const places = new Map<Nodes, Place>()

  const context: Visit = { source, allowed: rich, body, first: lookAt }
  for (const child of tree.children) visit(child, context)
  const paragraphs = notes.definitions.map((definition) =>
    visitNote(definition, { source, allowed: rich, body }),
  )
  report(...notes.problems)
  if (body.problems.length > 0) return { ...body, notes: [] }

  const first = firstParagraph(tree)
  const handlers: Options['handlers'] = {
    ...unbrokenFormNames,
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
      if (picture) return figureElement(picture)
      const made = defaultHandlers.paragraph(state, node)
      return node === first ? { ...made, properties: { dataInitial: '' } } : made
    },
    containerDirective: (state, node) => blockElement(state, node, places.get(node)?.level ?? 3),
  }
  const html = (nodes: readonly Nodes[]) =>
    nodes.map((node) => toHtml(markOwn(toHast(node, { handlers })))).join('')
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
    if (picture) return report(pictureProblem(picture))
    if (node.type === 'image') return report(inlinePictureProblem(node))
    if (node.type === 'text')
      report(strayMarkProblem(node, source), strayFenceProblem(node, source))
    if (node.type === 'heading' && node.children.some(({ type }) => type === 'footnoteReference')) {
      const expected = 'the note mark in the text below the heading'
      report({ found: 'a note mark in a heading', expected, ...lineOf(node) })
    }
    if (node.type === 'table' || node.type === 'containerDirective') {
      const level = body.headings.some((heading) => heading.level === 2) ? 3 : 2
      places.set(node, { heading: body.headings.at(-1)?.id, level })
    }
    if (node.type === 'tableCell') body.words += wordsIn(node)
    if (node.type === 'table') report(...tableProblems(node))
    if (node.type !== 'containerDirective') return false
    const problems = blockProblems(node, source)
    report(...problems)
    const chapter = chapterOf(node)
    if (chapter) {
      if (body.headings.some(({ id }) => id === chapter.id)) report(secondPlaceProblem(node))
      body.headings.push({ ...chapter, level: 2 })
    }
    return problems.length > 0
  }

  function report(...problems: (ProblemDetail | undefined)[]): true {
    body.problems.push(...problems.filter((problem) => problem !== undefined))
    return true
  }
}

/** The paragraph that begins with an initial: one of at least three lines, in the first chapter. */
function firstParagraph({ children }: Root): Paragraph | undefined {
  const chapters = children.filter(({ type }) => type === 'heading')
  const second = chapters[1] ? children.indexOf(chapters[1]) : children.length
  const found = children
    .slice(0, second)
    .find((node) => node.type === 'paragraph' && !pictureOf(node))
  return found?.type === 'paragraph' && plainText(found).length > 150 ? found : undefined
}

/** The address of the block is taken. */
function secondPlaceProblem(node: ContainerDirective): ProblemDetail {
  return {
    found: `:::${node.name} below another place with the address #${node.name}`,
    expected: `only one :::${node.name}, and no heading "${node.name}" above it`,
    ...lineOf(node),
  }
}

/** A line of colons that opens or closes nothing would be printed as it is. */
function strayFenceProblem(node: Text, source: string): ProblemDetail | undefined {
  const fence = spotOf(/^:::+.*$/m, node, source)
  if (!fence) return undefined
  return {
    found: `the line "${fence.fragment}", which isn't part of a block`,
    expected: ':::name[Caption] above a block and ::: below it',
    hint: 'Leave no space between ::: and the name, or between the name and [.',
    ...fence,
  }
}

/** Where a pattern is in a text as it was typed. */
function spotOf(pattern: RegExp, { position }: Text, source: string) {
  const raw = source.slice(position?.start.offset, position?.end.offset)
  const match = pattern.exec(raw)
  const above = raw.slice(0, match?.index).split('\n').length - 1
  return match && { fragment: match[0], line: (position?.start.line ?? 1) + above }
}

/** `marks` are the ids of the places in the text that refer to this note. */
type Note = { id: string; number: number; html: string; marks: string[] }

type Numbered = { number: number; mark: string }
type Notes = {
  /** In the order of their first marks. */
  definitions: FootnoteDefinition[]
  marks: Map<string, string[]>
  numbers: Map<FootnoteReference, Numbered>
  problems: ProblemDetail[]
}

/** Takes the notes out of a text, numbers their marks as they come, and says what does not match. */
function takeNotes(tree: Root): Notes {
  const all = tree.children.filter((node) => node.type === 'footnoteDefinition')
  tree.children = tree.children.filter((node) => node.type !== 'footnoteDefinition')
  const notes: Notes = { definitions: [], marks: new Map(), numbers: new Map(), problems: [] }
  for (const mark of marksIn(tree)) {
    const definition = all.find(({ identifier }) => identifier === mark.identifier)
    if (!definition) continue // Markdown takes such a mark for plain words; see strayMarkProblem
    if (!notes.definitions.includes(definition)) notes.definitions.push(definition)
    const number = notes.definitions.indexOf(definition) + 1
    const ids = notes.marks.get(definition.identifier) ?? []
    const id = `${noteId(number)}-mark-${ids.length + 1}`
    notes.marks.set(definition.identifier, [...ids, id])
    notes.numbers.set(mark, { number, mark: id })
  }
  for (const definition of all) {
    if (!notes.definitions.includes(definition))
      notes.problems.push(unusedNoteProblem(definition, all))
  }
  return notes
}

/** A mark without its note is plain text to Markdown, and would be printed with its brackets. */
function strayMarkProblem(node: Text, source: string): ProblemDetail | undefined {
  const mark = spotOf(/(?<!\\)\[\^[^\]\n]*\]/, node, source)
  if (!mark) return undefined
  return {
    found: `the note mark ${mark.fragment}, but no such note`,
    expected: 'a note with the same name at the end of the text',
    example: `${mark.fragment.replace('[^]', '[^irs]')}: IRS Publication 946, 2025.`,
    ...mark,
  }
}

/** The words of a note: one paragraph of ordinary text. */
function visitNote(definition: FootnoteDefinition, context: Visit): Paragraph | undefined {
  const [only, second] = definition.children
  if (only?.type !== 'paragraph' || second) {
    context.body.problems.push({
      found: "a note that isn't one paragraph",
      expected: 'a note that is one paragraph',
      example: '[^irs]: IRS Publication 946, 2025.',
      ...lineOf(definition),
    })
    return undefined
  }
  for (const child of only.children) visit(child, { ...context, allowed: inline })
  return only
}

function markElement({ number, mark }: Numbered): Element {
  const ariaLabel = `${textWords().note.with({ number })}`
  const properties = { id: mark, href: `#${noteId(number)}`, ariaLabel }
  return element('sup', {}, [element('a', properties, [words(String(number))])])
}

function noteId(number: number): string {
  return `fn-${number}`
}

function marksIn(node: Nodes): FootnoteReference[] {
  if (node.type === 'footnoteReference') return [node]
  return 'children' in node ? node.children.flatMap((child) => marksIn(child)) : []
}

function unusedNoteProblem(
  definition: FootnoteDefinition,
  all: FootnoteDefinition[],
): ProblemDetail {
  const { identifier, label } = definition
  const name = `[^${label ?? identifier}]`
  const isSecond = all.find((other) => other.identifier === identifier) !== definition
  return {
    found: isSecond
      ? `a second note named ${name}`
      : `the note ${name}, which the text never mentions`,
    expected: isSecond ? 'only one note with each name' : `the mark ${name} somewhere in the text`,
    fragment: `${name}:`,
    ...lineOf(definition),
  }
}

const folder = '/images/'
const example = '![A street of brick houses](/images/street.jpg "Main Street, 2026")'

/** The picture that is alone in its paragraph. */
function pictureOf(node: Nodes): Image | undefined {
  if (node.type !== 'paragraph' || node.children.length !== 1) return undefined
  const [only] = node.children
  return only?.type === 'image' ? only : undefined
}

function pictureProblem(image: Image): ProblemDetail | undefined {
  const place = { fragment: image.url, ...lineOf(image) }
  const name = image.url.slice(folder.length)
  const context = validationContext()
  if (!image.url.startsWith(folder) || (context && !context.images.has(name))) {
    return {
      found: `the picture ${quoted(image.url)}, which doesn't exist`,
      expected: `a file in the images folder, written as ${folder} and its name`,
      example,
      ...didYouMean(name, [...(context?.images.keys() ?? [])], folder),
      ...place,
    }
  }
  if (!image.alt?.trim()) {
    const expected =
      "words in the square brackets that say what the picture shows, for people who can't see it"
    return { found: 'a picture without words', expected, example, ...place }
  }
  const problem = imageProblem(name, { drawings: true })
  return problem && { ...problem, ...place }
}

function inlinePictureProblem(image: Image): ProblemDetail {
  return {
    found: `a picture inside a line of text: ${quoted(image.url)}`,
    expected: 'the picture in its own paragraph, with an empty line above and below it',
    example,
    fragment: image.url,
    ...lineOf(image),
  }
}

/** Of a text, in pixels. */
const widestColumn = 720

function figureElement({ url, alt, title }: Image): Element {
  const name = url.slice(folder.length)
  const image = validationContext()?.images.get(name)
  const copies = image && copiesOf(name, image)
  const { avif, ...shown } = copies ? shownIn(widestColumn, copies) : { src: url }
  const picture = element('img', { ...shown, alt: alt ?? '', loading: 'lazy', decoding: 'async' })
  const sources = avif ? [element('source', { type: 'image/avif', ...avif })] : []
  const caption = title ? [element('figcaption', {}, [words(title)])] : []
  return element('figure', { dataBlock: 'figure' }, [
    avif ? element('picture', {}, [...sources, picture]) : picture,
    ...caption,
  ])
}
