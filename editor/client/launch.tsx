import { useEffect, useState } from 'react'
import { pluralize } from '#app/content/engine/words.ts'
import type { Overview } from '#editor/types.ts'
import type { Report } from '#launch/report.ts'
import { ask } from './api.ts'
import type { PanelProps } from './panel.ts'
import { Problems } from './problems.tsx'
import styles from './publish.module.css'

/** What has to be fixed or decided before the site goes live, each with a way to its field. */
export function LaunchPanel({ overview }: PanelProps) {
  const { report, told } = useReport(overview)
  return (
    <div className={styles.panel}>
      <h2>Launch check</h2>
      <p role="status">{told}</p>
      {report === null && <Problems problems={overview.problems} files={overview.files} />}
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
  const [{ report, error }, setAnswer] = useState<{ report?: Report | null; error?: string }>({})
  useEffect(() => {
    if (!overview) return
    ask<Report | null>('launch').then(
      (found) => setAnswer({ report: found }),
      ({ message }: Error) => setAnswer({ error: message }),
    )
  }, [overview])
  const headline = report === null ? 'Fix this first:' : (report?.headline ?? 'Checking…')
  return { report, told: error ?? headline }
}
