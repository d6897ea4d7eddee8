import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { Fragment, type Mark, type Node, type Schema } from 'prosemirror-model'
import { syntaxOf, type TextPart } from '#app/content/engine/syntax.ts'
import {
  type Hiding,
  hasLetters,
  hiding,
  isInFront,
  splitAtFacts,
  splitAtLetters,
  withoutFacts,
} from './facts.ts'
import { type Kind, schemas } from './schema.ts'

/** A node and the piece of the text that it was read from, which it keeps while nobody changes it. */
export type Part = {
  node: Node
  text: string
  /** What is between this part and the next. */
  after: string
  /** The entries of a list, or the rows of a table. */
  parts: readonly Part[]
}

/** `before` is what is before the first part. */
export type Read = { doc: Node; before: string; parts: readonly Part[] }

/** Why a text can only be shown as text. */
class Unreadable extends Error {}

export function readText(source: string, kind: Kind, holds: readonly TextPart[]): Read {
  const schema = schemas[kind]
  if (hasLetters(source)) throw new Unreadable('signs that no keyboard has')
  if (kind === 'plain') {
    const node = schema.node('paragraph', null, factsIn(source, schema))
    return whole(schema, node, source)
  }
  const facts = hiding()
  const text = withoutFacts(source, facts)
  const tree = fromMarkdown(text, syntaxOf(holds))
  const reader = new Reader(schema, facts, text)
  // Two paragraphs are one on the page if each depends on a fact.
  if (kind === 'inline' && tree.children.some(({ type }) => type !== 'paragraph'))
    throw new Unreadable('more than a paragraph')
  return reader.read(tree)
}

function whole(schema: Schema, node: Node, text: string): Read {
  return { doc: schema.node('doc', null, node), before: '', parts: [{ node, text, ...alone }] }
}

const alone = { after: '', parts: [] }

function factsIn(text: string, schema: Schema): Node[] {
  return splitAtFacts(text).flatMap((each, at) => {
    if (at % 2 === 1) return [schema.node('fact', { source: each })]
    return each ? [schema.text(each)] : []
  })
}

/** Nodes for what Markdown says. Without a source there are no pieces of it to keep. */
export class Reader {
  readonly schema: Schema
  readonly facts: Hiding
  readonly text: string

  constructor(schema: Schema, facts: Hiding, text = '') {
    this.schema = schema
    this.facts = facts
    this.text = text
  }

  read(tree: Root): Read {
    const { schema } = this
    const parts = this.#parts(tree.children, (each) => this.#block(each))
    const [first] = tree.children
    const before = first ? this.#slice(0, startOf(first)) : ''
    const nodes = parts.map(({ node }) => node)
    const doc = schema.node('doc', null, nodes.length > 0 ? nodes : [schema.node('paragraph')])
    const last = parts.at(-1)
    if (last) last.after = this.#slice(endOf(tree.children.at(-1)), this.text.length)
    return { doc, before: parts.length > 0 ? before : '', parts }
  }

