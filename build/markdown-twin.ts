import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast'
import type { List, ListItem, PhrasingContent, RootContent } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'

/** `end` says where the page itself is. */
type Twin = { html: string; url: string; end: string }

/** A page as Markdown, for assistants: what its <main> says, without pictures and controls. */
export function markdownTwin({ html, url, end }: Twin): string {
  const main = find(fromHtml(html), 'main')
  if (!main) throw new Error(`${url} has no <main>.`)
  prepare(main, url)
  const tree = toMdast(main, { handlers })
  const text = toMarkdown(tree, { bullet: '-', extensions: [gfmTableToMarkdown()] })
  return `${plainLetters(text)}\n---\n\n${end}\n`
}

/** A letter that touches emphasis is written as a reference, so that the emphasis counts; readers of the
    text are better off with the letter. */
function plainLetters(text: string): string {
  return text.replaceAll(/(?<!\\)&#x([\dA-F]+);/g, (_, code) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
}

/** Markdown has no captions: the words come before the table. */
const withCaption: Handle = (state, node: Element) => {
  const caption = find(node, 'caption')
  const title = caption ? [{ ...caption, tagName: 'p' }] : []
  return [
    ...state.toFlow(state.all({ ...node, children: title })),
    defaultHandlers.table(state, node),
  ]
}

/** "Discovery call: $10": one line for each pair of a description list. */
const pairs: Handle = (state, list: Element) => {
  const groups = list.children.filter(
    (child) => child.type === 'element' && child.tagName === 'div',
  )
  const items = (groups.length > 0 ? groups : [list]).map((group): ListItem => {
    const cells = (group as Element).children.filter((cell) => cell.type === 'element')
    const children = cells.flatMap((cell, index) => [
      ...(index > 0 ? [{ type: 'text', value: ': ' }] : []),
      ...inOneLine(state.toFlow(state.all(cell))),
    ]) as PhrasingContent[]
    return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] }
  })
  return { type: 'list', ordered: false, spread: false, children: items } satisfies List
}

/** What a description says, in one line: paragraphs after each other, items between semicolons. */
function inOneLine(blocks: readonly RootContent[]): RootContent[] {
  return blocks.flatMap((block, index) => {
    const between = blocks[index - 1]?.type === 'list' ? '. ' : ' '
    return [...(index > 0 ? [words(between)] : []), ...wordsOf(block)]
  })
}

function wordsOf(block: RootContent): RootContent[] {
  if (block.type !== 'list') return 'children' in block ? block.children : []
  return block.children.flatMap((item, index) => [
    ...(index > 0 ? [words('; ')] : []),
    ...inOneLine(item.children),
  ])
}

function words(value: string): RootContent {
  return { type: 'text', value }
}

// Drawings repeat what the text says; controls and navigation are of no use in a text.
const leftOut = ['svg', 'img', 'button', 'input', 'select', 'textarea', 'nav', 'form', 'label']
const handlers: Record<string, Handle> = {
  dl: pairs,
  table: withCaption,
}

function find(node: Nodes, name: string): Element | undefined {
  if (node.type === 'element' && node.tagName === name) return node
  if (!('children' in node)) return undefined
  for (const child of node.children) {
    const found = find(child, name)
    if (found) return found
  }
  return undefined
}

/** Removes what is not announced, parts what only the layout parts, and makes links absolute, because
    the text is read elsewhere. */
function prepare(node: Nodes, url: string): void {
  if (node.type === 'element' && typeof node.properties.href === 'string') {
    node.properties.href = new URL(node.properties.href, url).href
  }
  if (!('children' in node)) return
  const announced = node.children.filter(isAnnounced)
  node.children = announced.flatMap((child, index) => {
    const isApart = !isWord(child) || !isWord(announced[index - 1]) || isAmount(node)
    return isApart ? [child] : [{ type: 'text', value: ' ' }, child]
  }) as typeof node.children
  for (const child of node.children) prepare(child, url)
}

/** Such as a name and an amount: elements side by side with nothing between them. */
function isWord(node: Nodes | undefined): boolean {
  return node?.type === 'element' && ['a', 'b', 'small', 'span', 'strong'].includes(node.tagName)
}

/** Its sign and its figures may be elements too. */
function isAmount(node: Nodes): boolean {
  return node.type === 'element' && node.tagName === 'b'
}

/** React leaves comments between texts; aria-hidden marks what another element already says. */
function isAnnounced(node: Nodes): boolean {
  if (node.type !== 'element') return node.type !== 'comment'
  return !node.properties.ariaHidden && !leftOut.includes(node.tagName)
}
