import { beforeText } from './before-text.ts'
import { marked, marking, type Origin, type Path, type Place, type Segment } from './marks.ts'

/** What pages print: text with its origin, or words that have none. */
export type Shown = string | Text

/** A text of the content may be where a script has a string: it becomes one in the JSON of the page. */
export type Written<Value> = string extends Value
  ? Value | Text
  : Value extends object
    ? { [Key in keyof Value]: Written<Value[Key]> }
    : Value

/** What a text stands for where it is no mere words, for fields that take a value by its name. */
export type Meaning = {
  readonly kind: 'dollars' | 'share' | 'years' | 'day'
  readonly value: number
}

/**
 * Text that visitors see. It knows the fields that it comes from and prints itself: as a child in JSX,
 * because React takes an iterable; as `${text}` in an attribute or a longer string; and in JSON. It is no
 * string, so that TypeScript refuses `===`, `.length` and whatever else marks would break: logic asks for
 * `.plain`.
 */
export class Text implements Iterable<string> {
  segments: readonly Segment[]
  readonly meaning?: Meaning
  /** An address prints its mark at the end, so that it begins as addresses do. */
  readonly isAddress: boolean

  constructor(
    segments: string | readonly Segment[],
    { meaning, isAddress = false }: { meaning?: Meaning | undefined; isAddress?: boolean } = {},
  ) {
    this.segments = typeof segments === 'string' ? [{ text: segments }] : segments
    this.isAddress = isAddress
    if (meaning) this.meaning = meaning
  }

  /** Once its file is parsed. `filled` are its segments where facts were filled in. */
  setPlace(place: Place, filled: readonly Segment[] = this.segments): void {
    const own = [place]
    this.segments = filled.map(({ text, origin = own }) => ({ text, origin }))
  }

  get plain(): string {
    return this.segments.map(({ text }) => text).join('')
  }

  /** Every field that it is made from. */
  get origin(): Origin {
    return [...new Set(this.segments.flatMap(({ origin = [] }) => origin))]
  }

  toString(): string {
    if (!marking()) return this.plain
    if (this.isAddress) return this.plain + marked('', this.origin)
    return this.segments.map(({ text, origin }) => text && marked(text, origin)).join('')
  }

  toJSON(): string {
    return this.toString()
  }

  /** One string, never one for each segment: an island could not hydrate two texts as one. */
  *[Symbol.iterator](): Iterator<string> {
    yield this.toString()
  }

  /** What is made from the whole of it: a link from a phone number. */
  map(make: (plain: string) => string): Text {
    const made = make(this.plain)
    const { isAddress } = this
    return made === this.plain
      ? this
      : new Text([{ text: made, origin: this.origin }], { isAddress })
  }

  /** As a string's own: `pattern` is all in brackets, so that the parts together are the whole. */
  split(pattern: RegExp): Text[] {
    let end = 0
    return this.plain.split(pattern).map((part) => {
      const start = end
      end += part.length
      return this.slice(start, end)
    })
  }

  slice(start: number, end: number): Text {
    let at = 0
    const segments = this.segments.flatMap(({ text, origin }) => {
      const part = text.slice(Math.max(0, start - at), Math.max(0, end - at))
      at += text.length
      return part ? [{ text: part, origin }] : []
    })
    return new Text(segments)
  }

  /** With values in the places of {names}: "{fee} a year". */
  with(values: Readonly<Record<string, Shown | number>>): Text {
    const parts = this.segments.flatMap(({ text, origin }, at): Segment[] => {
      const behind = this.segments.slice(at + 1).map((each) => each.text)
      return text.split(/(\{[\w.]+\})/).flatMap((part, index, all): readonly Segment[] => {
        const value = index % 2 === 1 ? values[part.slice(1, -1)] : undefined
        if (value === undefined) return part ? [{ text: part, origin }] : []
        const after = [...all.slice(index + 1), ...behind].join('')
        if (!isText(value)) return [{ text: beforeText(`${value}`, after), origin }]
        return cutTo(value, beforeText(value.plain, after))
      })
    })
    return new Text(parts)
  }
}

/** A fact that is not given, or a text that there is none of. Marked as pure, so that the script of a page
    does without the class. */
export const none = /* @__PURE__ */ new Text('')

/** What is before and behind a {name} in a sentence. */
export function around(sentence: Text, name: string): [before: Text, after: Text] {
  const [before = '', after = ''] = sentence.plain.split(`{${name}}`)
  const { length } = sentence.plain
  return [sentence.slice(0, before.length), sentence.slice(length - after.length, length)]
}

/** The bundle of the pages has a class of its own, hence no `instanceof` alone. */
export function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'segments' in value && 'plain' in value
}

export function plain(shown: Shown): string {
  return typeof shown === 'string' ? shown : shown.plain
}

/** The segments of a text, of which the end was cut. */
export function cutTo(text: Text, shorter: string): readonly Segment[] {
  if (text.plain === shorter) return text.segments
  const isBeginning = text.plain.startsWith(shorter)
  return isBeginning ? text.slice(0, shorter.length).segments : text.map(() => shorter).segments
}

