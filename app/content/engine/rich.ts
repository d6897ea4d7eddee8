import type { Element, ElementContent, Properties, Root as Tree } from 'hast'
import type { FootnoteDefinition, Image, Nodes, Paragraph, Root, Text } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { defaultHandlers, type Options } from 'mdast-util-to-hast'
import { toString as plainText } from 'mdast-util-to-string'
import { z } from 'zod'
import { shownIn } from '#app/lib/copies.ts'
import { marking, type Segment } from '#app/lib/marks.ts'
import { oncePer } from '#app/lib/once-per.ts'
import type { Block } from './block.ts'
import { blockOfDirective, blockOfTable, type TextBlock, type TextSource } from './body-blocks.ts'
import { copiesOf } from './copies.ts'
import { allValues, declare, type Options as FieldOptions } from './declared.ts'
import type { Range } from './directive.ts'
import { quoted } from './english.ts'
import { addProblem, bodyField, lengthProblem } from './fields.ts'
import { imageProblem } from './images.ts'
import {
  type Body,
  block,
  emptyBody,
  inline,
  lineOf,
  textHandler,
  treeOf,
  uniqueId,
  type Visit,
  visit,
  wordsIn,
} from './markdown.ts'
import { markFacts } from './marked-tree.ts'
import { takeNotes } from './notes.ts'
import type { ProblemDetail } from './problem.ts'
import { rendered, renderOnce } from './rendered.ts'
import { allParts, syntaxOf, type TextPart } from './syntax.ts'
import { validationContext } from './validation-context.ts'

/** The text of a Markdown file that may have tables, notes, pictures and blocks between ::: lines. */
export function richBody<const O extends FieldOptions>(blocks: readonly Block[], options: O) {
  // The title of the page is above the text.
  const known = blocks.filter(({ top }) => !top)
  const valuesIn = (name: string) =>
    known.flatMap((each) => (each.name === name ? valuesOf(each.schema) : []))
  const holds = allParts
  return bodyField((source) => renderRich(source, known), options, { holds, valuesIn })
}

const valuesOf = oncePer((schema: Block['schema']) => allValues(schema))

type PassageOptions = FieldOptions & {
  min?: number
  max: number
  /** The block that a table in it becomes; without it there are none. */
  table?: Block
}

/** A text of several paragraphs and lists inside a block. */
export function passage<const O extends PassageOptions>({ table, ...options }: O) {
  const { min = 1, max } = options
  const render = (source: string) => renderPassage(source, table)
  const schema = z
    .string()
    .min(1)
    .transform((value, ctx) => {
      const { problems, tree, length } = renderOnce(render, value)
      for (const problem of problems) addProblem(ctx, problem)
      if (problems.length === 0 && (length < min || length > max))
        addProblem(ctx, lengthProblem(length, min, max))
      return rendered(value, { tree }, (typed) => ({ tree: render(typed).tree }))
    })
  const expected = `paragraphs${table ? ', lists and tables' : ' and lists'}`
  const holds: readonly TextPart[] = table ? ['tables'] : []
  return declare(schema, { kind: 'text', control: 'markdown', holds, expected }, options as O)
}

type Note = { id: string; number: number; tree: Tree; marks: string[] }
type NoteMarks = ReturnType<typeof takeNotes>['marks']
/** `blocks` are the names of those in the text. */
type Rich = Body & { notes: Note[]; blocks: string[] }

const rich: ReadonlySet<string> = new Set([...block, 'footnoteReference'])

function renderRich(source: string, known: readonly Block[]): Rich {
  const tree = fromMarkdown(source, syntaxOf(allParts))
  markFacts(tree, source)
  const { notes, marks, problems: unused } = takeNotes(tree)
  const body = emptyBody()
  const made = new Map<Nodes, TextBlock>()
  const read: TextSource = { text: source, pieces: piecesOf(source, marks) }
  const table = known.find(({ name }) => name === 'table')

  for (const child of tree.children) {
    visit(child, { source, allowed: rich, body, first: lookAt })
  }
  const paragraphs = notes.map(({ definition }) =>
    visitNote(definition, { source, allowed: rich, body }),
  )
  report(...unused)
  const blocks = [...new Set([...made.values()].map(({ value }) => value.block))]
  if (body.problems.length > 0) return { ...body, notes: [], blocks }

  const handlers = handlersFor(firstParagraph(tree), marks, made)
  return {
    ...body,
    tree: treeOf(tree, { handlers }),
    notes: notes.map(({ id, marks: places }, index) => ({
      id,
      number: index + 1,
      tree: treeOf(paragraphs[index] ?? { type: 'paragraph', children: [] }, { handlers }),
      marks: places,
    })),
    blocks,
  }

  function lookAt(node: Nodes): boolean {
    const picture = pictureOf(node)
    if (picture) return report(pictureProblem(picture))
    if (node.type === 'image') return report(inlinePictureProblem(node))
    if (node.type === 'text') report(...strayProblems(node, source))
    if (node.type === 'heading' && node.children.some(({ type }) => type === 'footnoteReference')) {
      const expected = 'the note mark in the text below the heading'
      report({ found: 'a note mark in a heading', expected, ...lineOf(node) })
    }
    if (node.type !== 'table' && node.type !== 'containerDirective') return false
    body.words += wordsInside(node)
    const stray = textsIn(node).flatMap((text) => strayProblems(text, source))
    if (stray.length > 0) return report(...stray)
    if (node.type === 'containerDirective') addBlock(node, blockOfDirective(node, known, read))
    else if (table) addBlock(node, blockOfTable(node, table, read))
    return true
  }

  function addBlock(
    node: Nodes,
    { declared, value, problems }: ReturnType<typeof blockOfDirective>,
  ): void {
    report(...problems)
    if (!declared || !value) return
    const taken = body.headings.map(({ id }) => id)
    const isChapter = value.heading !== undefined && !declared.box
    const wanted = value.id ?? declared.anchor ?? declared.name
    const isPlace = value.id !== undefined || isChapter
    const id = isPlace ? uniqueId(wanted, taken) : `${declared.name}-${made.size + 1}`
    const level = body.headings.some((heading) => heading.level === 2) ? 3 : 2
    made.set(node, { value, id, level, namedBy: taken.at(-1) })
    if (isChapter)
      body.headings.push({ id, text: `${value.heading}`, level: 2, block: declared.name })
  }

  function report(...problems: (ProblemDetail | undefined)[]): true {
    body.problems.push(...problems.filter((problem) => problem !== undefined))
    return true
  }
}

