import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'

/** A piece of HTML, asked by selectors, because a pattern would see what no reader does. */
export type Shown = {
  /** The parts that a selector finds. */
  parts: (selector: string) => Shown[]
  /** What these parts say. */
  texts: (selector: string) => string[]
  /** An attribute of these parts, where they have it. */
  values: (selector: string, attribute: string) => string[]
  text: string
}

export function shown(html: string): Shown {
  return shownIn(fromHtml(html, { fragment: !/^<!doctype/i.test(html) }))
}

function shownIn(tree: Nodes): Shown {
  const all = (selector: string): Element[] => selectAll(selector, tree)
  return {
    parts: (selector) => all(selector).map(shownIn),
    texts: (selector) => all(selector).map(textOf),
    values: (selector, attribute) => all(selector).flatMap((each) => attributeOf(each, attribute)),
    text: textOf(tree),
  }
}

/** Properties are named `ariaLabelledBy`, and some have a list of values. */
function attributeOf({ properties }: Element, attribute: string): string[] {
  const name = attribute.replaceAll('-', '')
  const found = Object.entries(properties).find(([key]) => key.toLowerCase() === name)?.[1]
  return found === undefined || found === null ? [] : [[found].flat().join(' ')]
}

function textOf(node: Nodes): string {
  return rawText(node).replaceAll(/\s+/g, ' ').trim()
}

function rawText(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.filter(isRead).map(rawText).join('') : ''
}

function isRead(node: Nodes): boolean {
  return node.type !== 'element' || !['script', 'style'].includes(node.tagName)
}
