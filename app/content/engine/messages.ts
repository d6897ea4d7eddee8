import { z } from 'zod'
import { parseDigits } from '#app/lib/money.ts'
import { declaredAt, declaredOf, exampleOf, fieldAt, knownKeys } from './declared.ts'
import {
  closestMatch,
  foundInWords,
  inWords,
  joinList,
  kindInWords,
  pluralize,
  quoted,
} from './english.ts'
import { type Path, type Problem, type ProblemDetail, valueAt, yamlExample } from './problem.ts'
import { locate, type Source } from './source.ts'

type Issue = z.core.$ZodIssue
type Schema = z.core.$ZodType
/** A source with its facts filled in; `unfilled` are the strings in which one is unknown. */
type Filled = Source & { unfilled: readonly Path[] }

const unseen = { typed: undefined, optional: false, quotable: false }

/** `base` is where `schema` begins: inside a union the issues of a branch count from there. */
type Place = { schema: Schema; source: Filled; base: Path }

export function schemaProblems(issues: readonly Issue[], place: Place): Problem[] {
  const { source, base } = place
  // A mistyped name is both an unknown field and a missing one; once is enough.
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys')
  const meant = unknown.flatMap((issue) =>
    issue.keys.map((key) => String([...issue.path, suggestion(issue, key, place)])),
  )
  // Zod goes on to measure a text that should have been a list.
  const wrongKind = issues.filter((issue) => issue.code === 'invalid_type')
  const isEcho = (issue: Issue) =>
    issue.code === 'invalid_type'
      ? valueAt(source.value, [...base, ...issue.path]) === undefined &&
        meant.includes(String(issue.path))
      : wrongKind.some((other) => String(other.path) === String(issue.path))
  return issues.filter((issue) => !isEcho(issue)).flatMap((issue) => problemsOf(issue, place))
}

function problemsOf(issue: Issue, place: Place): Problem[] {
  const { schema, source, base } = place
  const path = [...base, ...issue.path]
  const field = fieldAt(schema, issue.path, valueAt(source.value, base))
  if (dependsOnFact(issue, path, source)) return []
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => {
        const near = suggestion(issue, key, place)
        return unknownField(source, [...path, key], knownKeys(field), near)
      })
    case 'invalid_union':
      return unionProblems(issue, place)
    case 'invalid_key': {
      const [inner] = issue.issues
      const { keys } = declaredAt(schema, issue.path.slice(0, -1))
      const told = keys && declaredOf(keys).expected
      const name = String(issue.path.at(-1))
      const words = inner && issueInWords(inner, { value: name, ...unseen, told })
      return [
        locate(source, path, {
          found: `the name "${name}"`,
          expected: words?.expected ?? told ?? 'another name',
        }),
      ]
    }
    case 'custom':
      return [customProblem(issue, path, field, source)]
    default: {
      const { expected: told, optional = false } = field ? declaredOf(field) : {}
      const value = valueAt(source.value, path)
      const typed = source.typed(path)
      // What the field would say to the same signs as text: digits alone are no phone number yet.
      const asText = field && typed ? z.safeParse(field, typed) : undefined
      const quotable = asText?.success === true
      const seen = { value, typed, optional, quotable }
      const words = issueInWords(issue, { ...seen, told })
      const meant = issue.code === 'invalid_type' && asText?.error?.issues[0]
      if (meant && meant.code === 'custom') words.hint ??= meant.params?.hint
      const tooLong = issue.code === 'too_big' || (issue.code === 'too_small' && value !== '')
      const wantsList = issue.code === 'invalid_type' && issue.expected === 'array'
      // Where a text stands for a list, the list with that text is the best example.
      const item = wantsList && typeof value === 'string' ? [value] : undefined
      const example = tooLong ? undefined : (exampleOf(field) ?? item)
      return [locate(source, path, { ...words, ...shown(path, example) })]
    }
  }
}

