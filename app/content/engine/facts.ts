import { beforeText } from '#app/lib/before-text.ts'
import type { Segment } from '#app/lib/marks.ts'
import { cutTo, type Meaning, type Text } from '#app/lib/shown.ts'
import type { Path, ProblemDetail, Spot } from './problem.ts'

export type Facts = Readonly<Record<string, Text>>
/** What a field takes besides facts in its text: names that its page fills in, or a value by its name. */
type FieldAt = (path: Path) => {
  readonly values?: readonly string[]
  readonly valuesIn?: (block: string) => readonly string[]
  readonly takes?: Meaning['kind']
  readonly expected?: string
}
/** `unfilled` holds the paths of strings that still contain a brace: their text is not final.
    `used` holds the names that were filled in, each with its first place. `segments` are those of
    the strings with facts in them, by their paths. */
export type Filled = {
  value: unknown
  problems: Located[]
  unfilled: Path[]
  used: Map<string, Use>
  segments: Map<string, readonly Segment[]>
}
export type Use = { path: Path; spot: Spot }
/** `unknown` is a name that no file read so far gives. */
type Located = { path: Path; readonly detail: ProblemDetail; unknown?: string }

const braces = /\\([{}])|\{([^{}\n]*)\}|[{}]/g

/** Replaces {names} in every string of a value; a name that is not in the table stays as it is. */
export function fillFacts(value: unknown, facts: Facts, fieldAt: FieldAt = () => ({})): Filled {
  const filled: Filled = {
    value: undefined,
    problems: [],
    unfilled: [],
    used: new Map(),
    segments: new Map(),
  }
  filled.value = fill(value, [])
  return filled

  function fill(value: unknown, path: Path): unknown {
    if (typeof value === 'string') return fillText(value, path, { filled, facts, fieldAt })
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...path, index]))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fill(item, [...path, key])]),
    )
  }
}

type Filling = { filled: Filled; facts: Facts; fieldAt: FieldAt }

function fillText(text: string, path: Path, filling: Filling): string | Text {
  if (!/[{}]/.test(text)) return text
  const { filled, facts, fieldAt } = filling
  const { values = [], valuesIn, takes, expected = '' } = fieldAt(path)
  const before = filled.problems.length
  const seen = new Map<string, number>()
  const segments: Segment[] = []
  let done = 0
  let only: Text | undefined
  const result = text.replaceAll(braces, (match, literal: string, inner: string, at: number) => {
    const replaced = replace(match, literal, inner, at)
    if (at > done) segments.push({ text: text.slice(done, at) })
    segments.push(...replaced)
    done = at + match.length
    return replaced.map((each) => each.text).join('')
  })
  if (filled.problems.length > before) filled.unfilled.push(path)
  // The name of a value alone is the value.
  if (takes && only && result === only.plain) {
    filled.segments.set(pathKey(path), only.segments)
    if (only.meaning?.kind === takes) return only
    const detail = otherKind(text.trim(), only)
    filled.problems.push({ path, detail: { ...detail, expected } })
    filled.unfilled.push(path)
    return result
  }
  if (done < text.length) segments.push({ text: text.slice(done) })
  filled.segments.set(pathKey(path), segments)
  return result

  function replace(match: string, literal: string, inner: string, at: number): readonly Segment[] {
    if (literal) return [{ text: literal }]
    const name = inner?.trim()
    const own = valuesIn?.(blockAt(text, at)) ?? values
    if (name && own.includes(name)) return [{ text: `{${name}}` }]
    if (isOfBlock(text, at)) return [{ text: match }]
    const spot = { fragment: match, line: text.slice(0, at).split('\n').length }
    const fact = name && Object.hasOwn(facts, name) ? facts[name] : undefined
    if (name && fact && fact.plain !== '') {
      if (!filled.used.has(name)) filled.used.set(name, { path, spot })
      only = fact
      return cutTo(fact, beforeText(oneLine(fact.plain), text.slice(at + match.length)))
    }
    const nth = seen.get(match) ?? 0
    seen.set(match, nth + 1)
    filled.problems.push({
      path,
      detail: { ...describeBrace(match, name), ...spot, nth },
      ...(name && { unknown: name }),
    })
    return [{ text: match }]
  }
}

/** The name of the block between ::: lines that a place is in; empty where it is in none. */
function blockAt(text: string, at: number): string {
  const [, name = ''] = [...text.slice(0, at).matchAll(/^:::+([\w-]*)/gm)].at(-1) ?? []
  return name
}

/** Braces with the fields of a block: :::name[Caption]{id=prices}. */
function isOfBlock(text: string, at: number): boolean {
  const start = text.lastIndexOf('\n', at) + 1
  const [before] = /^:::+[\w-]+(?:\[[^\]\n]*\])?(?=\{[\w-]+=)/.exec(text.slice(start)) ?? []
  return before !== undefined && start + before.length === at
}

export function pathKey(path: Path): string {
  return path.join('/')
}

const kinds: Readonly<Record<Meaning['kind'], string>> = {
  dollars: 'an amount in dollars',
  share: 'a percentage',
  years: 'a number of years',
  day: 'a day of the year',
}

/** A fact that is there, where a value of another kind is asked for. */
function otherKind(typed: string, fact: Text) {
  const found = `${typed}, which is ${fact.meaning ? kinds[fact.meaning.kind] : 'words'}: "${fact.plain}"`
  return { found }
}

function describeBrace(match: string, name: string | undefined): ProblemDetail {
  if (name === undefined) {
    const found = match === '{' ? 'a { without a }' : 'a } without a {'
    const hint = 'To show a brace itself, write \\{ or \\}.'
    return { found, expected: 'the name of a fact between { and }', hint }
  }
  const found = `${match}, which isn't the name of a fact`
  return { found, expected: 'the name of a fact: app/content/facts.ts has them' }
}

/** A fact with a line break would move every line below it, and the line numbers of problems. */
function oneLine(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, ' ')
}
