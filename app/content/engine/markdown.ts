import type { ElementContent, Root as Tree } from 'hast'
import type {
  Association,
  Heading as HeadingNode,
  Link,
  Nodes,
  Paragraph,
  Parents,
  Root,
  Text,
} from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { defaultHandlers, type Options, type State, toHast } from 'mdast-util-to-hast'
import { toString as plainText } from 'mdast-util-to-string'
import { withoutMarks, withWholeMarks } from '#app/lib/marks.ts'
import { fileName, splitAtFormNames } from '#app/lib/text.ts'
import { quoted } from './english.ts'
import { checkLink, isExternal } from './links.ts'
import { markFacts, markOwn, ownText } from './marked-tree.ts'
import { noteElement, noteMark } from './notes.ts'
import type { ProblemDetail } from './problem.ts'
import { textWords, validationContext } from './validation-context.ts'

/** `block`: the name of the block that has it. */
type Heading = { id: string; text: string; level: 2 | 3; block?: string }

type Inline = { tree: Tree; length: number; problems: ProblemDetail[] }
export type Body = { tree: Tree; headings: Heading[]; words: number; problems: ProblemDetail[] }
export type Visit = {
  source: string
  allowed: ReadonlySet<string>
  body: Body
  /** Looks at a node before the usual rules do; true when nothing is left for them. */
  first?: (node: Nodes, context: Visit) => boolean
  /** A heading is then a link to itself, for a reader who wants its address. */
  linkHeadings?: true
}

export const inline: ReadonlySet<string> = new Set(['text', 'emphasis', 'strong', 'link'])
export const block: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'list',
  'listItem',
  'blockquote',
  'break',
  ...inline,
])

/** Emphasis, strong and links inside one paragraph; the tree comes without the `<p>`. */
export function renderInline(source: string): Inline {
  const tree = fromMarkdown(source)
  markFacts(tree, source)
  const [first, second] = tree.children
  const { length } = plainText(tree).replaceAll(noteMarks, '')
  const problems: ProblemDetail[] = []
  if (first?.type !== 'paragraph') {
    problems.push(first ? unsupported(first) : { expected: 'a sentence or two' })
    return { tree: noTree, length, problems }
  }
  if (second) {
    problems.push({
      ...unsupported(second),
      ...(second.type === 'paragraph' && { found: 'an empty line between two paragraphs' }),
      expected: 'one paragraph, without empty lines, lists or headings',
    })
  }
  const body: Body = { ...emptyBody(), problems }
  for (const child of first.children) visit(child, { source, allowed: inline, body })
  return { tree: treeOf(first, { handlers: textHandler }), length, problems }
}

/** The text of a Markdown file below its front matter, every heading an address of its own. */
export function renderBody(source: string): Body {
  const tree = fromMarkdown(source)
  markFacts(tree, source)
  const body = emptyBody()
  for (const child of tree.children)
    visit(child, { source, allowed: block, body, linkHeadings: true })
  return { ...body, tree: treeOf(tree, { handlers: textHandler }) }
}

export const noTree: Tree = { type: 'root', children: [] }

export function emptyBody(): Body {
  return { tree: noTree, headings: [], words: 0, problems: [] }
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]/

export function visit(node: Nodes, context: Visit): void {
  const { allowed, body } = context
  if (context.first?.(node, context)) return
  if (!allowed.has(node.type)) {
    // The problem about <b> need not be repeated for its </b>.
    if (node.type === 'html' && node.value.startsWith('</') && body.problems.length > 0) return
    body.problems.push(unsupported(node))
    return
  }
  if (node.type === 'text') visitText(node, context)
  // An item that a condition removed leaves an empty line, which is no reason to space out the others.
  if (node.type === 'list') node.spread = false
  if (node.type === 'paragraph' || node.type === 'heading') body.words += wordsIn(node)
  if (node.type === 'paragraph' && rightToLeft.test(plainText(node)))
    node.data = { ...node.data, hProperties: { dir: 'auto' } }
  if ('children' in node) for (const child of node.children) visit(child, context)
  // After the children: these two add to the node what its own text must not include.
  if (node.type === 'heading') visitHeading(node, context)
  if (node.type === 'link') visitLink(node, body)
}

