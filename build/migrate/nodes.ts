import { isMap, isNode, isScalar, isSeq, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml'

/** What the parser makes of a group of fields. */
export type Fields = YAMLMap<Scalar<string>, Node | null>
export type Field = Pair<Scalar<string>, Node | null>

export function asFields(node: unknown): Fields | undefined {
  return isMap(node) ? (node as Fields) : undefined
}

export function fieldOf(fields: Fields, name: string): Field | undefined {
  return fields.items.find(({ key }) => key.value === name)
}

export function wordOf(fields: Fields, name: string): string | undefined {
  const value = fieldOf(fields, name)?.value
  return isScalar(value) ? String(value.value) : undefined
}

/** Takes a field out of its group, with the remark above it. */
export function take(fields: Fields, name: string): Field | undefined {
  const field = fieldOf(fields, name)
  if (field) fields.items.splice(fields.items.indexOf(field), 1)
  return field
}

export function named(name: string, value: Node | string | boolean): Field {
  return new Pair(new Scalar(name), isNode(value) ? value : new Scalar(value))
}

export function renamed(fields: Fields, names: Readonly<Record<string, string>>): void {
  for (const { key } of fields.items) key.value = names[key.value] ?? key.value
}

/** The remark above the first field of a group, or the first item of a list, is the group's or the
    list's own for the parser. */
function ownRemark(node: YAMLMap | YAMLSeq): string | undefined {
  const remark = node.commentBefore ?? undefined
  delete node.commentBefore
  return remark
}

/** The items of a list with the remark above the first. */
export function itemsOf(list: YAMLSeq): Fields[] | undefined {
  const items = list.items.map(asFields)
  if (!items.every((item) => item !== undefined)) return undefined
  const [first] = items
  if (first) addRemark(first, ownRemark(list))
  return items
}

export function addRemark(node: Node, remark: string | null | undefined): void {
  const all = [remark, node.commentBefore].filter(Boolean)
  if (all.length > 0) node.commentBefore = all.join('\n')
}

/** The fields of a group that becomes a block, or a part of one. */
export function opened(group: Fields): Field[] {
  const [first] = group.items
  if (first) addRemark(first.key, ownRemark(group))
  return group.items
}

/** A block from its name and its fields; an empty line above a field was for a file of another shape. */
export function blockFrom(fields: readonly Field[]): Fields {
  const made: Fields = new YAMLMap()
  made.items = [...fields]
  for (const { key, value } of fields) {
    delete key.spaceBefore
    if (isNode(value)) delete value.spaceBefore
  }
  return made
}

export function listFrom(items: readonly Node[], flow = false): YAMLSeq<Node> {
  const made = new YAMLSeq<Node>()
  made.items = [...items]
  made.flow = flow
  return made
}

export function isEmptyList(node: unknown): boolean {
  return isSeq(node) && node.items.length === 0
}
