import { decode } from './plain-text.ts'

// Where the text of a page comes from. A page is rendered with marks to learn it, and without them for
// visitors: the same values print themselves in both ways.

export type Path = readonly PropertyKey[]

/** Where a value is written. `line` is that inside a longer text of a Markdown file. */
export type Place = { readonly file: string; readonly path: Path; readonly line?: number }

/** The field that says a text, first; a computed text is made from several. */
export type Origin = readonly Place[]

/** A piece of text from one field. Without an origin it is typed into the code. */
export type Segment = { readonly text: string; readonly origin?: Origin | undefined }

/** A mark is a private-use character, which is the number of its origin, before a text and another one
    behind it. No firm types such characters, and HTML, JSON, `trim` and `\w` leave them alone. */
const first = 0xf0000
const most = 0xfff0
const close = '\u{ffffd}'
const marks = /[\u{f0000}-\u{fffff}]/gu
const markOrText = /[\u{f0000}-\u{fffff}]|[^\u{f0000}-\u{fffff}]+/gu
export const encodedMark = /%F3%B[0-9A-F](?:%[89AB][0-9A-F]){2}/gi
export const reserved = /[\u{f0000}-\u{fffff}]/u

/** A part of a text that a fact was filled into: where it begins and ends, and the fact's origin. */
export type FactRange = { readonly start: number; readonly end: number; readonly origin: Origin }

type Marking = {
  origins: Origin[]
  /** The longer text that is being rendered. */
  text?: { readonly place: Place; readonly facts: readonly FactRange[] } | undefined
}

// The bundle of the pages has a copy of this module, so the two share this on the global object.
const key = Symbol.for('text.marking')
const shared = globalThis as { [key]?: Marking | undefined }

/** The origins that marks have named so far in this rendering; undefined in an ordinary one. */
export function marking(): Marking | undefined {
  return shared[key]
}

/** Runs synchronous work, such as a rendering, in which every value prints with marks. */
export function withMarks<Result>(work: () => Result): { result: Result; origins: Origin[] } {
  const before = shared[key]
  const origins: Origin[] = []
  shared[key] = { origins }
  try {
    return { result: work(), origins }
  } finally {
    shared[key] = before
  }
}

export function marked(text: string, origin: Origin | undefined): string {
  const active = shared[key]
  if (!active || !origin || origin.length === 0) return text
  if (active.origins.length > most) throw new RangeError('A page has at most 65,520 marks.')
  return `${String.fromCodePoint(first + active.origins.push(origin) - 1)}${text}${close}`
}

/** Parts of one text, each with the marks around it: a pair that begins in one may end in another. */
export function withWholeMarks(parts: readonly string[]): string[] {
  const open: string[] = []
  return parts.map((part) => {
    const before = open.join('')
    for (const [mark] of part.matchAll(marks)) {
      if (mark === close) open.pop()
      else open.push(mark)
    }
    return before + part + close.repeat(open.length)
  })
}

export function withoutMarks(text: string): string {
  return text.replaceAll(marks, '')
}

/** A text of a page, where it is in the HTML without marks, and where it comes from. `inside` are the
    names of the elements around it, the nearest first; `tag` is where the nearest begins. */
export type Run = {
  text: string
  origin: Origin | undefined
  start: number
  end: number
  inside: readonly string[]
  tag: number
  attribute?: string
}

/** The browser reads a script as text, so a `<` in it begins no element. */
const token =
  /<!--.*?-->|<!\w[^>]*>|<(script|style)\b([^>]*)>(.*?)<\/\1>|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^>"])*)>|[^<]+/gs
const attributePattern = /([\w:-]+)="([^"]*)"/dg
const voids = /^(area|base|br|col|hr|img|input|link|meta|source|wbr)$/

/** Takes the marks out of a page's HTML, which React or the Markdown engine has written. */
export function readMarks(page: string, origins: readonly Origin[]): { html: string; runs: Run[] } {
  // An address of a mail has its subject in the characters of addresses, and so the marks in it.
  const html = page.replaceAll(encodedMark, decodeURIComponent)
  const runs: Run[] = []
  const open: { name: string; tag: number }[] = []
  const namesOf = () => open.map(({ name }) => name).reverse()
  const stack: (Origin | undefined)[] = []
  let clean = ''
  for (const match of html.matchAll(token)) {
    const [whole, raw, , code = '', closing, name = '', attributes = ''] = match
    if (raw === 'script') {
      const before = withoutMarks(whole.slice(0, whole.lastIndexOf(code))).length
      const where = { inside: [raw, ...namesOf()], tag: clean.length }
      add(code, clean.length + before, [], where)
    } else if (closing) {
      const at = open.findLastIndex((each) => each.name === name)
      if (at >= 0) open.splice(at)
    } else if (name) {
      const tag = clean.length
      const inside = [name, ...namesOf()]
      if (!voids.test(name) && !attributes.endsWith('/')) open.push({ name, tag })
      for (const found of attributes.matchAll(attributePattern)) {
        const [, attribute = '', value = ''] = found
        const before = whole.slice(0, 1 + name.length + (found.indices?.[2]?.[0] ?? 0))
        add(value, clean.length + withoutMarks(before).length, [], { inside, tag, attribute })
      }
    } else if (!whole.startsWith('<')) {
      add(whole, clean.length, stack, { inside: namesOf(), tag: open.at(-1)?.tag ?? 0 })
    }
    clean += withoutMarks(whole)
  }
  return { html: clean, runs }

  /** Of marks inside one another the innermost counts. A pair without text is of the whole attribute. */
  function add(
    text: string,
    at: number,
    around: (Origin | undefined)[],
    where: Pick<Run, 'inside' | 'tag' | 'attribute'>,
  ) {
    let start = at
    const own: Run[] = []
    const empty: Origin[] = []
    let justOpened = false
    for (const [part] of text.matchAll(markOrText)) {
      if (part === close) {
        const ended = around.pop()
        if (justOpened && ended) empty.push(ended)
        justOpened = false
      } else if (reserved.test(part)) {
        around.push(origins[(part.codePointAt(0) ?? 0) - first])
        justOpened = true
      } else {
        const end = start + part.length
        own.push({ text: decode(part), origin: around.at(-1), start, end, ...where })
        start = end
        justOpened = false
      }
    }
    for (const run of own) {
      runs.push({ ...run, origin: run.origin ?? (where.attribute ? empty[0] : undefined) })
    }
  }
}
