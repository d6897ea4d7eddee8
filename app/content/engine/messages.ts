import type { z } from 'zod'
import { declaredOf, fieldAt } from './declared.ts'
import { foundInWords } from './english.ts'
import { type Path, type Problem, type ProblemDetail, valueAt } from './problem.ts'
import { locate, type Source } from './source.ts'

type Issue = z.core.$ZodIssue
/** A source with its facts filled in; `unfilled` are the strings in which one is unknown. */
type Filled = Source & { unfilled: readonly Path[] }

/** What Zod found in a file, each with its place. */
export function schemaProblems(
  issues: readonly Issue[],
  schema: z.core.$ZodType,
  source: Filled,
): Problem[] {
  return issues.flatMap((issue) => {
    const { path } = issue
    if (dependsOnFact(issue, path, source)) return []
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) =>
        locate(source, [...path, key], {
          found: `an unknown field, "${key}"`,
          expected: 'no such field',
        }),
      )
    }
    const field = fieldAt(schema, path, source.value)
    const { expected } = field ? declaredOf(field) : {}
    const detail: Partial<ProblemDetail> = (issue.code === 'custom' && issue.params) || {}
    const says = issue.message === 'Invalid input' ? expected : issue.message
    const found = foundInWords(valueAt(source.value, path))
    return [locate(source, path, { found, expected: says ?? 'another value', ...detail })]
  })
}

/** Length and form of a text with an unknown fact are not known; what is wrong beside it is. */
function dependsOnFact(issue: Issue, path: Path, { unfilled }: Filled): boolean {
  if (!unfilled.some((other) => String(other) === String(path))) return false
  const fragment: unknown = issue.code === 'custom' ? issue.params?.fragment : undefined
  return typeof fragment !== 'string' || fragment.includes('{')
}
