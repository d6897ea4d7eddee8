import { useEffect, useState } from 'react'
import { pluralize } from '#app/content/engine/words.ts'
import type { Overview } from '#editor/types.ts'
import type { Report } from '#launch/report.ts'
import { ask } from './api.ts'
import styles from './launch.module.css'
import type { PanelProps } from './panel.ts'
import { Problems } from './problems.tsx'

/** What has to be fixed or decided before the site goes live, each with a way to its field. */
export function LaunchPanel({ overview }: PanelProps) {
  const { report, error, checkAgain, busy } = useReport(overview)
  return (
    <div className={styles.launch}>
      <h2>Launch check</h2>
      <p role="status">{error ?? (busy ? 'Checking every page…' : report?.headline)}</p>
      <button type="button" onClick={checkAgain} disabled={busy}>
        Check again
      </button>
      {report === null && (
        <>
          <p>The check reads the pages of a site that can be built. So fix this first:</p>
          <Problems problems={overview.problems} files={overview.files} />
        </>
      )}
      {report?.groups.map(({ title, open, entries }) => (
        <section key={title} aria-label={title}>
          <h3>
            {title} <small>{open}</small>
          </h3>
          <ol>
            {entries.map(({ number, severity, problem, fix, places }) => (
              <li key={number} value={number} data-is={severity}>
                <h4>
                  {problem} <small>{severity}</small>
                </h4>
                <p>{fix}</p>
                <ul>
                  {places.map(({ link, file, where, found, shownOn }) => (
                    <li key={`${link} ${where} ${found}`}>
                      <a href={`#${link}`}>
                        {file}, {where}
                      </a>
                      {found && <q>{found}</q>}
                      <small>Shown on {shownOn.join(', ')}</small>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** In the bar at the top: how much is open. */
export function LaunchLink({ overview }: { overview: Overview }) {
  const { report } = useReport(overview)
  return (
    <a href="#launch">Launch check{report ? `: ${pluralize(report.blockers, 'blocker')}` : ''}</a>
  )
}

/** Asked again whenever a file has been saved; null while the site cannot be built. */
function useReport(overview: Overview) {
  const [report, setReport] = useState<Report | null>()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const checkAgain = () => {
    setBusy(true)
    setError(undefined)
    ask<Report | null>('launch')
      .then(setReport, ({ message }: Error) => setError(message))
      .finally(() => setBusy(false))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: an overview is new after every change
  useEffect(checkAgain, [overview])
  return { report, error, busy, checkAgain }
}
