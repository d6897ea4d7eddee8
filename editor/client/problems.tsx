import type { Problem } from '#app/content/engine/problem.ts'
import { capitalize } from '#app/lib/text.ts'
import type { Following } from '#editor/types.ts'
import type { Refused } from './api.ts'
import { fieldId, useFileName, useOverview } from './contexts.ts'
import { inShort } from './values.ts'

/** Why something was not done. */
export function Refusal({ refused }: { refused: Refused | undefined }) {
  const nameOf = useFileName()
  if (!refused) return null
  const { why, problems = [], newer = [], output, along } = refused.trouble
  return (
    <>
      <p className="refused">{why}</p>
      {along ? <Places places={along} /> : <Problems problems={problems} />}
      {newer.map((file) => (
        <p key={file}>
          Open it to put both together: <a href={`#${file}`}>{nameOf(file)}</a>
        </p>
      ))}
      {output && (
        <details>
          <summary>What the program said</summary>
          <pre>{output}</pre>
        </details>
      )}
    </>
  )
}

type PlacesProps = { places: readonly Following[]; fate?: (to?: string) => string }

/** Texts elsewhere, each with a link and what becomes of it. */
export function Places({ places, fate }: PlacesProps) {
  const { facts } = useOverview()
  const nameOf = useFileName()
  return (
    <ul>
      {places.map(({ file, path, words, to }) => (
        <li key={fieldId(file, path)}>
          <a href={`#${fieldId(file, path)}`}>
            {nameOf(file)}: {inShort(words, facts)}
          </a>{' '}
          {fate?.(to)}
        </li>
      ))}
    </ul>
  )
}

/** The problems as the content check words them, each with a link to its field. */
export function Problems({ problems }: { problems: readonly Problem[] }) {
  const nameOf = useFileName()
  if (problems.length === 0) return null
  return (
    <ol>
      {problems.map((problem) => (
        <li key={JSON.stringify(problem)} className="refused">
          <a href={`#${fieldId(problem.file, problem.path ?? [])}`}>
            <b>{capitalize(nameOf(problem.file).replace(/^new\//, 'New '))}</b>
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
  if (!found && !example && !hint) return <p>{expected}.</p>
  return <Terms terms={{ Found: found, Expected: expected, Example: example, Hint: hint }} />
}

/** What is empty is left out. */
export function Terms({ terms }: { terms: Record<string, string | undefined> }) {
  // A keyboard scrolls what has the focus.
  const isLong = Object.keys(terms).length > 10
  return (
    <dl className="terms" tabIndex={isLong ? 0 : undefined}>
      {Object.entries(terms).map(
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
