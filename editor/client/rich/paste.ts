import type { Element, ElementContent, Nodes as Html } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import type { PhrasingContent, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { Fragment, type Node, Slice } from 'prosemirror-model'
import type { TextPart } from '#app/content/engine/syntax.ts'
import { hiding } from './facts.ts'
import { Reader } from './read.ts'
import { type Kind, schemas } from './schema.ts'

/** What was copied elsewhere, and in words what has no place in a text of this site. */
export type Pasted = { slice: Slice; left: readonly string[] }

/** Words, headings, lists, links and tables of what was copied from Word or from a web page. */
export function pastedHtml(html: string, kind: Kind, holds: readonly TextPart[]): Pasted {
  const left = new Set<string>()
  const tree = fromHtml(html, { fragment: true })
  tidy(tree, left)
  const made = toMdast(tree)
  const children = made.type === 'root' ? made.children : [made as RootContent]
  return pasted(children, kind, holds, left)
}

/** Every line is a paragraph. */
export function pastedText(text: string, kind: Kind): Pasted {
  const lines = text.split(/\s*\n\s*/).filter((line) => line.trim() !== '')
  const children = lines.map(
    (value): RootContent => ({ type: 'paragraph', children: [{ type: 'text', value }] }),
  )
  return pasted(children, kind, [], new Set())
}

function pasted(
  children: readonly RootContent[],
  kind: Kind,
  holds: readonly TextPart[],
  left: Set<string>,
): Pasted {
  const schema = schemas[kind]
  const reader = new Reader(schema, hiding())
  if (kind === 'rich') {
    const nodes = reader.blocks(children.flatMap((each) => fitting(each, holds, left)))
    return { slice: Slice.maxOpen(Fragment.from(nodes)), left: [...left] }
  }
  const lines = children.flatMap((each) => linesOf(each, left))
  const join = kind === 'plain' ? schema.text(' ') : schema.node('line')
  const words = lines.flatMap((line, at): Node[] => {
    const plain = kind === 'plain' ? plainText(line).replaceAll(/\s+/g, ' ') : ''
    const nodes =
      kind === 'plain' ? [schema.text(plain)] : reader.inline(phrases(line, left)).content
    return at > 0 ? [join, ...nodes] : [...nodes]
  })
  return { slice: new Slice(Fragment.from(words), 0, 0), left: [...left] }
}

/** What a text may have, in place of what was copied. */
function fitting(node: RootContent, holds: readonly TextPart[], left: Set<string>): RootContent[] {
  const all = (children: readonly RootContent[]) =>
    children.flatMap((each) => fitting(each, holds, left))
  switch (node.type) {
    case 'paragraph':
      return words(phrases(node.children, left))
    case 'heading': {
      const children = phrases(node.children, left)
      if (holds.includes('headings')) return [{ ...node, depth: node.depth > 2 ? 3 : 2, children }]
      left.add('headings (their words are bold)')
      return words([{ type: 'strong', children }])
    }
    case 'list':
      return [
        {
          ...node,
          spread: false,
          children: node.children.map((each) => ({
            ...each,
            children: all(each.children) as never,
          })),
        },
      ]
    case 'blockquote':
      return holds.includes('quotes')
        ? [{ ...node, children: all(node.children) as never }]
        : all(node.children)
    case 'table': {
      const rows = node.children.map((row) => ({
        ...row,
        children: row.children.map((cell) => ({
          ...cell,
          children: phrases(cell.children, left, ' '),
        })),
      }))
      // A table without a head gets an empty one.
      const [head] = rows
      const named = head?.children.some((cell) => cell.children.length > 0) ? rows : rows.slice(1)
      if (holds.includes('tables')) return [{ ...node, children: named }]
      left.add('the columns of a table (its words are here)')
      return named.flatMap(({ children }) =>
        words(children.flatMap((cell) => [...cell.children, gap])),
      )
    }
    case 'thematicBreak':
      left.add('dividing lines')
      return []
    default: {
      const value = plainText(node).trim()
      return value ? words([{ type: 'text', value }]) : []
    }
  }
}

const gap: PhrasingContent = { type: 'text', value: ' ' }

function words(children: PhrasingContent[]): RootContent[] {
  return plainText({ type: 'paragraph', children }).trim() ? [{ type: 'paragraph', children }] : []
}

/** The words of each paragraph, entry and row. */
function linesOf(node: RootContent, left: Set<string>): PhrasingContent[][] {
  if (node.type === 'paragraph') return [node.children]
  if (node.type === 'heading' || node.type === 'tableRow') {
    left.add(node.type === 'heading' ? 'headings' : 'the columns of a table (its words are here)')
    return [
      node.type === 'heading'
        ? node.children
        : node.children.flatMap((cell) => [...cell.children, gap]),
    ]
  }
  if (node.type === 'list') left.add('the marks of a list')
  if ('children' in node) return node.children.flatMap((each) => linesOf(each, left))
  return []
}

/** Bold, italic and linked words; a line break is `line` where there are no lines. */
function phrases(
  nodes: readonly PhrasingContent[],
  left: Set<string>,
  line?: string,
): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    switch (node.type) {
      case 'text':
        return [node]
      case 'strong':
      case 'emphasis':
        return [{ ...node, children: phrases(node.children, left, line) }]
      case 'link': {
        const children = phrases(node.children, left, line)
        if (/^(https?:|mailto:|tel:|\/)/.test(node.url)) return [{ ...node, title: null, children }]
        left.add('links that lead to no page')
        return children
      }
      case 'break':
        return [{ type: 'text', value: line ?? '\n' }]
      default:
        if ('children' in node) return phrases(node.children, left, line)
        return 'value' in node ? [{ type: 'text', value: node.value }] : []
    }
  })
}

