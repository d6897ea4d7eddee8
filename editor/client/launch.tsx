import { Fragment, useState } from 'react'
import { pluralize } from '#app/content/engine/english.ts'
import { longDate } from '#app/lib/dates.ts'
import { placeIn } from '#editor/names.ts'
import type { Report } from '#launch/report.ts'
import { type PanelProps, useFileName, useOverview } from './contexts.ts'
import { Problems, Refusal } from './problems.tsx'
import { useSteps } from './steps.ts'
import { useAsked } from './use-asked.ts'
import { inShort } from './values.ts'

/** What has to be fixed or decided before the site goes live, each with a way to its field. */
export function LaunchPanel({ onChanged }: PanelProps) {
  const { problems } = useOverview()
  const { value: report, refused } = useReport()
  const steps = useSteps(onChanged)
  const { last } = steps
  return (
    <>
      <h2>Launch check</h2>
      <div role="status">
        <Refusal refused={refused ?? steps.refused} />
        {steps.words && <p className="saved">{steps.words}</p>}
        {report === null ? 'Fix this first:' : (report?.headline ?? (!refused && 'Checking…'))}
      </div>
      {last && (
        <button type="button" onClick={() => steps.takeBack(last.id)}>
          Undo this
        </button>
      )}
      {report === null && <Problems problems={problems} />}
      {report?.groups.map(({ title, open, entries }) => (
        <section key={title} aria-label={title}>
          <h3>
            {title} <small>{open}</small>
          </h3>
          <ol>
            {entries.map(({ number, severity, problem, fix, places }) => (
              <li key={number} value={number}>
                <h4>
                  {problem} {severity === 'blocker' ? <em>blocker</em> : <small>{severity}</small>}
                </h4>
                <p>{fix}</p>
                <PlacesByPage
                  places={places}
                  onAnswer={(finding, reason) => steps.take('launch/answer', { finding, reason })}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {report && <Settled report={report} />}
    </>
  )
}

type Found = Report['groups'][number]['entries'][number]['places']
type PlacesByPageProps = { places: Found; onAnswer: (finding: string, reason: string) => void }

/** Many of them wait in a fold. */
function PlacesByPage({ places, onAnswer }: PlacesByPageProps) {
  const { facts } = useOverview()
  const nameOf = useFileName()
  const files = [...Map.groupBy(places, ({ link }) => placeIn(link).file)]
  const isGrouped = files.length > 1 && places.length > files.length
  const lists = files.map(([file, own]) => (
    <Fragment key={file}>
      {isGrouped && (
        <h5>
          {nameOf(file)} <small>{own.length}</small>
        </h5>
      )}
      <ul>
        {own.map(({ link, label, where, found, shownOn, id }) => (
          <li key={`${link} ${where} ${found}`}>
            <a href={`#${link}`}>{isGrouped ? label : `${nameOf(file)}: ${label}`}</a>{' '}
            {found && <q>{inShort(found, facts)}</q>} <small>Shown on {shownOn.join(', ')}</small>
            {id && <Answer onAnswer={(reason) => onAnswer(id, reason)} />}
          </li>
        ))}
      </ul>
    </Fragment>
  ))
  if (places.length <= 12) return lists
  return (
    <details>
      <summary>{places.length} places</summary>
      {lists}
    </details>
  )
}

/** Where the check doubts words that are right. */
function Answer({ onAnswer }: { onAnswer: (reason: string) => void }) {
  const [reason, setReason] = useState('')
  return (
    <details>
      <summary>It is right as it is</summary>
      <form
        className="line"
        onSubmit={(event) => {
          event.preventDefault()
          onAnswer(reason)
        }}
      >
        <label>
          <b>Why?</b>
          <input
            required
            minLength={10}
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
        <button type="submit">Answer</button>
      </form>
    </details>
  )
}

/** What the owner has answered with a reason, and answers about words that are gone. */
function Settled({ report: { answered, spent } }: { report: Report }) {
  const { facts } = useOverview()
  const nameOf = useFileName()
  if (answered.length + spent.length === 0) return null
  return (
    <section aria-label="Answered by you">
      <h3>Answered by you</h3>
      <ul>
        {answered.map(({ link, label, where, problem, found, reason, on }) => (
          <li key={`${link} ${where} ${problem}`}>
            <a href={`#${link}`}>
              {nameOf(placeIn(link).file)}: {label}
            </a>{' '}
            {problem} {found && <q>{inShort(found, facts)}</q>} Your reason: {reason}{' '}
            <small>{longDate(on)}</small>
          </li>
        ))}
      </ul>
      {spent.length > 0 && (
        <p>
          <a href="#launch.yaml">Delete {pluralize(spent.length, 'answer')}</a> about words that
          have changed or are gone.
        </p>
      )}
    </section>
  )
}

/** In the bar at the top: how much is open. */
export function LaunchLink() {
  const { value: report } = useReport()
  return (
    <a href="#launch" className="button">
      Launch check{report ? `: ${pluralize(report.blockers, 'blocker')}` : ''}
    </a>
  )
}

/** Asked again whenever a file has been saved; null while the site cannot be built. */
export const useReport = () => useAsked<Report | null>('launch', useOverview(), 'later')
