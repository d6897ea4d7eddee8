import { type NodeSpec, Schema } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'

// What a text is made of while it is edited. One paragraph, with or without marks, or a whole text.

const paragraph: NodeSpec = {
  content: 'inline*',
  group: 'block',
  parseDOM: [{ tag: 'p' }],
  toDOM: () => ['p', { dir: 'auto' }, 0],
}

const inline = {
  text: { group: 'inline' },
  /** A fact in braces as it was typed, or a condition; `front`: before the mark of its entry or heading. */
  fact: leaf('fact', { source: '', front: false }),
  /** A line break that is one only in the file, or on the page. */
  line: {
    ...leaf('line', { hard: false }),
    linebreakReplacement: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>

/** One sign that is chosen and removed as a whole. */
function leaf(name: string, attrs: Readonly<Record<string, string | boolean>>): NodeSpec {
  const own = Object.fromEntries(
    Object.entries(attrs).map(([key, none]) => [key, { default: none }]),
  )
  const tag = `span[data-${name}]`
  const read = (dom: HTMLElement) => JSON.parse(dom.getAttribute(`data-${name}`) || '{}')
  return {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: own,
    parseDOM: [{ tag, getAttrs: read }],
    toDOM: (node) => ['span', { [`data-${name}`]: JSON.stringify(node.attrs) }],
  }
}

/** A part of a text that is chosen and removed as a whole. */
function part(name: string, attrs: Readonly<Record<string, string>>): NodeSpec {
  const { inline: _, ...spec } = leaf(name, attrs)
  const tag = `div[data-${name}]`
  const [rule] = spec.parseDOM ?? []
  return {
    ...spec,
    group: 'block',
    parseDOM: [{ ...rule, tag } as never],
    toDOM: (node) => ['div', { [`data-${name}`]: JSON.stringify(node.attrs) }],
  }
}

const marks = {
  link: {
    attrs: { href: { default: '' }, title: { default: null } },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (dom) => ({ href: dom.getAttribute('href') }) }],
    toDOM: ({ attrs }) => ['a', { href: attrs.href, title: attrs.href }, 0],
  },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
} satisfies ConstructorParameters<typeof Schema>[0]['marks']

const { table, table_row, table_cell, table_header } = tableNodes({
  tableGroup: 'block',
  cellContent: 'paragraph',
  cellAttributes: {},
})

const rich = {
  paragraph,
  heading: {
    attrs: { level: { default: 2 } },
    content: 'inline*',
    group: 'block',
    defining: true,
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, { dir: 'auto' }, 0],
  },
  bullet_list: {
    attrs: { spread: { default: false } },
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    attrs: { spread: { default: false }, start: { default: 1 } },
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ol' }],
    toDOM: ({ attrs }) => ['ol', { start: attrs.start }, 0],
  },
  list_item: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  table: { ...table, attrs: { align: { default: [] } } },
  table_row,
  table_cell,
  table_header,
  /** The words of a note, below the text. */
  note: {
    attrs: { label: { default: '' } },
    content: 'inline*',
    group: 'block',
    defining: true,
    isolating: true,
    parseDOM: [{ tag: 'div[data-note]', getAttrs: (dom) => ({ label: dom.dataset.note }) }],
    toDOM: ({ attrs }) => ['div', { 'data-note': attrs.label, dir: 'auto' }, 0],
  },
  /** A block between ::: lines, as it was typed. */
  card: part('card', { source: '' }),
  picture: part('picture', { url: '', alt: '', title: '' }),
  ...inline,
  /** The mark of a note. */
  mark: leaf('mark', { label: '' }),
} satisfies Record<string, NodeSpec>

export const schemas = {
  plain: new Schema({
    nodes: {
      doc: { content: 'paragraph' },
      paragraph: { ...paragraph, content: '(text | fact)*', marks: '' },
      text: inline.text,
      fact: inline.fact,
    },
  }),
  inline: new Schema({
    nodes: { doc: { content: 'paragraph+' }, paragraph, ...inline },
    marks,
  }),
  rich: new Schema({ nodes: { doc: { content: 'block+' }, ...rich }, marks }),
}

export type Kind = keyof typeof schemas