/** What Word and its like write, as HTML means it. */
function tidy(node: Html, left: Set<string>): void {
  if (!('children' in node)) return
  const kept = (node.children as Html[]).flatMap((child): Html[] => {
    if (child.type === 'comment' || child.type === 'doctype') return []
    if (child.type !== 'element') return [child]
    const { tagName } = child
    if (dropped.has(tagName) || styleOf(child).includes('mso-list:ignore')) return []
    const name = lost[tagName]
    if (name) left.add(name)
    if (tagName === 'img') return []
    child.properties.dataList = listOf(child)
    tidy(child, left)
    return [restyled(name ? { ...child, tagName: 'span' } : child)]
  })
  node.children = withLists(kept as ElementContent[])
}

const dropped = new Set(['style', 'script', 'meta', 'link', 'title', 'xml', 'o:p'])
const lost: Readonly<Record<string, string>> = {
  img: 'pictures',
  u: 'underlining',
  s: 'struck-out marks',
  strike: 'struck-out marks',
  del: 'struck-out marks',
}

function styleOf({ properties }: Element): string {
  return `${properties.style ?? ''}`.toLowerCase().replaceAll(' ', '')
}

/** Bold and italic that are written as styles. */
function restyled(element: Element): Element {
  const style = styleOf(element)
  const { tagName, children } = element
  if (tagName === 'b' && style.includes('font-weight:normal')) return { ...element, tagName: 'div' }
  if (tagName !== 'span') return element
  const inner = /font-style:italic/.test(style) ? [wrap('em', children)] : children
  return /font-weight:(bold|[6-9]00)/.test(style)
    ? wrap('strong', inner)
    : { ...element, children: inner }
}

function wrap(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

/** Word's entries are paragraphs with a style; those that follow each other are a list. */
function withLists(children: readonly ElementContent[]): ElementContent[] {
  const made: ElementContent[] = []
  let open: Element[] = []
  for (const child of children) {
    const list = child.type === 'element' ? child.properties.dataList : undefined
    if (child.type !== 'element' || !list) {
      if (child.type !== 'text' || child.value.trim() !== '') open = []
      made.push(child)
      continue
    }
    const [tagName = 'ul', level] = `${list}`.split(' ')
    // A level deeper than the one above at most.
    open = open.slice(0, Math.min(Number(level), open.length + 1))
    if (open.length < Number(level)) {
      const next = wrap(tagName, [])
      const above = open.at(-1)?.children.at(-1)
      if (above?.type === 'element') above.children.push(next)
      else made.push(next)
      open.push(next)
    }
    open.at(-1)?.children.push(wrap('li', [wrap('p', child.children)]))
  }
  return made
}

/** The kind and the level of the list that Word says a paragraph is an entry of. */
function listOf(element: Element): string {
  const [, level] = /mso-list:.*?level(\d)/.exec(styleOf(element)) ?? []
  return level ? `${/^[\s(]*[\da-z]+[.)]/i.test(signIn(element)) ? 'ol' : 'ul'} ${level}` : ''
}

/** The bullet or number before an entry. */
function signIn(node: Html, isSign = false): string {
  if (node.type === 'text') return isSign ? node.value : ''
  if (!('children' in node)) return ''
  const sign = isSign || (node.type === 'element' && styleOf(node).includes('mso-list:ignore'))
  return node.children.map((each) => signIn(each, sign)).join('')
}
