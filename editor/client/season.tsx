import { useEffect, useRef, useState } from 'react'
import { localDate, longDate } from '#app/lib/dates.ts'
import { placeIn } from '#editor/names.ts'
import type { Moved, SeasonEntry } from '#editor/types.ts'
import { ask, type Refused } from './api.ts'
import { type PanelProps, useFileName, useOverview } from './contexts.ts'
import { Refusal } from './problems.tsx'

/** Everything with a day after which somebody has to look at it again, the next one first. */
export function SeasonPanel({ onChanged }: PanelProps) {
  const overview = useOverview()
  const [entries, setEntries] = useState<SeasonEntry[]>()
  const [refused, setRefused] = useState<Refused>()
  const [said, setSaid] = useState<Moved>()
  const message = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an overview is new after every change
  useEffect(() => {
    ask<SeasonEntry[]>('season').then(setEntries, setRefused)
  }, [overview])
  const work = async (path: string, body: object) => {
    setRefused(undefined)
    await ask<Moved>(path, body).then(setSaid, setRefused)
    message.current?.focus()
    onChanged()
  }
  const onRight = (links: readonly string[]) => work('season/right', { links })
  const { yes: shown = [], no: others = [] } = Object.groupBy(entries ?? [], ({ isShown }) =>
    isShown ? 'yes' : 'no',
  )
  const sections = Map.groupBy(byDay(shown), ([last]) => partOf(last))
  return (
    <>
      <h2>This season</h2>
      <p>
        Each of these is right until its day. Look it up then: change what has changed, or say that
        it is still right.{' '}
        <a href="/admin/api/season.ics" download="website.ics">
          Put the days in my calendar
        </a>
      </p>
      <div ref={message} tabIndex={-1} role="status">
        <Refusal refused={refused} />
        {!entries && !refused && 'Looking at every date…'}
        {said?.words && (
          <p className="saved">
            {said.words}.{' '}
            <button type="button" onClick={() => work('page/undo', { id: said.id })}>
              Undo
            </button>
          </p>
        )}
      </div>
      {[...sections].map(([title, all]) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          {all.map(([last, same]) => (
            <Day key={last} last={last} entries={same} onRight={onRight} />
          ))}
        </section>
      ))}
      {others.length > 0 && (
        <details>
          <summary>Not shown on your site: {others.length}</summary>
          <p className="quiet">
            No page says these, so nothing has to be done. Look them up before you use them.
          </p>
          {byDay(others).map(([last, same]) => (
            <Day key={last} last={last} entries={same} onRight={onRight} />
          ))}
        </details>
      )}
    </>
  )
}

const byDay = (entries: readonly SeasonEntry[]) => [...Map.groupBy(entries, ({ last }) => last)]

const soon = 60 * 24 * 60 * 60 * 1000

function partOf(last: string): string {
  if (last < localDate()) return 'Over'
  return last <= localDate(new Date(Date.now() + soon)) ? 'Within sixty days' : 'Later'
}

type OnRight = (links: readonly string[]) => void
type DayProps = { last: string; entries: readonly SeasonEntry[]; onRight: OnRight }

/** What ends on the same day, by the part of the site it is in and by what it is looked up in. */
function Day({ last, entries, onRight }: DayProps) {
  const nameOf = useFileName()
  const files = Map.groupBy(entries, ({ link }) => placeIn(link).file)
  return (
    <details open={entries.length < 6}>
      <summary>
        <b>{longDate(last)}</b> <small>{entries.length}</small>
      </summary>
      {[...files].map(([file, own]) => (
        <section key={file} aria-label={`${longDate(last)}, ${nameOf(file)}`}>
          <h4>{nameOf(file)}</h4>
          {[...new Set(own.map(({ fix }) => fix))].map((fix) => (
            <p key={fix}>{fix}</p>
          ))}
          {[...Map.groupBy(own, ({ source }) => source?.id)].map(([id = '', same]) => (
            <OfSource key={id} entries={same} onRight={onRight} />
          ))}
        </section>
      ))}
    </details>
  )
}

function OfSource({ entries, onRight }: Omit<DayProps, 'last'>) {
  const { source, renewed } = entries[0] ?? {}
  const many = source && renewed && entries.length > 1
  return (
    <>
      {source && (
        <p>
          {source.url ? (
            <a href={source.url} target="_blank" rel="noopener">
              {source.name}
            </a>
          ) : (
            source.name
          )}{' '}
          {many && (
            <button
              type="button"
              aria-label={`All ${entries.length} of these are still right: ${source.name}`}
              onClick={() => onRight(entries.map(({ link }) => link))}
            >
              All {entries.length} of these are still right
            </button>
          )}
        </p>
      )}
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.link} entry={entry} onRight={onRight} />
        ))}
      </ul>
    </>
  )
}

function Entry({ entry, onRight }: { entry: SeasonEntry; onRight: OnRight }) {
  const { link, name, now, before, renewed } = entry
  const nameOf = useFileName()
  return (
    <li>
      <a href={`#${link}`}>{name}</a>: {now}{' '}
      {before.length > 0 && <small>In the last year: {before.join('; ')} </small>}
      {renewed && (
        <>
          <button
            type="button"
            aria-label={`Still right: ${nameOf(placeIn(link).file)}, ${name}`}
            onClick={() => onRight([link])}
          >
            Still right
          </button>{' '}
          <small>until {longDate(renewed)}</small>
        </>
      )}
    </li>
  )
}
