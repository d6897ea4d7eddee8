import { toHtml } from 'hast-util-to-html'
import type { Heading as HeadingNode, Link, Nodes, Paragraph, Parents, Root, Text } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toHast } from 'mdast-util-to-hast'
import { toString as plainText } from 'mdast-util-to-string'
import { isExternal, linkComplaint } from './links.ts'
import type { Complaint } from './problem.ts'
import { surroundings } from './surroundings.ts'
import { unsupported } from './unsupported-markdown.ts'
import { wholeNames } from './whole-names.ts'

type Heading = { id: string; text: string; level: 2 | 3 }

type Inline = { html: string; text: string; complaints: Complaint[] }
export type Body = { html: string; headings: Heading[]; words: number; complaints: Complaint[] }
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
  ...['paragraph', 'heading', 'list', 'listItem', 'blockquote', 'break'],
  ...inline,
])

/** Emphasis, strong and links inside one paragraph; the HTML comes without the `<p>`. */
export function renderInline(source: string): Inline {
  const tree = fromMarkdown(source)
  const [first, second] = tree.children
  const text = plainText(tree)
  const complaints: Complaint[] = []
  if (first?.type !== 'paragraph') {
    complaints.push(first ? unsupported(first) : { expected: 'a sentence or two' })
    return { html: '', text, complaints }
  }
  if (second) {
    complaints.push({
      ...unsupported(second),
      ...(second.type === 'paragraph' && { found: 'an empty line between two paragraphs' }),
      expected: 'one paragraph, without empty lines, lists or headings',
    })
  }
  const body: Body = { ...emptyBody(), complaints }
  for (const child of first.children) visit(child, { source, allowed: inline, body })
  return { html: html(first), text, complaints }
}

/** The text of a Markdown file below its front matter, every heading an address of its own. */
export function renderBody(source: string): Body {
  const tree = fromMarkdown(source)
  const body = emptyBody()
  for (const child of tree.children)
    visit(child, { source, allowed: block, body, linkHeadings: true })
  return { ...body, html: html(tree) }
}

export function emptyBody(): Body {
  return { html: '', headings: [], words: 0, complaints: [] }
}

export function visit(node: Nodes, context: Visit): void {
  const { allowed, body } = context
  if (context.first?.(node, context)) return
  if (!allowed.has(node.type)) {
    // The complaint about <b> need not be repeated for its </b>.
    if (node.type === 'html' && node.value.startsWith('</') && body.complaints.length > 0) return
    body.complaints.push(unsupported(node))
    return
  }
  if (node.type === 'text') visitText(node, context)
  if (node.type === 'paragraph' || node.type === 'heading') body.words += wordsIn(node)
  if ('children' in node) for (const child of node.children) visit(child, context)
  // After the children: these two add to the node what its own text must not include.
  if (node.type === 'heading') visitHeading(node, context)
  if (node.type === 'link') visitLink(node, body)
}

function visitText(node: Text, { source, body }: Visit): void {
  const raw = source.slice(node.position?.start.offset, node.position?.end.offset)
  // What looks like a link but is none would appear on the page with its brackets.
  const broken = /(?<!\\)\][ \t]?\([^)\n]*\)?/.exec(raw)
  if (!broken) return
  body.complaints.push({
    found: `a link that is not complete: "${raw.slice(0, broken.index + broken[0].length).trim()}"`,
    expected: 'the words in square brackets and, directly after them, the address in parentheses',
    example: '[our prices](/pricing)',
    hint: 'There must be no space between ] and ( and none inside the address.',
    fragment: broken[0],
    ...lineOf(node),
  })
}

function visitHeading(node: HeadingNode, { body, linkHeadings }: Visit): void {
  if (node.depth !== 2 && node.depth !== 3) {
    body.complaints.push(unsupported(node))
    return
  }
  const text = plainText(node)
  const id = uniqueId(
    text,
    body.headings.map((heading) => heading.id),
  )
  node.data = { hProperties: { id } }
  body.headings.push({ id, text, level: node.depth })
  if (linkHeadings) node.children = [{ type: 'link', url: `#${id}`, children: node.children }]
}

function visitLink(node: Link, body: Body): void {
  const around = surroundings()
  const complaint = linkComplaint(node.url, around?.paths, around?.whyNoPage)
  if (complaint) body.complaints.push({ ...complaint, ...lineOf(node) })
  if (plainText(node).trim() === '') {
    body.complaints.push({
      found: `a link to "${node.url}" without words`,
      expected: 'words in the square brackets, for people to read and click',
      example: '[our prices](/pricing)',
      fragment: node.url,
      ...lineOf(node),
    })
  }
  if (!isExternal(node.url)) return
  node.data = { hProperties: { target: '_blank', rel: ['noopener'] } }
  node.children.push({
    type: 'emphasis',
    data: { hName: 'span', hProperties: { className: ['visually-hidden'] } },
    children: [{ type: 'text', value: ' (opens in a new tab)' }],
  })
}

/** Raw HTML never gets here; were it to, toHast would leave it out and toHtml would escape it. */
function html(tree: Root | Paragraph): string {
  const made = toHast(tree, { handlers: wholeNames })
  return toHtml(made.type === 'element' ? { type: 'root', children: made.children } : made)
}

export function wordsIn(node: Parents): number {
  return plainText(node).split(/\s+/).filter(Boolean).length
}

function uniqueId(text: string, taken: readonly string[]): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const base = plain.replaceAll(/['’]/g, '').replaceAll(/[^a-z0-9]+/g, '-')
  const id = base.replaceAll(/^-|-$/g, '') || 'section'
  let unique = id
  for (let number = 2; taken.includes(unique); number++) unique = `${id}-${number}`
  return unique
}

export function lineOf(node: Nodes): { line?: number } {
  return node.position ? { line: node.position.start.line } : {}
}
