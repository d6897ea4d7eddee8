import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Root as Tree } from 'hast'
import type { Nodes, Root, RootContent } from 'mdast'
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { z } from 'zod'
import type { BlockValue } from '#app/blocks/index.ts'
import { blockInText, hasBooking, type PlacedBlock, placedBlocks } from '#app/blocks/placed.ts'
import {
  type Buttons,
  buttons,
  grid,
  items,
  line,
  linked,
  markdownOf,
  type Parts,
  pair,
  type Said,
  type TextOf,
  title,
} from '#app/blocks/twin.ts'
import type { Content } from '#app/content/collections.ts'
import { type Declared, declaredOf } from '#app/content/engine/declared.ts'
import type { PageRecord } from '#app/content/pages.ts'
import { formatsOf } from '#app/lib/formats.ts'
import { withoutMarks } from '#app/lib/marks.ts'
import { isText, type Text } from '#app/lib/shown.ts'
import { blocksOfPage } from './blocks-of-page.ts'
import { fullUrl } from './urls.ts'

type Schema = z.core.$ZodType
type Values = Readonly<Record<string, unknown>>
type Depth = 1 | 2 | 3 | 4

const folder = join(import.meta.dirname, '../blocks')
/** Those of blocks whose fields alone do not say what their pages say. */
const own = new Map<string, (props: object) => Parts>()
for (const file of globSync('*/twin.ts', { cwd: folder })) {
  const { twin } = await import(pathToFileURL(join(folder, file)).href)
  own.set(basename(dirname(file)), twin)
}

/** `end` says where the page itself is. */
type TwinOf = { content: Content; page: PageRecord; url: string; end: string }

/** A page as Markdown, for assistants: what its blocks say, without pictures and controls. */
export function markdownTwin({ content, page, url, end }: TwinOf): string {
  const formats = formatsOf(content.interface.language)
  const placed = placedBlocks(blocksOfPage(content, page), content)
  const tree: Root = { type: 'root', children: placed.flatMap(said) }
  for (const link of linksIn(tree)) {
    const to = withoutMarks(link.url)
    link.url = to.startsWith('/') ? fullUrl(content, to) : new URL(to, url).href
  }
  const text = toMarkdown(tree, {
    bullet: '-',
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmFootnoteToMarkdown()],
  })
  return `${plainLetters(text)}\n---\n\n${end}\n`

  function said(block: PlacedBlock): RootContent[] {
    const { declared, props } = block
    const parts = own.get(declared.name)?.({ ...props, content, formats, page, textOf }) ?? {}
    const of = declaredOf(declared.schema).fields ?? {}
    const writer = {
      depth: declared.top ? 1 : 2,
      textOf,
      buttonsOf: buttonsOf(block, content, page),
    } as const
    const basis =
      isText(props.basis) && content.interface.notes.savings.with({ basis: props.basis })
    return [
      ...(parts.start ?? []),
      ...fields(of, props, writer, basis ? { basis: line(basis), ...parts } : parts),
      ...(parts.end ?? []),
    ]
  }

  /** A longer text, with the blocks in it. */
  function textOf(tree: Tree): RootContent[] {
    return tree.children.flatMap((node): RootContent[] => {
      const block = node.type === 'element' ? node.data?.block : undefined
      const placed = block && blockInText(block.value as BlockValue, block.id, content)
      if (block) return placed ? said(placed) : []
      return markdownOf({ type: 'root', children: [node] })
    })
  }
}

type Writer = { depth: Depth; textOf: TextOf; buttonsOf: (values: Values) => RootContent[] }

/** What the booking buttons of a block say. */
function buttonsOf(
  { value, props }: PlacedBlock,
  content: Content,
  { head: { books } }: PageRecord,
): Writer['buttonsOf'] {
  const usual = hasBooking(value) ? props.booking.schedule : undefined
  return ({ schedule = usual, note, ...words }: Buttons & { note?: Text }) =>
    buttons(content, { schedule, books, ...words }, note ?? props.firstToBook)
}

/** By the kinds of its fields, in their order; a note is below all else. */
function fields(
  of: Readonly<Record<string, Schema>>,
  values: Values,
  writer: Writer,
  parts: Parts = {},
): RootContent[] {
  const inside = 'heading' in of || 'title' in of ? deeper(writer.depth) : writer.depth
  const { note, ...others } = of
  return Object.entries(note ? { ...others, note } : of).flatMap(([key, schema]) => {
    const value = values[key]
    const part = parts[key]
    if (part) return part
    if (key === 'schedule') return writer.buttonsOf(values)
    if (key === 'note' && 'schedule' in of) return []
    if (value === undefined || unsaid.includes(key)) return []
    if (isText(value) && controls.includes(key)) return []
    if (key === 'rows' && Array.isArray(values.columns)) {
      return tableOf(values.columns, value as Values[])
    }
    if (key === 'columns' && 'rows' in of) return []
    const depth = key === 'heading' || key === 'title' ? writer.depth : inside
    return field(key, value, declaredOf(schema), { ...writer, depth })
  })
}

