import type { Problem } from '#app/content/engine/problem.ts'
import { capitalize } from '#app/lib/text.ts'
import type { Overview } from '#editor/types.ts'
import styles from './form.module.css'
import { fieldId } from './form-context.ts'

type ProblemsProps = { problems: readonly Problem[]; files: Overview['files'] }

/** The problems as the content check words them, each with a link to its field. */
export function Problems({ problems, files }: ProblemsProps) {
  const nameOf = (file: string) => files.find((each) => each.file === file)?.name ?? file
  if (problems.length === 0) return null
  return (
    <ol>
      {problems.map((problem) => (
        <li key={JSON.stringify(problem)} className={styles.problem}>
          <a href={`#${fieldId(problem.file, problem.path ?? [])}`}>
            <b>{capitalize(nameOf(problem.file))}</b>
            {problem.field ? `: ${problem.field}` : ''}
          </a>
          <ProblemDetails problem={problem} />
        </li>
      ))}
    </ol>
  )
}

export function ProblemDetails({ problem }: { problem: Problem }) {
  const { found, expected, example, hint } = problem
  const rows = Object.entries({ Found: found, Expected: expected, Example: example, Hint: hint })
  return (
    <dl className={styles.words}>
      {rows.map(
        ([term, words]) =>
          words && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
