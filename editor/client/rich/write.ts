import type { List, ListItem, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { Mark, Node } from 'prosemirror-model'
import { type Hiding, hiding, withoutFacts } from './facts.ts'
import type { Part, Read } from './read.ts'

/** `lines` are those on which the parts of the text begin, counted from 1. */
export type Written = { text: string; lines: readonly number[] }

/** The text of a document. What is as it was read keeps its letters; only the rest is written anew. */
export function writeText(doc: Node, { before, parts, doc: was }: Read): Written {
  if (doc.type.schema.nodes.line === undefined) {
    const text = doc.eq(was) ? (parts[0]?.text ?? '') : plain(doc)
    return { text, lines: [1] }
  }
  const nodes = doc.children.filter((node) => !isEmpty(node))
  const found = keptOf(nodes, parts)
  const lines = new Map<Node, number>()
  let text = before
  for (const [at, node] of nodes.entries()) {
    const was = found[at]
    lines.set(node, text.split('\n').length)
    text += was?.node.eq(node) ? was.text : writeBlock(node, was)
    const next = nodes[at + 1]
    if (next) text += between(node, next, was, found[at + 1], parts)
  }
  const end = parts.at(-1)?.after ?? ''
  let line = 1
  return {
    text: nodes.length > 0 ? text + end : '',
    lines: doc.children.map((node) => {
      line = lines.get(node) ?? line
      return line
    }),
  }
}

/** Two parts that were beside each other stay as far apart. */
function between(
  node: Node,
  next: Node,
  was: Part | undefined,
  follows: Part | undefined,
  parts: readonly Part[],
): string {
  if (was && follows && parts.indexOf(follows) === parts.indexOf(was) + 1) return was.after
  return node.type.name === 'note' && next.type.name === 'note' ? '\n' : '\n\n'
}

/** A paragraph in which nothing is left is none. */
function isEmpty(node: Node): boolean {
  return node.type.name === 'paragraph' && node.childCount === 0
}

/** The part from which each node comes: those at the beginning and the end that are the same, those between
    that are, and of the others the one at the same place, if it is of the same kind. */
function keptOf(nodes: readonly Node[], parts: readonly Part[]): (Part | undefined)[] {
  const found: (Part | undefined)[] = nodes.map(() => undefined)
  let [start, end, last] = [0, nodes.length, parts.length]
  while (start < Math.min(end, last) && nodes[start]?.eq(parts[start]?.node as Node))
    found[start] = parts[start++]
  while (end > start && last > start && nodes[end - 1]?.eq(parts[last - 1]?.node as Node))
    found[--end] = parts[--last]
  let from = start
  for (let at = start; at < end; at++) {
    const same = parts.findIndex(
      (each, index) => index >= from && index < last && each.node.eq(nodes[at] as Node),
    )
    if (same < 0) continue
    found[at] = parts[same]
    from = same + 1
  }
  if (end - start === last - start)
    for (let at = start; at < end; at++)
      if (parts[at]?.node.type === nodes[at]?.type && !found.includes(parts[at]))
        found[at] ??= parts[at]
  return found
}

function writeBlock(node: Node, was: Part | undefined): string {
  const { name } = node.type
  if (name === 'card') return `${node.attrs.source}`
  if (name === 'table') return writeTable(node, was)
  if (name === 'bullet_list' || name === 'ordered_list') return writeList(node, was)
  return marked((facts) => [blockOf(node, facts)])
}

function writeList(list: Node, was: Part | undefined): string {
  const { start = 1, spread } = list.attrs
  const ordered = list.type.name === 'ordered_list'
  const items = list.children
  const found = keptOf(items, was?.parts ?? [])
  return items
    .map((item, at) => {
      const kept = found[at]
      const next = items[at + 1] && ((found[at + 1] && kept?.after) || (spread ? '\n\n' : '\n'))
      const text = kept?.node.eq(item) && numberedAs(kept.text, ordered ? start + at : undefined)
      return (text || writeItem(item, ordered ? start + at : undefined)) + (next ?? '')
    })
    .join('')
}

/** An entry as it was, with another number where it has moved; empty if its lines would not fit. */
function numberedAs(text: string, number: number | undefined): string {
  const [typed = ''] = /^\d+/.exec(text) ?? []
  if (number === undefined) return typed ? '' : text
  const fits = typed && (typed.length === `${number}`.length || !text.includes('\n'))
  return fits ? `${number}${text.slice(typed.length)}` : ''
}

function writeItem(item: Node, number: number | undefined): string {
  return marked((facts) => {
    const list: List = { type: 'list', spread: false, children: [itemOf(item, facts)] }
    return [number === undefined ? list : { ...list, ordered: true, start: number }]
  })
}

function writeTable(table: Node, was: Part | undefined): string {
  const [head, ...rows] = table.children
  const width = Math.max(...table.children.map(({ childCount }) => childCount))
  const before = was?.text.split('\n') ?? []
  const isAsWide = head?.childCount === was?.node.firstChild?.childCount
  const signs = Array.from({ length: width }, (_, at) => signOf(table.attrs.align[at]))
  const line = isAsWide && before[1] ? before[1] : `|${signs.join('|')}|`
  const found = keptOf(table.children, was?.parts ?? [])
  const write = (row: Node, at: number) => {
    const kept = found[at]
    return kept?.node.eq(row) ? kept.text : writeRow(row)
  }
  return [head && write(head, 0), line, ...rows.map((row, at) => write(row, at + 1))].join('\n')
}

function signOf(align: unknown): string {
  if (align === 'center') return ':---:'
  return align === 'right' ? '---:' : align === 'left' ? ':---' : '---'
}

function writeRow(row: Node): string {
  const cells = row.children.map((cell) => {
    const { firstChild: words } = cell
    const text = words
      ? marked((facts) => [{ type: 'paragraph', children: phrases(words, facts) }])
      : ''
    return text.replaceAll('\n', ' ').replaceAll('|', '\\|')
  })
  return `| ${cells.join(' | ')} |`
}

/** Markdown of what is made with the facts hidden. */
function marked(make: (facts: Hiding) => RootContent[]): string {
  const facts = hiding()
  const children = make(facts)
  const text = toMarkdown(
    { type: 'root', children },
    {
      bullet: '-',
      listItemIndent: 'one',
      resourceLink: true,
      extensions: [gfmFootnoteToMarkdown()],
    },
  )
  return facts.back(text).replace(/\n$/, '')
}

function plain(doc: Node): string {
  return doc.textBetween(0, doc.content.size, '', (node) => `${node.attrs.source}`)
}

function blockOf(node: Node, facts: Hiding): RootContent {
  const children = () => phrases(node, facts)
  const hidden = (text: unknown) => withoutFacts(`${text}`, facts)
  switch (node.type.name) {
    case 'heading':
      return { type: 'heading', depth: node.attrs.level, children: children() }
    case 'note': {
      const { label } = node.attrs
      const words: Paragraph = { type: 'paragraph', children: children() }
      return { type: 'footnoteDefinition', identifier: label, label, children: [words] }
    }
    case 'blockquote':
      return { type: 'blockquote', children: blocksOf(node, facts) as never }
    case 'bullet_list':
    case 'ordered_list': {
      const { start = null, spread } = node.attrs
      const items = node.children.map((each) => itemOf(each, facts))
      const ordered = node.type.name === 'ordered_list'
      return { type: 'list', ordered, start, spread, children: items }
    }
    case 'picture': {
      const { url, alt, title } = node.attrs
      const image = { type: 'image', url, alt: hidden(alt), title: hidden(title) || null } as const
      return { type: 'paragraph', children: [image] }
    }
    // What Markdown has no place for inside a list or a quotation.
    case 'card':
    case 'table':
      return { type: 'html', value: writeBlock(node, undefined) }
    default:
      return { type: 'paragraph', children: children() }
  }
}

function blocksOf(node: Node, facts: Hiding): RootContent[] {
  return node.children.map((each) => blockOf(each, facts))
}

function itemOf(item: Node, facts: Hiding): ListItem {
  const children = item.children.filter((each, at) => !isEmpty(each) || at === 0)
  return {
    type: 'listItem',
    spread: false,
    children: children.map((each) => blockOf(each, facts)) as ListItem['children'],
  }
}

/** The words of a paragraph, without spaces at its ends and those of its lines. */
function phrases(node: Node, facts: Hiding): PhrasingContent[] {
  return trimmed(nested(node.children, facts))
}

/** Of the marks that begin at a place, the one that goes on longest is around the others. */
function nested(
  nodes: readonly Node[],
  facts: Hiding,
  around: readonly Mark[] = [],
): PhrasingContent[] {
  const made: PhrasingContent[] = []
  for (let start = 0; start < nodes.length; ) {
    const endOf = (mark: Mark) => {
      const end = nodes.findIndex((node, at) => at > start && !mark.isInSet(node.marks))
      return end < 0 ? nodes.length : end
    }
    const marks = nodes[start]?.marks.filter((mark) => !mark.isInSet(around)) ?? []
    const [mark] = marks.toSorted((a, b) => endOf(b) - endOf(a))
    const end = mark ? endOf(mark) : start + 1
    const inside = nodes.slice(start, end)
    if (mark) made.push(...wrapped(mark, nested(inside, facts, [...around, mark]), facts))
    else made.push(...inside.map((node) => phraseOf(node, facts)))
    start = end
  }
  return made
}

/** Spaces at the ends of bold words or a link are outside of them, or Markdown would not see the end. */
function wrapped(mark: Mark, children: PhrasingContent[], facts: Hiding): PhrasingContent[] {
  const isSpace = (node: PhrasingContent | undefined) =>
    node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '')
  const words = children.flatMap(apart)
  const first = words.findIndex((each) => !isSpace(each))
  if (first < 0) return children
  const last = words.findLastIndex((each) => !isSpace(each)) + 1
  const inner = joined(words.slice(first, last))
  const { href, title } = mark.attrs
  const node =
    mark.type.name === 'link'
      ? { type: 'link' as const, url: withoutFacts(href, facts), title, children: inner }
      : {
          type: mark.type.name === 'em' ? ('emphasis' as const) : ('strong' as const),
          children: inner,
        }
  return [...words.slice(0, first), node as PhrasingContent, ...words.slice(last)]
}

