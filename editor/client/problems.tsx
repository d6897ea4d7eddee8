import type { Problem } from '#app/content/engine/problem.ts'
import styles from './form.module.css'
import { fieldId } from './form-context.ts'

type ProblemsProps = { problems: readonly Problem[]; folder: string; here?: string | undefined }

/** The problems as the content check words them; one of this file links to its field. */
export function Problems({ problems, folder, here }: ProblemsProps) {
  if (problems.length === 0) return null
  return (
    <ol className={styles.problems}>
      {problems.map((problem) => (
        <li key={`${problem.file} ${problem.field} ${problem.found} ${problem.expected}`}>
          <b>
            {folder}/{problem.file}
            {problem.line !== undefined && `, line ${problem.line}`}
          </b>
          {problem.field !== undefined && <Place problem={problem} here={here} />}
          <ProblemDetails problem={problem} />
        </li>
      ))}
    </ol>
  )
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

function Place({ problem, here }: { problem: Problem; here: string | undefined }) {
  const id = problem.file === here && problem.path ? fieldId(problem.file, problem.path) : undefined
  const words = `field "${problem.field}"`
  if (!id) return <span>{words}</span>
  return (
    <button type="button" onClick={() => document.getElementById(id)?.focus()}>
      {words}
    </button>
  )
}
