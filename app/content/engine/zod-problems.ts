import { z } from 'zod'
import { issueInWords } from './issue-words.ts'
import { locate, type Source } from './parsed.ts'
import { type Complaint, type Path, type Problem, yamlExample } from './problem.ts'
import { defOf, exampleOf, knownKeys, metaOf, schemaAt, unwrap } from './schema-walk.ts'
import { unknownField } from './unknown-field.ts'
import { foundInWords, inWords, listed, nearest } from './words.ts'

type Issue = z.core.$ZodIssue
type Schema = z.core.$ZodType
/** A source with its facts filled in; `unfilled` are the strings in which one is unknown. */
type Filled = Source & { unfilled: readonly Path[] }

const unseen = { typed: undefined, optional: false, quotable: false }

/** `base` is where `schema` begins: inside a union the issues of a branch count from there. */
export function zodProblems(
  issues: readonly Issue[],
  schema: Schema,
  source: Filled,
  base: Path = [],
): Problem[] {
  // A mistyped name is both an unknown field and a missing one; once is enough.
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys')
  const meant = unknown.flatMap((issue) =>
    issue.keys.map((key) => String([...issue.path, suggestion(issue, key, schema, source, base)])),
  )
  // Zod goes on to measure a text that should have been a list.
  const wrongKind = issues.filter((issue) => issue.code === 'invalid_type')
  const isEcho = (issue: Issue) =>
    wrongKind.includes(issue as (typeof wrongKind)[number])
      ? isMissing(issue, source, base) && meant.includes(String(issue.path))
      : wrongKind.some((other) => String(other.path) === String(issue.path))
  return issues
    .filter((issue) => !isEcho(issue))
    .flatMap((issue) => problemsOf(issue, schema, source, base))
}

function problemsOf(issue: Issue, schema: Schema, source: Filled, base: Path): Problem[] {
  const path = [...base, ...issue.path]
  const field = schemaAt(schema, issue.path)
  if (dependsOnFact(issue, path, source)) return []
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => {
        const near = suggestion(issue, key, schema, source, base)
        return unknownField(source, [...path, key], knownKeys(field), near)
      })
    case 'invalid_union':
      return unionProblems(issue, schema, source, base)
    case 'invalid_key': {
      const [inner] = issue.issues
      const key = field && schemaOfKeys(schemaAt(schema, issue.path.slice(0, -1)))
      const told = metaOf(key).expected
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
      const { expected: told, description } = metaOf(field)
      const optional = field?._zod.optin === 'optional'
      const value = valueAt(source.value, path)
      const typed = source.typed(path)
      const quotable = field !== undefined && z.safeParse(field, typed).success
      const seen = { value, typed, optional, quotable }
      const words = issueInWords(issue, { ...seen, told: told ?? description })
      const tooLong = issue.code === 'too_big' || (issue.code === 'too_small' && value !== '')
      const example = tooLong ? undefined : exampleOf(field)
      return [locate(source, path, { ...words, ...shown(path, example) })]
    }
  }
}

/** Reports the branch that the owner most likely meant, and keeps quiet about the others. */
function unionProblems(
  issue: z.core.$ZodIssueInvalidUnion,
  schema: Schema,
  source: Filled,
  base: Path,
): Problem[] {
  const path = [...base, ...issue.path]
  const value = valueAt(source.value, path)
  const { discriminator } = issue
  if (discriminator && 'options' in issue && issue.options) {
    const group = path.slice(0, -1)
    const known = knownKeys(schemaAt(schema, issue.path.slice(0, -1)))
    const slip = Object.keys(valueAt(source.value, group) ?? {}).find(
      (key) => !known.includes(key) && nearest(key, [discriminator]),
    )
    if (value === undefined && slip) {
      return [unknownField(source, [...group, slip], known, discriminator)]
    }
    const words = issue.options.map(String)
    const near = typeof value === 'string' ? nearest(value, words) : undefined
    return [
      locate(source, path, {
        found: foundInWords(value),
        expected: `one of ${listed(words, 'or')}`,
        ...(near && { hint: `Did you mean "${near}"?` }),
      }),
    ]
  }
  const union = schemaAt(schema, issue.path)
  const branches = issue.errors.map((errors, index) => ({
    errors,
    schema: (union && defOf(unwrap(union)).options?.[index]) ?? schema,
    wrongKind: errors.some((error) => error.path.length === 0 && error.code === 'invalid_type'),
  }))
  const fitting = branches.filter((branch) => !branch.wrongKind)
  const [best] = fitting.sort((a, b) => a.errors.length - b.errors.length)
  if (best) return zodProblems(best.errors, best.schema, source, path)

  const { expected: told, description } = metaOf(union)
  const kinds = branches.flatMap(({ errors, schema: branch }) =>
    errors.map((error) => {
      const meta = metaOf(branch)
      return issueInWords(error, { value, ...unseen, told: meta.expected }).expected
    }),
  )
  const expected = told ?? description ?? listed([...new Set(kinds)], 'or')
  const found = foundInWords(value)
  return [locate(source, path, { found, expected, ...shown(path, exampleOf(union)) })]
}

function customProblem(
  issue: z.core.$ZodIssueCustom,
  path: Path,
  field: Schema | undefined,
  source: Filled,
): Problem {
  const { expected: told, description, example } = metaOf(field)
  const complaint = issue.params as Partial<Complaint> | undefined
  const says = issue.message === 'Invalid input' ? undefined : issue.message
  const found = inWords(valueAt(source.value, path))
  // An example of the field's form helps only against a fault of form.
  const formal = complaint ? complaint.fragment === undefined && !complaint.line : !says
  return locate(source, path, {
    found,
    expected: says ?? told ?? description ?? 'another value',
    ...(formal && shown(path, example)),
    ...complaint,
  })
}

function suggestion(
  issue: z.core.$ZodIssueUnrecognizedKeys,
  key: string,
  schema: Schema,
  source: Filled,
  base: Path,
): string | undefined {
  const present = Object.keys(valueAt(source.value, [...base, ...issue.path]) ?? {})
  const absent = knownKeys(schemaAt(schema, issue.path)).filter((name) => !present.includes(name))
  // Without a space after its colon, `title:Our prices` is a name as a whole.
  return nearest(key.split(':')[0] ?? key, absent)
}

function isMissing(issue: Issue, source: Filled, base: Path): boolean {
  return valueAt(source.value, [...base, ...issue.path]) === undefined
}

/** Length and form of a text with an unknown fact are not known; what is wrong beside it is. */
function dependsOnFact(issue: Issue, path: Path, { unfilled }: Filled): boolean {
  if (!unfilled.some((other) => String(other) === String(path))) return false
  const fragment: unknown = issue.code === 'custom' ? issue.params?.fragment : undefined
  return typeof fragment !== 'string' || fragment.includes('{')
}

function schemaOfKeys(schema: Schema | undefined): Schema | undefined {
  return schema && defOf(unwrap(schema)).keyType
}

function shown(path: Path, example: unknown): { example?: string } {
  return example === undefined ? {} : { example: yamlExample(path, example) }
}

function valueAt(value: unknown, path: Path): unknown {
  let current = value
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return
    current = (current as Record<PropertyKey, unknown>)[key]
  }
  return current
}
