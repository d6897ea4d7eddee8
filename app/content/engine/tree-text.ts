import type { Nodes } from 'hast'
import { oneSpace } from '#app/lib/plain-text.ts'
import { isText } from '#app/lib/shown.ts'

/** The elements within a line; any other ends a word. */
const inline = ['a', 'em', 'span', 'strong']

/** The words of a tree, without note marks and what is for screen readers alone. */
export function treeText(tree: Nodes): string {
  return oneSpace(wordsOf(tree))
}

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const words = node.children.map(wordsOf).join('')
  if (node.type !== 'element') return words
  if (node.data?.block) return ` ${wordsIn(node.data.block.value)} `
  if (node.tagName === 'sup' || `${node.properties.className}` === 'visually-hidden') return ''
  return inline.includes(node.tagName) ? words : ` ${words} `
}

/** What the fields of a block say, one after the other. */
function wordsIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  if (isText(value) || 'tree' in value) return `${value}`
  return Object.values(value).map(wordsIn).join(' ')
}
