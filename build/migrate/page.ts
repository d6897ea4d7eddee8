import { Document, isSeq, type Node, type YAMLSeq } from 'yaml'
import type { ProblemDetail } from '#app/content/engine/problem.ts'
import {
  addRemark,
  asFields,
  blockFrom,
  type Field,
  type Fields,
  isEmptyList,
  itemsOf,
  listFrom,
  named,
  opened,
  renamed,
  take,
  wordOf,
} from './nodes.ts'
import type { Kinds, Others, Part, Shape } from './shapes.ts'

/** Why a file stays as it is, and where in it. */
export class NotOldShape extends Error {
  readonly path: readonly (string | number)[]
  readonly detail: ProblemDetail

  constructor(path: readonly (string | number)[], detail: ProblemDetail) {
    super(detail.found)
    this.path = path
    this.detail = detail
  }
}

type Made = {
  blocks: Fields[]
  /** What the old page did not show. */
  hidden: Fields[]
}

/** Turns the parts of a page into its list of blocks, nodes and remarks and all. */
export function toBlocks(page: Fields, shape: Shape, others: Others): Made {
  const made: Made = { blocks: [], hidden: [] }
  const endings: string[] = []
  const field = named('blocks', listFrom([]))
  for (const part of shape) {
    if ('kinds' in part) {
      const sections = take(page, part.list)
      if (!sections) continue
      if (isSeq(sections.value)) {
        // A remark above the list of sections is about the order of the page.
        addRemark(field.key, sections.key.commentBefore)
        if (sections.value.comment) endings.push(sections.value.comment)
      }
      for (const [at, item] of sectionsOf(sections, part).entries()) {
        put(item, kindOf(item, part, isSeq(sections.value) ? [part.list, at] : [part.list]))
      }
    } else {
      const block = fromParts(page, part)
      if (block) put(block, part)
    }
  }
  refuseOthers(page, shape)
  field.key.spaceBefore = true
  field.value = listOf(made, endings)
  page.items.push(field)
  return made

  function put(block: Fields, part: Part): void {
    renamed(block, part.names ?? {})
    const added = Object.entries(part.with ?? {}).map(([name, value]) => named(name, value))
    block.items.unshift(named('block', part.block), ...added)
    block.flow = false
    const isShown = part.change?.(block, others) ?? true
    const { blocks, hidden } = made
    const last = part.below && blocks.findLastIndex((each) => isOneOf(each, part.below ?? []))
    if (!isShown || last === -1) hidden.push(block)
    else blocks.splice((last ?? blocks.length - 1) + 1, 0, block)
  }
}

/** What the old page did not show stays in the file as a remark at its end. */
function listOf({ blocks, hidden }: Made, endings: readonly string[]): YAMLSeq<Node> {
  const list = listFrom(blocks)
  for (const [at, block] of blocks.entries()) block.spaceBefore = at > 0
  const asText = hidden.map((block) => {
    const text = new Document([block.toJSON()]).toString({ lineWidth: 0 }).trimEnd()
    return ` The page did not show this:\n${text.replaceAll(/^/gm, ' ')}`
  })
  const all = [...endings, ...asText]
  if (all.length > 0) list.comment = all.join('\n')
  return list
}

function isOneOf(block: Fields, names: readonly string[]): boolean {
  return names.includes(wordOf(block, 'block') ?? '')
}

/** The entries of a list of sections; an exhibit is the only one. */
function sectionsOf({ key, value }: Field, { list }: Kinds): Fields[] {
  const single = asFields(value)
  if (single) {
    const block = blockFrom(opened(single))
    block.comment = single.comment ?? null
    addRemark(block, key.commentBefore)
    return [block]
  }
  const items = isSeq(value) ? itemsOf(value) : undefined
  if (!items) {
    throw new NotOldShape([list], {
      found: 'something else',
      expected: 'a list whose entries each begin with "kind"',
    })
  }
  return items
}

function kindOf(item: Fields, { kinds }: Kinds, path: readonly (string | number)[]): Part {
  const kind = wordOf(item, 'kind') ?? ''
  const part = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!part) {
    throw new NotOldShape([...path, 'kind'], {
      found: kind ? `"${kind}"` : 'no "kind"',
      expected: `one of ${Object.keys(kinds).join(', ')}`,
    })
  }
  const field = take(item, 'kind')
  addRemark(item, field?.key.commentBefore)
  const beside = (field?.value as Node | undefined)?.comment
  addRemark(item, beside)
  return part
}

/** A block from a group of the page, from some of its fields, or from both. A part of nothing at all
    is one that every such page had. */
function fromParts(page: Fields, { open, keep = [] }: Part): Fields | undefined {
  const group = open === undefined ? undefined : take(page, open)
  const kept = keep
    .flatMap((name) => take(page, name) ?? [])
    .filter(({ value }) => !isEmptyList(value))
  if (open === undefined && keep.length === 0) return blockFrom([])
  if (!group && kept.length === 0) return undefined
  if (!group) return blockFrom(kept)
  const fields = asFields(group.value)
  if (!fields) {
    throw new NotOldShape([open ?? ''], {
      found: 'something else',
      expected: 'fields and their values',
    })
  }
  const block = blockFrom([...opened(fields), ...kept])
  block.comment = fields.comment ?? null
  addRemark(block, group.key.commentBefore)
  return block
}

function refuseOthers(page: Fields, shape: Shape): void {
  const left = page.items.find(({ key }) => key.value !== 'head')
  if (!left) return
  const known = shape.flatMap((part) =>
    'kinds' in part ? part.list : [...(part.open ? [part.open] : []), ...(part.keep ?? [])],
  )
  throw new NotOldShape([left.key.value], {
    found: `the field "${left.key.value}"`,
    expected: `only fields that this page had: head, ${[...new Set(known)].join(', ')}`,
  })
}