function field(key: string, value: unknown, declared: Declared, writer: Writer): RootContent[] {
  if (declared.values?.length) return [] // The view fills in what its {names} stand for.
  if (isTree(value)) {
    return declared.control === 'markdown' ? writer.textOf(value.tree) : line(value)
  }
  if (isText(value)) {
    if (value.isAddress) return []
    return /^(heading|title|\w+Heading)$/.test(key) ? title(writer.depth, value) : line(value)
  }
  if (Array.isArray(value) && paragraphs.includes(key)) {
    return value.filter(isSaid).flatMap((each) => line(each))
  }
  if (Array.isArray(value) && declared.item) return entries(declared.item, value, writer)
  if (!declared.fields) return []
  const isTerm = 'term' in declared.fields && 'text' in declared.fields
  return isTerm
    ? line(nameAndRest(value as Values, Object.keys))
    : fields(declared.fields, value as Values, writer)
}

function entries(item: Schema, values: readonly unknown[], writer: Writer): RootContent[] {
  const { fields: inside, names } = declaredOf(item)
  if (!inside && !names) return items(values.filter(isSaid))
  const keys = (value: Values) =>
    Object.keys(inside ?? value).filter((key) => isText(value[key]) || isTree(value[key]))
  const isLong = values.some((value) =>
    Object.entries(value as Values).some(
      ([key, each]) => (Array.isArray(each) && each.length > 0) || key === 'answer',
    ),
  )
  if (!isLong) return items(values.map((value) => nameAndRest(value as Values, keys)))
  return values.flatMap((each) => {
    const value = each as Values
    const [first = '', ...rest] = keys(value)
    const name = title(writer.depth, value[first] as Said)
    if (!inside) return [...name, ...line(rest.map((key) => value[key] as Said))]
    const { [first]: _, ...others } = inside
    return [...name, ...fields(others, value, { ...writer, depth: deeper(writer.depth) })]
  })
}

/** How a block is shown and linked, and its pictures. */
const unsaid = ['block', 'id', 'tone', 'look', 'jump', 'picture', 'pictureAlt', 'plate', 'alt']
/** The words of links and buttons whose addresses are not in the block. */
const controls = ['schedule', 'call', 'link', 'button', 'to', 'more']
/** Lists of paragraphs, as opposed to those of entries. */
const paragraphs = ['text', 'bio', 'story']

function deeper(depth: Depth): Depth {
  return depth < 4 ? ((depth + 1) as Depth) : depth
}

function isTree(value: unknown): value is { tree: Tree } & Text {
  return typeof value === 'object' && value !== null && 'tree' in value
}

function isSaid(value: unknown): value is Text {
  return isText(value) || isTree(value)
}

function nameAndRest(value: Values, keysOf: (value: Values) => string[]): Said {
  const [first = '', ...rest] = keysOf(value).filter((key) => key !== 'to' && !unsaid.includes(key))
  const name = value[first] as Said
  const { to } = value
  const said = rest.flatMap((key, at): Said[] => {
    const words = value[key] as Said
    if (at === 0) return [words]
    return key === 'price' ? [' (', words, ')'] : [' ', words]
  })
  return pair(isText(to) ? linked(name, to) : name, said.length > 0 ? said : undefined)
}

/** The headings of columns may leave out that of the names. */
function tableOf(columns: readonly unknown[], rows: readonly Values[]): RootContent[] {
  const cells = rows.map((row) =>
    Object.values(row).flatMap((each) =>
      isText(each) || isTree(each) || Array.isArray(each) ? each : [],
    ),
  ) as Said[][]
  const width = Math.max(...cells.map(({ length }) => length))
  const head = columns as readonly Said[]
  return grid(head.length < width ? ['', ...head] : head, cells)
}

function linksIn(node: Nodes): { url: string }[] {
  const inside = 'children' in node ? node.children.flatMap((child) => linksIn(child)) : []
  return node.type === 'link' ? [node, ...inside] : inside
}

/** A letter that touches emphasis is written as a reference, so that the emphasis counts, and an & with a
    backslash; readers of the text are better off with the signs themselves. */
function plainLetters(text: string): string {
  return text
    .replaceAll(/(?<!\\)&#x([\dA-F]+);/g, (_, code) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll(/\\&(?!#?\w+;)/g, '&')
}
