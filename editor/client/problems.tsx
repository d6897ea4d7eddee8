import type { Problem } from '#app/content/engine/problem.ts'
import { capitalize } from '#app/lib/text.ts'
import type { Overview } from '#editor/types.ts'
import styles from './form.module.css'
import { fieldId } from './form-context.ts'

type ProblemsProps = { problems: readonly Problem[]; files: Overview['files'] }

/** The problems as the content check words them, each with a link to its field. */
export function Problems({ problems, files }: ProblemsProps) {
  if (problems.length === 0) return null
  return (
    <ol className={styles.problems}>
      {problems.map((problem) => (
        <li key={`${problem.file} ${problem.field} ${problem.found} ${problem.expected}`}>
          <a href={`#${fieldId(problem.file, problem.path ?? [])}`}>
            <b>{capitalize(nameOf(problem.file, files))}</b>
            {problem.field ? `: ${problem.field}` : ''}
          </a>
          <ProblemDetails problem={problem} />
        </li>
      ))}
    </ol>
  )
}

function nameOf(file: string, files: Overview['files']): string {
  return files.find((each) => each.file === file)?.name ?? file
}

export function ProblemDetails({ problem }: { problem: Problem }) {
  const rows = [
    ['Found', problem.found],
    ['Expected', problem.expected],
    ['Example', problem.example],
    ['Hint', problem.hint],
  ].filter(([, words]) => words)
  return (
    <dl className={styles.words}>
      {rows.map(([term, words]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