/** Reports only the branch that the owner most likely meant. */
function unionProblems(
  issue: z.core.$ZodIssueInvalidUnion,
  { schema, source, base }: Place,
): Problem[] {
  const path = [...base, ...issue.path]
  const value = valueAt(source.value, path)
  const { discriminator } = issue
  if (discriminator && 'options' in issue && issue.options) {
    const group = path.slice(0, -1)
    const known = knownKeys(fieldAt(schema, issue.path.slice(0, -1)))
    const slip = Object.keys(valueAt(source.value, group) ?? {}).find(
      (key) => !known.includes(key) && closestMatch(key, [discriminator]),
    )
    if (value === undefined && slip) {
      return [unknownField(source, [...group, slip], known, discriminator)]
    }
    const words = issue.options.map(String)
    const near = typeof value === 'string' ? closestMatch(value, words) : undefined
    return [
      locate(source, path, {
        found: foundInWords(value),
        expected: `one of ${joinList(words, 'or')}`,
        ...(near && { hint: `Did you mean "${near}"?` }),
      }),
    ]
  }
  const union = fieldAt(schema, issue.path)
  const branches = issue.errors.map((errors, index) => ({
    errors,
    schema: (union && declaredOf(union).options?.[index]) ?? schema,
    wrongKind: errors.some((error) => error.path.length === 0 && error.code === 'invalid_type'),
  }))
  const fitting = branches.filter((branch) => !branch.wrongKind)
  const [best] = fitting.sort((a, b) => a.errors.length - b.errors.length)
  if (best) return schemaProblems(best.errors, { schema: best.schema, source, base: path })

  const kinds = branches.flatMap(({ errors, schema: branch }) =>
    errors.map((error) => {
      const told = declaredOf(branch).expected
      return issueInWords(error, { value, ...unseen, told }).expected
    }),
  )
  const told = union && declaredOf(union).expected
  const expected = told ?? joinList([...new Set(kinds)], 'or')
  const found = foundInWords(value)
  return [locate(source, path, { found, expected, ...shown(path, exampleOf(union)) })]
}

function customProblem(
  issue: z.core.$ZodIssueCustom,
  path: Path,
  field: Schema | undefined,
  source: Filled,
): Problem {
  const { expected: told, example } = field ? declaredOf(field) : {}
  const detail: Partial<ProblemDetail> | undefined = issue.params
  const says = issue.message === 'Invalid input' ? undefined : issue.message
  const found = inWords(valueAt(source.value, path))
  // An example of the field's form helps only where the form is wrong.
  const formal = detail ? detail.fragment === undefined && !detail.line : !says
  return locate(source, path, {
    found,
    expected: says ?? told ?? 'another value',
    ...(formal && shown(path, example)),
    ...detail,
  })
}

function suggestion(
  issue: z.core.$ZodIssueUnrecognizedKeys,
  key: string,
  { schema, source, base }: Place,
): string | undefined {
  const present = Object.keys(valueAt(source.value, [...base, ...issue.path]) ?? {})
  const group = fieldAt(schema, issue.path, valueAt(source.value, base))
  const absent = knownKeys(group).filter((name) => !present.includes(name))
  // Without a space after its colon, `title:Our prices` is a name as a whole.
  const [name = key] = key.split(':')
  const near = closestMatch(name, absent)
  if (near) return near
  const needed = absent.filter((each) => {
    const field = group && fieldAt(group, [each])
    return field && !z.safeParse(field, undefined).success
  })
  const [only, other] = needed
  return (
    [...needed, ...absent].find((each) => isPartOf(each, name) || isPartOf(name, each)) ??
    (other ? undefined : only) ??
    closestMatch(name, absent, 0.5)
  )
}

/** `url` is part of siteUrl, and `phone` of telephone. */
function isPartOf(part: string, whole: string): boolean {
  return part.length > 2 && whole.toLowerCase().includes(part.toLowerCase())
}

/** Length and form of a text with an unknown fact are not known; what is wrong beside it is. */
function dependsOnFact(issue: Issue, path: Path, { unfilled }: Filled): boolean {
  if (!unfilled.some((other) => String(other) === String(path))) return false
  const fragment: unknown = issue.code === 'custom' ? issue.params?.fragment : undefined
  return typeof fragment !== 'string' || fragment.includes('{')
}

function shown(path: Path, example: unknown): { example?: string } {
  return example === undefined ? {} : { example: yamlExample(path, example) }
}

/** A name that is unknown at its place, and the known one that was most likely meant. */
function unknownField(
  source: Source,
  path: Path,
  known: readonly string[],
  near: string | undefined,
): Problem {
  const key = String(path.at(-1))
  return locate(source, path, {
    found: `an unknown field, ${quoted(key)}`,
    expected:
      known.length > 0 ? `one of these fields: ${joinList(known, 'or', 30)}` : 'no field here',
    hint: near ? hintAt(key, near) : 'If none of these is meant, delete the line.',
  })
}

function hintAt(key: string, near: string): string {
  return key.startsWith(`${near}:`)
    ? `Put a space after the colon in "${near}:".`
    : `Did you mean "${near}"?`
}

type Words = { found: string; expected: string; hint?: string | undefined }
/** The value, how it was typed, and what the schema's author says is expected. */
type Seen = {
  value: unknown
  typed: string | undefined
  told: string | undefined
  optional: boolean
  /** Whether quotation marks around what was typed would make it right. */
  quotable: boolean
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: each item on its own line, after a dash',
  object: 'a group of fields, each on its own line and indented two spaces',
  record: 'a group of names and values, each on its own line and indented two spaces',
}