/** Words made from values that are no text: "July 1, 2026" from the date of a price list. */
export function shown(words: string, ...origins: readonly (Origin | undefined)[]): Text {
  return new Text([{ text: words, origin: origins.flatMap((origin) => origin ?? []) }])
}

/** An address made from values that are no address by themselves. */
export function addressFrom(address: string, ...origins: readonly (Origin | undefined)[]): Text {
  const origin = origins.flatMap((each) => each ?? [])
  return new Text([{ text: address, origin }], { isAddress: true })
}

/** The same with what the words stand for. */
export function meaning(text: Text, kind: Meaning['kind'], value: number): Text {
  return new Text(text.segments, { meaning: { kind, value } })
}

/** Text from texts, and from words that the code has. */
export function joined(parts: readonly (Shown | number)[], between: Shown = ''): Text {
  const segments = parts.flatMap((part, at) => [
    ...(at > 0 ? segmentsOf(between) : []),
    ...segmentsOf(part),
  ])
  return new Text(segments)
}

/** "{a}, {b}" in code, with the texts' own origins. */
export function say(strings: TemplateStringsArray, ...values: readonly (Shown | number)[]): Text {
  return joined(strings.flatMap((text, at) => [text, ...values.slice(at, at + 1)]))
}

function segmentsOf(part: Shown | number): readonly Segment[] {
  if (isText(part)) return part.segments
  return part === '' ? [] : [{ text: `${part}` }]
}

/** "a, b and c". */
export function inList(items: readonly Text[], and: Text): Text {
  const [last, before] = [items.slice(-1), items.slice(0, -1)]
  if (before.length === 0) return joined(last)
  return joined([joined(before, ', '), ...last], joined([' ', and, ' ']))
}

/** A list in words, as the language has it: "a, b, and c". */
export function listed(items: readonly Shown[], format: Intl.ListFormat, between?: Origin): Text {
  let at = 0
  const parts = format.formatToParts(items.map((_, index) => `${index}`))
  return joined(
    parts.map(({ type, value }) =>
      type === 'element' ? (items[at++] ?? '') : shown(value, between),
    ),
  )
}

// A group of fields, and a value that is an object of its own, knows its place by this symbol; a copy made
// with `...` has it, too.
const at = Symbol.for('text.place')
/** The origins of values that are not typed in the group, but given by the name of a fact. */
const named = Symbol.for('text.named')

type Placed = { readonly [at]?: Origin; readonly [named]?: Readonly<Record<string, Origin>> }

/** Where a group is written, or a field of it that is a number, a date or a name. */
export function from<Group extends object>(group: Group, key?: keyof Group): Origin | undefined {
  const { [at]: origin, [named]: others } = group as Placed
  if (key === undefined || !origin) return origin
  // A line of a text has no fields of its own.
  const inside = (place: Place) => (place.line ? place : { ...place, path: [...place.path, key] })
  return others?.[String(key)] ?? origin.map(inside)
}

/** What a field says that is a number, a date or a name: `fieldText(record, 'saved', dollars)`. */
export function fieldText<Group extends object, Key extends keyof Group>(
  group: Group,
  key: Key,
  format: (value: Group[Key]) => string = String,
): Text {
  return shown(format(group[key]), from(group, key))
}

/** A value that was computed from others, whose places become its own. */
export function madeFrom<Value extends object>(value: Value, ...sources: readonly object[]): Value {
  return { ...value, [at]: sources.flatMap((source) => from(source) ?? []) }
}

/**
 * Gives every text and every group in the data of a file its place. `segments` are those of the texts
 * into which facts were filled in, by their paths.
 */
export function placed<Data>(
  data: Data,
  where: (path: Path) => Place,
  segmentsAt: (path: Path) => readonly Segment[] | undefined,
): Data {
  visit(data, [])
  return data

  function visit(value: unknown, path: Path) {
    if (typeof value !== 'object' || value === null) return
    if (isPlaceable(value)) return value.setPlace(where(path), segmentsAt(path))
    // Hidden on a list, whose entries are compared in tests and whose copies are other lists.
    if (Array.isArray(value)) Object.defineProperty(value, at, { value: [where(path)] })
    else Object.assign(value, { [at]: [where(path)] })
    for (const [key, each] of Object.entries(value)) {
      const inside = [...path, Array.isArray(value) ? Number(key) : key]
      visit(each, inside)
      const fact = typeof each === 'number' ? segmentsAt(inside) : undefined
      const origin = fact?.flatMap((segment) => segment.origin ?? [])
      if (origin) Object.assign(value, { [named]: { ...(value as Placed)[named], [key]: origin } })
    }
  }
}

/** What is made while a file is parsed, when its place is not known yet. */
type Placeable = { setPlace(place: Place, segments?: readonly Segment[]): void }

function isPlaceable(value: object): value is Placeable {
  return 'setPlace' in value
}
