import type { Nodes as HtmlNodes } from 'hast'
import type { Nodes } from 'mdast'
import { encodedMark, type FactRange, marked, marking } from '#app/lib/marks.ts'

// The origins of what Markdown says. Without marks both functions do nothing.

/** Marks the facts in a text that was parsed, so that they keep their marks in whatever is made from it. */
export function markFacts(tree: Nodes, source: string): void {
  const facts = marking()?.text?.facts ?? []
  if (facts.length === 0) return
  visit(tree)

  function visit(node: Nodes) {
    if (node.type === 'text') node.value = markedPart(node.value, factsIn(node))
    if (node.type === 'image' && node.alt) node.alt = markedPart(node.alt, factsIn(node))
    if ('children' in node) for (const child of node.children) visit(child)
    if (node.type === 'link') {
      const inside = factsIn(node).filter(({ start, end }) => node.url.includes(textOf(start, end)))
      node.url += inside.map(({ origin }) => marked('', origin)).join('')
    }
  }

  function textOf(start: number, end: number): string {
    return source.slice(start, end)
  }

  function factsIn({ position }: Nodes): readonly FactRange[] {
    const [from, to] = [position?.start.offset, position?.end.offset]
    if (from === undefined || to === undefined) return []
    return facts.filter(({ start, end }) => start < to && end > from)
  }

  /** The source and the value differ in backslashes and in spaces around line breaks, so the parts are
      found in turn. */
  function markedPart(value: string, inside: readonly FactRange[]): string {
    let done = 0
    let result = ''
    for (const { start, end, origin } of inside) {
      const text = textOf(start, end)
      const at = value.indexOf(text, done)
      if (text === '' || at < 0) continue
      result += value.slice(done, at) + marked(text, origin)
      done = at + text.length
    }
    return result + value.slice(done)
  }
}

const told = ['alt', 'title', 'ariaLabel', 'dataLabel'] as const

/** A text of the Markdown that is shown outside of it: a heading in a list of contents. */
export function ownText(value: string, line: number | undefined): string {
  const text = marking()?.text
  return text ? marked(value, [{ ...text.place, ...(line && { line }) }]) : value
}

/** Marks every text of an HTML tree as said by the text that is being rendered, at its line. */
export function markOwn<Tree extends HtmlNodes>(tree: Tree): Tree {
  const text = marking()?.text
  if (text) visit(tree, 1)
  return tree

  function visit(node: HtmlNodes, above: number) {
    const line = node.position?.start.line ?? above
    const { place } = text ?? {}
    // A text inside a block of a longer one begins at a line of that.
    const lineOfFile = (place?.line ?? 1) + line - 1
    const origin = place && [place.path[0] === 'body' ? { ...place, line: lineOfFile } : place]
    if (node.type === 'text') node.value = marked(node.value, origin)
    if (node.type === 'element') {
      const { properties } = node
      for (const name of told) {
        const value = properties[name]
        if (typeof value === 'string') properties[name] = marked(value, origin)
      }
      // Markdown writes an address in the characters of addresses, and so the marks in it.
      if (typeof properties.href === 'string') {
        const { href } = properties
        properties.href = href.replaceAll(encodedMark, decodeURIComponent) + marked('', origin)
      }
    }
    if ('children' in node) for (const child of node.children) visit(child, line)
  }
}
