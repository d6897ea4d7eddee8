import { isDeepStrictEqual } from 'node:util'
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  Pair,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { asGroup, isGroup } from './names.ts'

/** Puts new values into a document; comments, order, quotation marks and empty lines stay. */
export function putValue(document: Document, value: unknown): void {
  document.contents = merged(document, document.contents as Node | null, value) as never
}

function merged(document: Document, node: Node | null, value: unknown): Node {
  if (node && isDeepStrictEqual(node.toJS(document), value)) return node
  if (isMap(node) && isGroup(value)) return mergedMap(document, node, value)
  if (isSeq(node) && Array.isArray(value)) return mergedList(document, node, value)
  if (isScalar(node) && (typeof value !== 'object' || value === null)) {
    node.value = value
    // The notation of the old number does not apply to the new one.
    delete node.minFractionDigits
    delete node.format
    // Words without quotation marks or a sign before them stand on one line.
    if (node.type === 'PLAIN' && typeof value === 'string' && value.includes('\n')) delete node.type
    return node
  }
  return created(document, value)
}

/** With an empty line above each block. */
function created(document: Document, value: unknown): Node {
  const node = document.createNode(value) as Node
  visit(node, {
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === 'blocks') key.spaceBefore = true
    },
    Seq: (_, { items }) => {
      for (const item of items.slice(1))
        if (isMap(item) && item.has('block')) item.spaceBefore = true
    },
  })
  return node
}

function mergedMap(document: Document, map: YAMLMap, value: Record<string, unknown>): Node {
  const names = Object.keys(value).filter((name) => value[name] !== undefined)
  map.items = map.items.filter(({ key }) => names.includes(nameOf(key)))
  for (const [at, name] of names.entries()) {
    const pair = map.items.find(({ key }) => nameOf(key) === name)
    if (pair) pair.value = merged(document, pair.value as Node | null, value[name])
    else {
      const before = names
        .slice(0, at)
        .findLast((each) => map.items.some(({ key }) => nameOf(key) === each))
      const index = map.items.findIndex(({ key }) => nameOf(key) === before)
      map.items.splice(index + 1, 0, new Pair(new Scalar(name), created(document, value[name])))
    }
  }
  return map
}

/** An item keeps the node, and so the comments, of the same item before: by value, by id, by the kind of
    block, or by position. */
function mergedList(document: Document, list: YAMLSeq, value: readonly unknown[]): Node {
  const old = [...(list.items as Node[])]
  const take = (fits: (node: Node) => boolean) => {
    const index = old.findIndex(fits)
    return index === -1 ? undefined : old.splice(index, 1)[0]
  }
  const found = value.map((item) => take((node) => isDeepStrictEqual(node.toJS(document), item)))
  for (const name of ['id', 'block'])
    for (const [at, item] of value.entries()) {
      const own = asGroup(item)[name]
      const isSame = (node: Node) => asGroup(node.toJS(document))[name] === own
      if (own !== undefined) found[at] ??= take(isSame)
    }
  const isBlock = (item: unknown) => asGroup(item).block !== undefined
  const apart = list.items.length > 1 && isNode(list.items[1]) && list.items[1].spaceBefore === true
  list.items = value.map((item, at) => {
    const same = found[at] ?? (isBlock(item) ? undefined : take(() => true))
    const node = merged(document, same ?? null, item)
    if (apart) node.spaceBefore = at > 0
    return node
  })
  if (list.items.some((item) => isMap(item))) list.flow = false
  return list
}

function nameOf(key: unknown): string {
  return String(isScalar(key) ? key.value : key)
}

/** A Markdown file has fields between two --- lines and text below them; any other file has only fields. */
type Parts = { fields: string; body?: string }

const head = /^---[ \t]*\n([\s\S]*?^)---[ \t]*(?:\n([\s\S]*))?$/m

export function splitFile(file: string, text: string): Parts {
  if (file.endsWith('.md') && text === '') return { fields: '', body: '' }
  const [, fields, body = ''] = (file.endsWith('.md') && head.exec(text)) || []
  return fields === undefined ? { fields: text } : { fields, body }
}

/** `body` is the new text below the fields; if it is the same as before, it stays as typed. */
export function joinFile(before: Parts, fields: string, body: unknown): string {
  if (before.body === undefined) return fields
  const same = typeof body !== 'string' || body.trimEnd() === before.body.trimEnd()
  return `---\n${fields}---\n${same ? before.body : `\n${body.trim()}\n`}`
}
