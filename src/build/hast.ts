import type { Element, ElementContent, Properties } from 'hast'

// Helpers that create HTML for the article plugin.

export type Node = ElementContent | { type: 'raw'; value: string }

export function el(tagName: string, properties: Properties, children: readonly Node[]): Element {
  return { type: 'element', tagName, properties, children: children as ElementContent[] }
}

/** Returns HTML that isn't escaped, such as a drawing. */
export const raw = (value: string): Node => ({ type: 'raw', value })
export const text = (value: string): Node => ({ type: 'text', value })

export function elements(nodes: readonly Node[] = []): Element[] {
  return nodes.filter((node) => node.type === 'element')
}

/** Returns the text in these nodes, without drawings. */
export function plain(nodes: readonly Node[] = []): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      return node.type === 'element' ? plain(node.children) : ''
    })
    .join('')
}
