import { type FormEvent, useEffect, useRef, useState } from 'react'
import { pluralize } from '#app/content/engine/english.ts'
import { capitalize } from '#app/lib/text.ts'
import type { Change, Choices, Clash, Published, Publishing, Waiting } from '#editor/types.ts'
import { ask, type Refused } from './api.ts'
import { ChangedPages } from './compare.tsx'
import { type PanelProps, useOverview } from './contexts.ts'
import { useDrafts, useHistories } from './kept.ts'
import { Refusal } from './problems.tsx'
import { useAsked } from './use-asked.ts'
import { inPlainWords, inShort } from './values.ts'

export function useWaiting() {
  return useAsked<Waiting>('publish/waiting', useOverview(), 'later').value
}

/** In the bar at the top: how many changes wait to be published. */
export function PublishLink() {
  const { count: waiting = 0 } = useWaiting() ?? {}
  return (
    <a href="#publish" className="button" data-main="">
      Publish
      {waiting > 0 && (
        <span>
          {waiting} <span className="roomy">{waiting === 1 ? 'change' : 'changes'}</span>
        </span>
      )}
    </a>
  )
}

const comparing = 'Comparing with what visitors see…'
/** What was refused because of what both changed, and what was chosen: kept while somebody looks elsewhere. */
let clashed: Refused | undefined
const chosen = new Map<string, string>()

/** A sentence for what changed, what that is in words, and the versions before. */
export function PublishPanel({ onChanged }: PanelProps) {
  const overview = useOverview()
  const [state, setState] = useState<Publishing>()
  const [answer, setAnswer] = useState<Published>()
  const [refused, setRefused] = useState(clashed)
  const [busy, setBusy] = useState(comparing)
  /** While the lists are no longer those of the site. */
  const [isOld, setOld] = useState(false)
  const message = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an overview is new after every change
  useEffect(() => {
    const done = () => {
      setBusy('')
      setOld(false)
    }
    ask<Publishing>('publish').then(setState, setRefused).then(done)
  }, [overview])
  useEffect(() => {
    if (answer ?? (refused && refused !== clashed)) message.current?.focus()
  }, [answer, refused])

  async function work(words: string, path: string, body: object) {
    message.current?.focus()
    setBusy(words)
    setOld(true)
    setAnswer(undefined)
    setRefused(undefined)
    clashed = undefined
    let isAnswered = true
    await ask<Published>(path, body).then(setAnswer, (why: Refused) => {
      setRefused(why)
      if (why.trouble.clashes) clashed = why
      // Without an answer there is nothing to compare.
      isAnswered = why.status !== 0
    })
    setOld(isAnswered)
    setBusy(isAnswered ? comparing : '')
    onChanged()
  }

  return (
    <>
      <h2>Publish</h2>
      {/* Until there is a form, Tab stays here, before it. */}
      <div ref={message} tabIndex={state ? -1 : 0} role="status">
        <Refusal refused={refused} />
        {answer && (
          <p className="saved">
            {answer.words} {answer.url && <a href={answer.url}>Open the live site</a>}
          </p>
        )}
        {answer?.added && answer.added.length > 0 && (
          <>
            <h3>What others changed</h3>
            <ChangeList changes={answer.added} />
          </>
        )}
        {busy}
      </div>
      {state && (
        <div hidden={isOld}>
          <PublishForm
            key={state.versions[0]?.id}
            state={state}
            clashes={refused?.trouble.clashes ?? []}
            busy={busy !== ''}
            work={work}
          />
          <Changes state={state} />
          <Versions versions={state.versions} busy={busy !== ''} work={work} />
        </div>
      )}
    </>
  )
}

const isNothing = ({ first, changes }: Publishing) => !first && changes.length === 0

function Changes({ state }: { state: Publishing }) {
  const { first, changes } = state
  const weighty = changes.filter(({ onFile }) => onFile)
  const others = changes.filter(({ onFile }) => !onFile)
  if (isNothing(state)) return null
  return (
    <>
      {weighty.length > 0 && (
        <>
          <h3>Prices, claims, people and legal texts</h3>
          <ChangeList changes={weighty} />
        </>
      )}
      {others.length > 0 && <h3>{weighty.length > 0 ? 'Everything else' : 'What changes'}</h3>}
      <ChangeList changes={others} />
      {!first && <ChangedPages />}
    </>
  )
}

/** By what they are about; many of them wait in a fold. */
function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { facts } = useOverview()
  if (changes.length === 0) return null
  const groups = [...Map.groupBy(changes, ({ title = '' }) => title)]
  const lists = groups
    .toSorted(([one], [other]) => Number(one !== '') - Number(other !== ''))
    .map(([title, own]) => (
      <section key={title} className="about">
        {title && (
          <h4>
            {title} <small>{own.length}</small>
          </h4>
        )}
        <ul>
          {own.map(({ words, link }) => {
            const said = capitalize(inShort(words.slice(title ? title.length + 2 : 0), facts))
            return <li key={`${link} ${words}`}>{link ? <a href={`#${link}`}>{said}</a> : said}</li>
          })}
        </ul>
      </section>
    ))
  if (changes.length <= long) return lists
  return (
    <details>
      <summary>{pluralize(changes.length, 'change')}</summary>
      {lists}
    </details>
  )
}

