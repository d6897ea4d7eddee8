import { beforeText } from '#app/lib/before-text.ts'
import type { Segment } from '#app/lib/marks.ts'
import { cutTo, type Meaning, type Text } from '#app/lib/shown.ts'
import { closestMatch } from './english.ts'
import type { Path, ProblemDetail, Spot } from './problem.ts'

/** An empty fact is one that the owner may give and has not given; `price.books.*` is a whole group
    of them. */
export type Facts = Readonly<Record<string, Text>>
/** What a field takes besides facts in its text: names that its page fills in, or a value by its name. */
type FieldAt = (path: Path) => {
  readonly values?: readonly string[]
  readonly valuesIn?: (block: string) => readonly string[]
  readonly takes?: Meaning['kind']
  readonly expected?: string
}
/** `unfilled` holds the paths of strings that still contain a brace: their text is not final.
    `used` holds the names that were filled in, each with its first place. A field whose marks leave
    nothing of it is undefined, and so is the entry of a list that loses a text. `segments` are those of
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
    if (Array.isArray(value)) return value.map((item, index) => fillEntry(item, [...path, index]))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fill(item, [...path, key])]),
    )
  }

  function fillEntry(item: unknown, path: Path): unknown {
    const { problems, unfilled, used } = filled
    const before = [problems.length, unfilled.length, used.size] as const
    const entry = fill(item, path)
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry
    if (!Object.values(entry).includes(undefined)) return entry
    // What is not there has no problems and uses no facts.
    problems.length = before[0]
    unfilled.length = before[1]
    for (const name of [...used.keys()].slice(before[2])) used.delete(name)
    return undefined
  }
}

type Filling = { filled: Filled; facts: Facts; fieldAt: FieldAt }

function fillText(source: string, path: Path, filling: Filling): string | Text | undefined {
  if (!/[{}]/.test(source)) return source
  const { filled, facts, fieldAt } = filling
  const { values = [], valuesIn, takes, expected = '' } = fieldAt(path)
  const text = resolveConditionals(source, facts)
  if (text.trim() === '') return undefined
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
    const detail = otherKind(source.trim(), only, takes, facts)
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
      // The nearest of many names is looked for only where somebody is told.
      get detail() {
        return { ...describeBrace(match, name, facts, values), ...spot, nth }
      },
      ...(name && { unknown: name.replace(/^[?!]/, '') }),
    })
    return [{ text: match }]
  }
}

/** The name of the block between ::: lines that a place is in; empty where it is in none. */
export function blockAt(text: string, at: number): string {
  const [, name = ''] = [...text.slice(0, at).matchAll(/^:::+([\w-]*)/gm)].at(-1) ?? []
  return name
}

/** Braces with the fields of a block: :::name[Caption]{id=prices}. */
export function isOfBlock(text: string, at: number): boolean {
  const start = text.lastIndexOf('\n', at) + 1
  const [before] = /^:::+[\w-]+(?:\[[^\]\n]*\])?(?=\{[\w-]+=)/.exec(text.slice(start)) ?? []
  return before !== undefined && start + before.length === at
}