function visitText(node: Text, { source, body }: Visit): void {
  const raw = source.slice(node.position?.start.offset, node.position?.end.offset)
  // What looks like a link but is none would appear on the page with its brackets.
  const broken = /(?<!\\)\][ \t]?\([^)\n]*\)?/.exec(raw)
  const stars = /(?<!\\)\*\*[^*\n]{0,40}/.exec(raw)
  const lineAt = (index: number) =>
    (node.position?.start.line ?? 1) + raw.slice(0, index).split('\n').length - 1
  if (stars) {
    body.problems.push({
      found: `bold that doesn't begin or end: ${quoted(stars[0])}`,
      expected: '** before and after the words in bold, with no space inside',
      example: 'The **first year** is different.',
      hint: 'To show the stars themselves, write \\*\\*.',
      fragment: stars[0],
      line: lineAt(stars.index),
    })
  }
  if (!broken) return
  body.problems.push({
    found: `an incomplete link: "${raw.slice(0, broken.index + broken[0].length).trim()}"`,
    expected: 'the words in square brackets, followed directly by the address in parentheses',
    example: '[our prices](/pricing)',
    hint: 'Leave no space between ] and (, and none inside the address.',
    fragment: broken[0],
    line: lineAt(broken.index),
  })
}

function visitHeading(node: HeadingNode, { body, linkHeadings }: Visit): void {
  if (node.depth !== 2 && node.depth !== 3) {
    body.problems.push(unsupported(node))
    return
  }
  const text = plainText(node)
  const id = uniqueId(
    text,
    body.headings.map((heading) => heading.id),
  )
  node.data = { hProperties: { id } }
  body.headings.push({ id, text: ownText(text, lineOf(node).line), level: node.depth })
  if (linkHeadings) node.children = [{ type: 'link', url: `#${id}`, children: node.children }]
}

function visitLink(node: Link, body: Body): void {
  const url = withoutMarks(node.url)
  const problem = checkLink(url, validationContext()?.paths)
  if (problem) body.problems.push({ ...problem, ...lineOf(node) })
  if (plainText(node).trim() === '') {
    body.problems.push({
      found: `a link to "${url}" without words`,
      expected: 'words in the square brackets for people to click',
      example: '[our prices](/pricing)',
      fragment: url,
      ...lineOf(node),
    })
  }
  if (!isExternal(url)) return
  node.data = { hProperties: { target: '_blank', rel: ['noopener'] } }
  node.children.push({
    type: 'emphasis',
    data: { hName: 'span', hProperties: { className: ['visually-hidden'] } },
    children: [{ type: 'text', value: ` ${textWords().newTab}` }],
  })
}

/** The elements of a text, or those inside one paragraph. Raw HTML never gets here; were it to, toHast
    would leave it out. */
export function treeOf(text: Root | Paragraph, options: Options): Tree {
  const made = markOwn(toHast(text, options))
  return { type: 'root', children: 'children' in made ? made.children : [] }
}

const noteMarks = new RegExp(noteMark, 'gu')

export function wordsIn(node: Parents): number {
  return plainText(node).replaceAll(noteMarks, '').split(/\s+/).filter(Boolean).length
}

