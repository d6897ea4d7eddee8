import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'

/** A piece of HTML, queried by CSS selectors. */
export type HtmlPart = {
  /** The elements that match a selector. */
  parts: (selector: string) => HtmlPart[]
  /** The text of these elements. */
  texts: (selector: string) => string[]
  /** The values of an attribute, for elements that have it. */
  values: (selector: string, attribute: string) => string[]
  text: string
}

export function parseHtml(html: string): HtmlPart {
  return partsOf(fromHtml(html, { fragment: !/^<!doctype/i.test(html) }))
}

function partsOf(tree: Nodes): HtmlPart {
  const all = (selector: string): Element[] => selectAll(selector, tree)
  return {
    parts: (selector) => all(selector).map(partsOf),
    texts: (selector) => all(selector).map(textOf),
    values: (selector, attribute) => all(selector).flatMap((each) => attributeOf(each, attribute)),
    text: textOf(tree),
  }
}

/** Returns the values of an attribute. The parser names attributes like `ariaLabelledBy` and makes lists of some. */
function attributeOf({ properties }: Element, attribute: string): string[] {
  const name = attribute.replaceAll('-', '')
  const value = Object.entries(properties).find(([key]) => key.toLowerCase() === name)?.[1]
  return value === undefined || value === null ? [] : [[value].flat().join(' ')]
}

const textOf = (node: Nodes): string => rawText(node).replaceAll(/\s+/g, ' ').trim()

/** Inline elements, which don't separate words. */
const inline = /^(a|abbr|b|em|i|q|small|span|strong|sub|time|wbr)$/

function rawText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const read = node.children.filter((child) => child.type !== 'element' || !/^(script|style)$/.test(child.tagName))
  const text = read.map(rawText).join('')
  return node.type === 'element' && !inline.test(node.tagName) ? ` ${text} ` : text
}