/** A fact that is made from the file that uses it, or from one that is read after it. */
export function inCircle(name: string): ProblemDetail {
  return {
    found: `{${name}}, which is made from this file itself or from one that uses it`,
    expected: 'a fact of a file that is read before this one',
    hint: 'Write the value here, or take it from the other file.',
    fragment: `{${name}}`,
  }
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
function otherKind(typed: string, fact: Text, takes: Meaning['kind'], facts: Facts) {
  const fitting = Object.keys(facts).filter((name) => facts[name]?.meaning?.kind === takes)
  const near = closestMatch(typed.slice(1, -1), fitting, 0.5)
  return {
    found: `${typed}, which is ${fact.meaning ? kinds[fact.meaning.kind] : 'words'}: "${fact.plain}"`,
    ...(near && { hint: `Did you mean {${near}}?` }),
  }
}

function describeBrace(
  match: string,
  name: string | undefined,
  facts: Facts,
  values: readonly string[],
): ProblemDetail {
  const literal = 'To show a brace itself, write \\{ or \\}.'
  const known = [...values, ...Object.keys(facts).filter((fact) => !fact.endsWith('*'))]
  if (name === undefined) {
    const found = match === '{' ? 'a { without a }' : 'a } without a {'
    return { found, expected: 'the name of a fact between { and }', hint: literal }
  }
  if (name === '/') {
    const expected = 'a {?name} or {!name} before it, in the same paragraph'
    return { found: '{/} without a beginning', expected, hint: literal }
  }
  if (isKnown(facts, name)) {
    return {
      found: `${match}, which has no value yet`,
      expected: 'a fact that has a value',
      hint: `Enter its value, or take it out of the text. A paragraph that starts with {?${name}} appears only when there is one.`,
    }
  }
  const [, sign = '', word = name] = /^([?!])(.*)$/.exec(name) ?? []
  // Half of the letters: {fone} is meant to be {phone}.
  const near = closestMatch(word, known) ?? closestMatch(word, known, 0.5)
  const some = known.slice(0, 3).map((fact) => `{${fact}}`)
  const groupOf = (fact: string) => /^\w+\./.exec(fact)?.[0] ?? ''
  const group = groupOf(word)
  const groups = new Set(known.map(groupOf))
  if (group && !groups.has(group) && !closestMatch(group, [...groups])) {
    return {
      found: `${match}, which isn't the name of a fact`,
      expected: `a fact that is there: no fact begins with {${group}`,
      hint: 'The file that such facts come from may be missing. Take the name out of the text, or bring the file back.',
    }
  }
  return {
    found: `${match}, which isn't the name of a fact`,
    expected: `the name of a fact${some.length > 0 ? `, such as ${some.join(', ')}` : ''}`,
    hint: near ? `Did you mean {${sign}${near}}? ${literal}` : literal,
  }
}

/** A fact with a line break would move every line below it, and the line numbers of problems. */
export function oneLine(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, ' ')
}

/** A mark and what depends on it: up to {/}, the next mark, or the end of the paragraph or list item. */
const marked =
  /(?<!\\)\{([?!])([^{}\n]*)\}((?:(?!(?<!\\)\{[?!/]|\n[ \t]*(?:\n|[-*+] |\d+\. ))[\s\S])*)(?:\{\/\}([ \t]*))?/g

/** `before` is the sign before the mark, empty at the beginning of a text; `after` are the spaces
    behind {/}. */
type Part = {
  whole: string
  sign: string
  name: string
  text: string
  before: string
  after: string
}

/** Puts something else in the place of each part that begins with {?name} or {!name}. */
export function replaceMarked(text: string, instead: (part: Part) => string): string {
  return text.replaceAll(
    marked,
    (whole, sign: string, name: string, part: string, after = '', at: number) =>
      instead({ whole, sign, name: name.trim(), text: part, before: text.charAt(at - 1), after }),
  )
}

/**
 * What follows {?name} appears only if that fact is given, what follows {!name} only if it is not. A
 * removed part leaves its line breaks, so that problems keep their lines.
 */
export function resolveConditionals(text: string, facts: Facts): string {
  const resolved = replaceMarked(text, ({ sign, name, text: part, before, after }) => {
    if (!isKnown(facts, name)) return `{${sign}${name}}${part}${after}` // reported as an unknown fact
    const given = isGiven(facts, name)
    const isFirst = before === '' || before === '\n'
    if (given !== (sign === '?')) return part.replaceAll(/[^\n]/g, '') + (isFirst ? '' : after)
    return (isFirst ? part.trimStart() : part) + after
  })
  // The spaces on both sides of a mark or a removed part add up.
  return resolved === text
    ? text
    : resolved.replaceAll(/(?<=\S)[ \t]{2,}(?=\S)/g, ' ').replaceAll(/[ \t]+$/gm, '')
}

/** A page or price that the firm does not have is a fact that is not given: {?page.tax-debt-relief}. */
function isKnown(facts: Facts, name: string): boolean {
  const groups = name.split('.').map((_, at, parts) => [...parts.slice(0, at), '*'].join('.'))
  return [name, ...groups].some((each) => Object.hasOwn(facts, each))
}

function isGiven(facts: Facts, name: string): boolean {
  return Object.hasOwn(facts, name) && facts[name]?.plain !== ''
}