/** How a text becomes elements, besides the usual. */
function handlersFor(
  first: Paragraph | undefined,
  marks: NoteMarks,
  made: ReadonlyMap<Nodes, TextBlock>,
): Options['handlers'] {
  return {
    ...textHandler,
    footnoteReference: (state, node) =>
      textHandler?.text?.(state, { type: 'text', value: marks.get(node) ?? '' }, undefined),
    paragraph: (state, node: Paragraph) => {
      const picture = pictureOf(node)
      if (picture) return figureElement(picture)
      const shown = defaultHandlers.paragraph(state, node)
      return node === first ? { ...shown, properties: { dataInitial: '' } } : shown
    },
    table: (_, node) => blockElement(made.get(node)),
    containerDirective: (_, node) => blockElement(made.get(node)),
  }
}

const flow: ReadonlySet<string> = new Set(['paragraph', 'list', 'listItem', ...inline])

function renderPassage(source: string, table: Block | undefined) {
  const tree = fromMarkdown(source, syntaxOf(['tables']))
  markFacts(tree, source)
  const body = emptyBody()
  const made = new Map<Nodes, TextBlock>()
  const read: TextSource = { text: source, pieces: piecesOf(source, new Map()) }
  const first = (node: Nodes) => {
    if (node.type !== 'table' || !table) return false
    const { value, problems } = blockOfTable(node, table, read)
    body.problems.push(...problems)
    if (value) made.set(node, { value, id: '', level: 3 })
    return true
  }
  for (const child of tree.children) visit(child, { source, allowed: flow, body, first })
  const handlers = {
    ...textHandler,
    table: (_: unknown, node: Nodes) => blockElement(made.get(node)),
  }
  const shown = body.problems.length > 0 ? body.tree : treeOf(tree, { handlers })
  return { tree: shown, length: plainText(tree).length, problems: body.problems }
}

/** What a view makes an element of its own from. */
function blockElement(block: TextBlock | undefined): Element | undefined {
  return block && Object.assign(element('text-block'), { data: { block } })
}

function element(
  tagName: string,
  properties: Properties = {},
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children }
}

/** The source between two places, with what stands for note marks, and in a rendering with marks a piece
    for each fact. */
function piecesOf(source: string, marks: NoteMarks) {
  const noted = Array.from(marks, ([{ position }, text]) => ({
    start: position?.start.offset ?? 0,
    end: position?.end.offset ?? 0,
    text,
  }))
  const facts = (marking()?.text?.facts ?? []).map((fact) => ({
    ...fact,
    text: source.slice(fact.start, fact.end),
  }))
  const cuts = [...noted, ...facts].sort((a, b) => a.start - b.start)
  return ({ start, end }: Range): Segment[] => {
    const pieces: Segment[] = []
    let done = start
    for (const { start: from, end: to, ...piece } of cuts) {
      if (from < done || to > end) continue
      if (from > done) pieces.push({ text: source.slice(done, from) })
      pieces.push(piece)
      done = to
    }
    if (end > done) pieces.push({ text: source.slice(done, end) })
    return pieces
  }
}

/** As they count for the time to read it. */
function wordsInside(node: Nodes): number {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
    return wordsIn(node)
  if (!('children' in node)) return 0
  return node.children.reduce((all, child) => all + wordsInside(child), 0)
}

function textsIn(node: Nodes): Text[] {
  if (node.type === 'text') return [node]
  return 'children' in node ? node.children.flatMap((child) => textsIn(child)) : []
}

function strayProblems(node: Text, source: string): ProblemDetail[] {
  const problems = [strayMarkProblem(node, source), strayFenceProblem(node, source)]
  return problems.filter((problem) => problem !== undefined)
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
  const caption = title ? [element('figcaption', {}, [{ type: 'text', value: title }])] : []
  return element('figure', { dataBlock: 'figure' }, [
    avif ? element('picture', {}, [...sources, picture]) : picture,
    ...caption,
  ])
}