/** So many lines are gone through with a keyboard before one folds them away. */
const long = 12

/** What I and somebody else changed, side by side. */
function Clashes({ clashes }: { clashes: readonly Clash[] }) {
  const sides = [
    ['mine', 'Yours'],
    ['theirs', 'Theirs'],
  ] as const
  return clashes.map(({ id, words, ...clash }) => (
    <fieldset key={id} className="clash">
      <legend>{words}</legend>
      {sides.map(([side, name]) => (
        <label key={side}>
          <input
            type="radio"
            name={`choice ${id}`}
            value={side}
            required
            defaultChecked={chosen.get(id) === side}
            onChange={() => chosen.set(id, side)}
          />{' '}
          <b>{name}:</b> <span dir="auto">{clash[side]}</span>
        </label>
      ))}
    </fieldset>
  ))
}

/** `work` says what is being done, then asks for it. */
type Work = { busy: boolean; work: (words: string, path: string, body: object) => void }

type PublishFormProps = Work & { state: Publishing; clashes: readonly Clash[] }

function PublishForm({ state, clashes, busy, work }: PublishFormProps) {
  function publish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const chosen = clashes.map(({ id }) => [id, form.get(`choice ${id}`)])
    const choices: Choices = Object.fromEntries(chosen)
    const body = { sentence: form.get('sentence'), anyway: form.has('anyway'), choices }
    work('Publishing. This can take some minutes…', 'publish', body)
  }
  if (isNothing(state))
    return (
      <>
        <p>Nothing waits to be published: visitors see what you have saved.</p>
        <Unsaved />
        <p>
          <button
            type="button"
            disabled={busy}
            onClick={() => work('Looking…', 'publish', { anyway: true })}
          >
            See whether others have published
          </button>
        </p>
      </>
    )
  return (
    <form onSubmit={publish}>
      <p>
        {state.first
          ? 'Nothing has been published from this computer yet: the whole site goes out.'
          : `${pluralize(state.changes.length, 'change')} since you published, listed below.`}
      </p>
      <Clashes clashes={clashes} />
      <label>
        What did you change? One sentence, so that you find this version again.
        <input name="sentence" maxLength={200} />
      </label>
      {state.blockers.length > 0 && <Blockers blockers={state.blockers} />}
      <p>{state.to} Only what you have saved is published.</p>
      <Unsaved />
      <button type="submit" disabled={busy}>
        Publish
      </button>
    </form>
  )
}

function Unsaved() {
  const { folder, files } = useOverview()
  const drafts = useDrafts(useHistories(folder), files)
  const unsaved = files.filter(({ file }) => file in drafts)
  if (unsaved.length === 0) return null
  return (
    <>
      <p>Not saved yet, and therefore not published now:</p>
      <ul>
        {unsaved.map(({ file, name }) => (
          <li key={file}>
            <a href={`#${file}`}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Versions({ versions, busy, work }: Work & Pick<Publishing, 'versions'>) {
  const { facts } = useOverview()
  const named = versions.map(({ sentence, ...each }) => ({
    ...each,
    sentence: inPlainWords(sentence, facts),
  }))
  const others = named.filter(({ isOther }) => isOther)
  const list = (some: typeof named) => (
    <ol>
      {some.map(({ id, when, sentence }) => (
        <li key={id}>
          {sentence} <small>{when}</small>{' '}
          <button
            type="button"
            aria-label={`Go back to this version: ${sentence}, ${when}`}
            disabled={busy}
            onClick={() => work('Going back…', 'publish/back', { id })}
          >
            Go back to this version
          </button>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <h3>Versions</h3>
      <p>What you have now is kept as a version before you go back to another.</p>
      {list(named.filter(({ isOther }) => !isOther))}
      {others.length > 0 && (
        <details>
          <summary>{pluralize(others.length, 'version')} made without this editor</summary>
          {list(others)}
        </details>
      )}
    </>
  )
}

/** What goes out although it should not, said before it does. */
function Blockers({ blockers }: Pick<Publishing, 'blockers'>) {
  return (
    <>
      <p>
        The <a href="#launch">launch check</a> lists {pluralize(blockers.length, 'blocker')}:
      </p>
      <details open={blockers.length < 7}>
        <summary>What they are</summary>
        <ul>
          {blockers.map(({ words, link }) => (
            <li key={words}>
              <a href={`#${link}`}>{words}</a>
            </li>
          ))}
        </ul>
      </details>
      <label>
        <input name="anyway" type="checkbox" required /> Publish anyway. The list is then kept with
        the day.
      </label>
    </>
  )
}
