import type { Content } from '#app/content/collections.ts'
import type { Block, Tone } from '#app/content/engine/block.ts'
import { dataFor } from '#app/content/needs.ts'
import { shownBlocks } from '#app/content/page-blocks.ts'
import { idsOf } from './ids.ts'
import { type BlockValue, blockNamed } from './index.ts'
import { resolved } from './references.ts'
import type { Placed } from './view.ts'

type Props = Placed & { [name: string]: unknown }

/** A block of a page with all that its view is given. */
export type PlacedBlock = { value: BlockValue; declared: Block; props: Props }

/** The blocks of a page that are shown, in order: those whose data the firm does not have are not. */
export function placedBlocks(list: readonly BlockValue[], content: Content): PlacedBlock[] {
  const siblings = shownBlocks(list, content)
  const { booking: usual } = content.interface
  const [first] = siblings
  const booking = {
    schedule: wordsOf(first, 'schedule') ?? usual.schedule,
    call: wordsOf(first, 'call') ?? usual.call,
  }
  const ids = idsOf(siblings)
  const own = namesWithin(siblings, ids)
  const tones = tonesOf(siblings)
  const toBook = siblings.findIndex(hasBooking)
  return siblings.map((value, at) => {
    const { block: name } = value
    const id = ids[at] ?? name
    return placed(value, content, {
      id,
      own: (inner: string) => own(at, inner),
      tone: tones[at] ?? 'plain',
      firstToBook: at === toBook,
      booking,
      siblings,
    })
  })
}

/** The names in links of what is inside a block: short where the block is the first of its kind and no other
    part of the page has that name. A name that its owner typed is not given way to, but reported. */
function namesWithin(siblings: readonly BlockValue[], ids: readonly string[]) {
  const taken = new Map(siblings.flatMap(({ id }, at) => (id ? [] : [[ids[at], at] as const])))
  return (at: number, inner: string): string => {
    const isFirst = siblings.findIndex(({ block }) => block === siblings[at]?.block) === at
    const isFree = isFirst && (taken.get(inner) ?? at) === at
    if (isFree) taken.set(inner, at)
    return isFree ? inner : `${ids[at]}-${inner}`
  }
}

/** A block that stands in a text; undefined if the firm does not have its data. */
export function blockInText(
  value: BlockValue,
  id: string,
  content: Content,
): PlacedBlock | undefined {
  if (shownBlocks([value], content).length === 0) return undefined
  return placed(value, content, {
    id,
    own: (inner: string) => `${id || value.block}-${inner}`,
    tone: 'plain',
    firstToBook: false,
    booking: content.interface.booking,
    siblings: [],
  })
}

function placed(value: BlockValue, content: Content, place: Props): PlacedBlock {
  const declared = blockNamed(value.block)
  if (!declared) throw new Error(`There is no block "${value.block}".`)
  const props = resolved(declared.schema, value, content) as object
  return { value, declared, props: { ...props, ...place, data: dataFor(declared.needs, content) } }
}

function wordsOf(value: BlockValue | undefined, key: 'schedule' | 'call') {
  return (value as { [Key in typeof key]?: Content['interface']['booking']['call'] })?.[key]
}

export function hasBooking(value: BlockValue): boolean {
  const books = blockNamed(value.block)?.books
  return typeof books === 'function' ? books(value as never) : books === true
}

/** A tinted block right below another one would not stand out, so it is plain. */
function tonesOf(list: readonly BlockValue[]): Tone[] {
  let above: Tone = 'plain'
  return list.map((value) => {
    const wanted: Tone =
      ('tone' in value ? value.tone : undefined) ?? blockNamed(value.block)?.ground ?? 'plain'
    above = wanted === 'alternate' && above === 'alternate' ? 'plain' : wanted
    return above
  })
}