const sizes: Readonly<Record<string, string>> = { string: 'character', array: 'item' }

/** What is wrong and what is expected, for each kind of issue that Zod reports. */
function issueInWords(issue: Issue, seen: Seen): Words {
  const { value, told } = seen
  const found = foundInWords(value)
  if (isOwnMessage(issue)) return { found, expected: issue.message }
  switch (issue.code) {
    case 'invalid_type':
      return {
        found: foundInstead(issue.expected, seen),
        expected: told ?? kinds[issue.expected] ?? issue.expected,
        hint: typeHint(issue.expected, seen),
      }
    case 'too_big':
      return { found, expected: joined(told, sizeInWords(issue, Number(issue.maximum), value)) }
    case 'too_small':
      if (value === '') return { found, expected: told ?? 'some text' }
      return { found, expected: joined(told, sizeInWords(issue, Number(issue.minimum), value)) }
    case 'invalid_value': {
      const words = issue.values.map(String)
      const near = typeof value === 'string' ? closestMatch(value, words) : undefined
      const only = told ?? `the word ${words[0]}`
      const expected = words.length === 1 ? only : `one of ${joinList(words, 'or', 30)}`
      return { found, expected, hint: near && `Did you mean ${quoted(near)}?` }
    }
    default:
      return { found, expected: told ?? 'another value' }
  }
}

/** A message written in the schema takes precedence over the general ones. */
function isOwnMessage(issue: Issue): boolean {
  const standard = z.locales.en().localeError(issue as z.core.$ZodRawIssue)
  const message = typeof standard === 'string' ? standard : standard?.message
  return issue.code !== 'invalid_union' && issue.message !== message
}

function foundInstead(expected: string, { value, typed }: Seen): string {
  if (value === undefined) return foundInWords(value)
  if (value === null) {
    return typed && /^(~|null)$/i.test(typed) ? `${typed}, which means "nothing"` : 'nothing'
  }
  if (isBareFact(value, typed)) return `${typed}, without quotation marks`
  if (expected === 'string' && typed && typed !== String(value) && typeof value !== 'object') {
    return `${inWords(value)} (typed as ${typed})`
  }
  return expected === 'string' ? inWords(value) : kindInWords(value)
}

function typeHint(expected: string, seen: Seen): string | undefined {
  const { value, typed, optional, quotable } = seen
  if (value === null) {
    if (expected === 'string' && typed) {
      return `If you mean the word itself, put it in quotation marks: "${typed}"`
    }
    const cure = optional
      ? "If you don't need this field, delete the whole line."
      : 'This field is required: enter a value after the colon.'
    return `${cure} Text that starts with # needs quotation marks.`
  }
  if (expected === 'string' && typed && (quotable || isBareFact(value, typed))) {
    return `Put it in quotation marks to make it text: "${typed.replaceAll('"', "'")}"`
  }
  if (typeof value !== 'string') {
    return expected === 'array' && value !== undefined ? 'Start each item with "- ".' : undefined
  }
  const [, digits] = /^\$?\s?(\d[\d,]*(?:\.\d+)?)$/.exec(value) ?? []
  if (expected === 'number' && digits) {
    return `Use digits only, with no quotation marks, dollar sign or commas: ${parseDigits(digits)}`
  }
  if (expected === 'boolean' && /^(yes|no|on|off|true|false)$/i.test(value)) {
    return `Write ${/^(yes|on|true)$/i.test(value) ? 'true' : 'false'}, without quotation marks.`
  }
  return expected === 'array' ? 'Even a single item needs a dash: put "- " before it.' : undefined
}

/** `{phone}` without quotation marks is a group of fields to YAML. */
function isBareFact(value: unknown, typed: string | undefined): boolean {
  return typeof value === 'object' && /^[{[].*[}\]]$/.test(typed ?? '')
}

function sizeInWords(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  limit: number,
  value: unknown,
): string {
  const big = issue.code === 'too_big'
  const noun = sizes[issue.origin]
  if (!noun) {
    if (!issue.inclusive) return `${big ? 'less' : 'more'} than ${limit}`
    return `${limit} or ${big ? 'less' : 'more'}`
  }
  const length = typeof value === 'string' || Array.isArray(value) ? value.length : 0
  const bound = issue.exact ? 'exactly' : big ? 'at most' : 'at least'
  const excess = big ? ` (${length - limit} too many)` : ''
  return `${bound} ${pluralize(limit, noun)}; this has ${length}${excess}`
}

function joined(told: string | undefined, sentence: string): string {
  return told ? `${told}, ${sentence}` : sentence
}
