import { pluralize } from '#app/content/engine/english.ts'
import { longDate } from '#app/lib/dates.ts'
import type { Overview, SeasonEntry } from '#editor/types.ts'
import { useOverview } from './contexts.ts'
import { useReport } from './launch.tsx'
import { Problems } from './problems.tsx'
import { useWaiting } from './publish.tsx'
import { useAsked } from './use-asked.ts'

/** `#start`: what to do here, and what waits. */
export function Start({ problems }: Pick<Overview, 'problems'>) {
  const { interrupted } = useOverview()
  return (
    <>
      <h2>What would you like to change?</h2>
      {interrupted && (
        <p className="refused">
          The editor was stopped while it wrote a step of several files.{' '}
          <a href={`#${interrupted}`}>Finish it or take it back</a>, and the problems below go with
          it.
        </p>
      )}
      <p>
        Click a sentence or a number on the page at the right, or choose from the list on the left.
        Change a field, then press Save. The whole site is checked first, and nothing is saved until
        every problem is fixed. What you type is kept until then, even if you close this window.
        Visitors see your changes once you publish. What you deleted <a href="#moved">is kept</a>{' '}
        and can be put back.
      </p>
      <p>
        <a href="#begin">Make it yours</a>: what your firm is and has, in twelve questions.
      </p>
      <Problems problems={problems} />
      <Now />
    </>
  )
}

function Now() {
  const overview = useOverview()
  const { count = 0 } = useWaiting() ?? {}
  const { blockers = 0 } = useReport().value ?? {}
  const { value: season, refused } = useAsked<SeasonEntry[]>('season', overview, 'later')
  const due = (season ?? []).filter(({ isShown }) => isShown)
  const next = due.filter(({ last }) => last === due[0]?.last)
  const lines = [
    count > 0 && (['publish', pluralize(count, 'change'), 'saved and not published yet'] as const),
    blockers > 0 &&
      (['launch', pluralize(blockers, 'blocker'), 'to fix before you go live'] as const),
    next[0] &&
      ([
        'season',
        longDate(next[0].last),
        `${pluralize(next.length, 'thing')} to look up`,
      ] as const),
  ].filter((line) => !!line)
  const isLooking = !season && !refused
  if (lines.length === 0 && !isLooking) return null
  return (
    <section aria-labelledby="now">
      <h3 id="now">What waits for you</h3>
      <ul className="now">
        {lines.map(([panel, what, why]) => (
          <li key={panel}>
            <a href={`#${panel}`}>{what}</a> <small>{why}</small>
          </li>
        ))}
      </ul>
      {isLooking && <p role="status">Looking at every date…</p>}
    </section>
  )
}