/** A text with its spaces at both ends as texts of their own. */
function apart(node: PhrasingContent): PhrasingContent[] {
  if (node.type !== 'text') return [node]
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(node.value) ?? []
  return [before, words, after].filter(Boolean).map((value) => ({ type: 'text', value }))
}

function joined(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const made: PhrasingContent[] = []
  for (const node of nodes) {
    const last = made.at(-1)
    if (node.type === 'text' && last?.type === 'text')
      made[made.length - 1] = { type: 'text', value: last.value + node.value }
    else made.push(node)
  }
  return made
}

function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const all = joined(nodes)
  const isBreak = (node: Nodes | undefined) => !node || node.type === 'break'
  return all.flatMap((node, at): PhrasingContent[] => {
    if (node.type !== 'text') return [node]
    let value = node.value.replaceAll(/[ \t]*\n[ \t]*/g, '\n').replaceAll(/\n{2,}/g, '\n')
    if (isBreak(all[at - 1])) value = value.trimStart()
    if (isBreak(all[at + 1])) value = value.trimEnd()
    return value ? [{ type: 'text', value }] : []
  })
}

function phraseOf(node: Node, { hide }: Hiding): PhrasingContent {
  const { source, front, label, hard } = node.attrs
  switch (node.type.name) {
    case 'fact':
      return { type: 'text', value: hide(source, front) }
    case 'mark':
      return { type: 'footnoteReference', identifier: label, label }
    case 'line':
      return hard ? { type: 'break' } : { type: 'text', value: '\n' }
    default:
      // A brace that was typed as such.
      return {
        type: 'text',
        value: `${node.text}`.replaceAll(/[{}]/g, (each) => hide(`\\${each}`)),
      }
  }
}