  #slice(start: number, end: number): string {
    return this.facts.back(this.text.slice(start, end))
  }

  /** Nodes with their pieces and what is between them. */
  #parts<Child extends Nodes>(children: readonly Child[], make: (child: Child) => Node): Part[] {
    return children.map((child, at) => {
      const next = children[at + 1]
      return {
        node: make(child),
        text: this.#slice(startOf(child), endOf(child)),
        after: next ? this.#slice(endOf(child), startOf(next)) : '',
        parts: this.#inside(child),
      }
    })
  }

  #inside(node: Nodes): Part[] {
    if (node.type === 'list') return this.#parts(node.children, (each) => this.#item(each.children))
    if (node.type !== 'table') return []
    return this.#parts(node.children, (row) => this.#row(row, row === node.children[0]))
  }

  blocks(children: readonly RootContent[]): Node[] {
    return children.map((each) => this.#block(each))
  }

  #block(node: RootContent): Node {
    const { schema } = this
    switch (node.type) {
      case 'paragraph': {
        const [image, second] = node.children
        if (image?.type !== 'image' || second || !schema.nodes.picture)
          return schema.node('paragraph', null, this.inline(node.children))
        const [url, alt, title] = [image.url, image.alt, image.title].map((each) =>
          this.#back(each),
        )
        return schema.node('picture', { url, alt, title })
      }
      case 'heading':
        return schema.node('heading', { level: node.depth }, this.inline(node.children))
      case 'list': {
        const items = node.children.map((each) => this.#item(each.children))
        // One that a condition may remove leaves an empty line.
        const spread = node.spread === true
        return node.ordered
          ? schema.node('ordered_list', { spread, start: node.start ?? 1 }, items)
          : schema.node('bullet_list', { spread }, items)
      }
      case 'blockquote':
        return schema.node('blockquote', null, this.blocks(node.children))
      case 'table': {
        const rows = node.children.map((row, at) => this.#row(row, at === 0))
        return schema.node('table', { align: node.align ?? [] }, rows)
      }
      case 'footnoteDefinition': {
        const [only, second] = node.children
        if (second || (only && only.type !== 'paragraph')) throw unreadable(node)
        const label = node.label ?? node.identifier
        return schema.node('note', { label }, only ? this.inline(only.children) : [])
      }
      case 'containerDirective':
        return schema.node('card', { source: this.#slice(startOf(node), endOf(node)) })
      default:
        throw unreadable(node)
    }
  }

  #item(children: readonly RootContent[]): Node {
    const blocks = this.blocks(children)
    const isNamed = blocks[0]?.type.name === 'paragraph'
    return this.schema.node(
      'list_item',
      null,
      isNamed ? blocks : [this.schema.node('paragraph'), ...blocks],
    )
  }

  #row(row: Extract<Nodes, { type: 'tableRow' }>, isHead: boolean): Node {
    const cells = row.children.map(({ children }) =>
      this.schema.node(
        isHead ? 'table_header' : 'table_cell',
        null,
        this.schema.node('paragraph', null, this.inline(children)),
      ),
    )
    return this.schema.node('table_row', null, cells)
  }

  inline(children: readonly PhrasingContent[], marks: readonly Mark[] = []): Fragment {
    return Fragment.from(children.flatMap((each) => this.#phrase(each, marks)))
  }

  #phrase(node: PhrasingContent, marks: readonly Mark[]): Node[] {
    const { schema } = this
    const inside = (name: string, attrs: object | null, children: readonly PhrasingContent[]) => {
      const all = schema.mark(name, attrs as never).addToSet(marks)
      return children.flatMap((each) => this.#phrase(each, all))
    }
    switch (node.type) {
      case 'text':
        return this.#words(node.value, marks)
      case 'strong':
        return inside('strong', null, node.children)
      case 'emphasis':
        return inside('em', null, node.children)
      case 'link': {
        const attrs = { href: this.#back(node.url), title: node.title && this.#back(node.title) }
        return inside('link', attrs, node.children)
      }
      case 'break':
        return [schema.node('line', { hard: true }, undefined, marks)]
      case 'footnoteReference':
        return [schema.node('mark', { label: node.label ?? node.identifier }, undefined, marks)]
      default:
        throw unreadable(node)
    }
  }

  #words(value: string, marks: readonly Mark[]): Node[] {
    const { schema } = this
    return value.split(/(\n)/).flatMap((line, at) => {
      if (at % 2 === 1) return [schema.node('line', null, undefined, marks)]
      return splitAtLetters(line).flatMap((each, index) => {
        const attrs = { source: this.#back(each), front: isInFront(each) }
        if (index % 2 === 1) return [schema.node('fact', attrs, undefined, marks)]
        return each ? [schema.text(each, marks)] : []
      })
    })
  }

  #back(text: string | null | undefined): string {
    return this.facts.back(text ?? '')
  }
}

function unreadable({ type }: Nodes): Unreadable {
  return new Unreadable(names[type] ?? 'something that this field has no form for')
}

const names: Partial<Record<Nodes['type'], string>> = {
  html: 'HTML',
  code: 'a block of computer code',
  inlineCode: 'text between backticks',
  image: 'a picture inside a line of text',
  thematicBreak: 'a dividing line',
  definition: 'a link whose address is somewhere else',
  linkReference: 'a link whose address is somewhere else',
  footnoteDefinition: 'a note that isn’t one paragraph',
}

function startOf(node: Nodes | undefined): number {
  return node?.position?.start.offset ?? 0
}

function endOf(node: Nodes | undefined): number {
  return node?.position?.end.offset ?? 0
}