export function uniqueId(text: string, taken: readonly string[]): string {
  const id = fileName(withoutMarks(text).replaceAll(/['’]/g, ''), 'section')
  let unique = id
  for (let number = 2; taken.includes(unique); number++) unique = `${id}-${number}`
  return unique
}

export function lineOf(node: Nodes): { line?: number } {
  return node.position ? { line: node.position.start.line } : {}
}

/** Links to notes, and names of forms, which are kept in one line. What is read, copied and searched stays
    the same. */
export const textHandler: Options['handlers'] = {
  text: (state: State, node: Text) => {
    const made = defaultHandlers.text(state, node)
    if (made.type !== 'text') return made
    const parts = withWholeMarks(made.value.split(noteMark))
    return parts.flatMap((part, index) => {
      const [mark] = noteMark.exec(part) ?? []
      return index % 2 === 1 && mark ? [noteElement(mark)] : unbroken(part)
    })
  },
}

function unbroken(text: string): ElementContent[] {
  return withWholeMarks(splitAtFormNames(text)).flatMap((part, index): ElementContent[] => {
    const words = { type: 'text', value: part } as const
    if (index % 2 === 0) return part ? [words] : []
    const properties = { className: ['whole'] }
    return [{ type: 'element', tagName: 'span', properties, children: [words] }]
  })
}

/** The marks of Markdown that this place does not take, each with what to write instead. */
function unsupported(node: Nodes): ProblemDetail {
  const detail = instead[node.type] as ((node: Nodes) => ProblemDetail) | undefined
  return { ...(detail?.(node) ?? unknownMark(node)), ...lineOf(node) }
}

type Instead = {
  [Type in Nodes['type']]?: (node: Extract<Nodes, { type: Type }>) => ProblemDetail
}

const sentence = 'plain sentences with **bold**, *italics* and [links](/pricing) only'

const instead: Instead = {
  html: ({ value }) => ({
    found: `HTML: ${quoted(value)}`,
    expected: 'words without HTML; write **bold**, *italics* and [links](/pricing) like this',
    hint: 'To show a < sign, write \\< instead.',
    fragment: value.split('\n')[0] ?? '',
  }),
  heading: ({ depth }) =>
    depth === 1 || depth > 3
      ? {
          found: `a level ${depth} heading (${'#'.repeat(depth)})`,
          expected: "a level 2 or 3 heading; level 1 is the page's title",
          example: '## Who this is for',
          hint: "If it isn't a heading, write \\# instead of #.",
        }
      : { found: 'a heading', expected: sentence, hint: 'To show a # sign, write \\#.' },
  list: ({ ordered }) => ({
    found: 'a list',
    expected: sentence,
    hint: ordered
      ? "If it's just a number, put a backslash before the period: 1\\. instead of 1."
      : "If it's just a dash, put a backslash before it: \\- instead of -",
  }),
  blockquote: () => ({
    found: 'a quotation (a line that starts with >)',
    expected: sentence,
    hint: 'To show a > sign, write \\>.',
  }),
  code: ({ value }) => ({
    found: `a block of computer code: ${quoted(value)}`,
    expected: 'ordinary text',
    hint: 'Text indented four spaces, or between ```, counts as code. Move it to the left edge.',
    fragment: value.split('\n')[0] ?? '',
  }),
  inlineCode: ({ value }) => ({
    found: `text between backticks: ${quoted(value)}`,
    expected: 'ordinary text',
    hint: 'Use "quotation marks" or *italics* instead of backticks.',
    fragment: value,
  }),
  image: ({ url }) => ({
    found: `a picture: ${quoted(url)}`,
    expected: 'words and links only; pictures have their own fields',
    hint: "If it's a link, remove the exclamation mark before the bracket.",
    fragment: url,
  }),
  table: () => ({ found: 'a table', expected: sentence }),
  thematicBreak: () => ({
    found: 'a dividing line (--- or ***)',
    expected: 'a heading, or nothing at all',
  }),
  break: () => ({
    found: 'a forced line break (a backslash or two spaces at the end of a line)',
    expected: 'text that wraps by itself',
  }),
  definition: addressElsewhere,
  linkReference: addressElsewhere,
  imageReference: addressElsewhere,
  leafDirective: ({ name }) => ({
    found: `"::${name}" with two colons`,
    expected: 'three colons before the name of a block, and a ::: line below the block',
    example: `:::${name}`,
  }),
  footnoteReference: ({ label, identifier }) => ({
    found: `the note mark [^${label ?? identifier}] inside a note`,
    expected: 'note marks only in the main text',
  }),
}

function addressElsewhere({ label, identifier }: Association): ProblemDetail {
  const name = `[${label ?? identifier}]`
  return {
    found: `a link whose address is somewhere else: ${name}`,
    expected: 'the address directly after the words',
    example: '[our prices](/pricing)',
    fragment: name,
  }
}

function unknownMark({ type }: Nodes): ProblemDetail {
  return { found: `Markdown of the kind "${type}"`, expected: sentence }
}
