import { type FormEvent, useEffect, useRef, useState } from 'react'
import { pluralize } from '#app/content/engine/english.ts'
import type { Change, Choices, Clash, Published, Publishing, Waiting } from '#editor/types.ts'
import { ask, type Refused } from './api.ts'
import { ChangedPages } from './compare.tsx'
import { type PanelProps, useOverview } from './contexts.ts'
import { useDrafts, useHistories } from './kept.ts'
import { Refusal } from './problems.tsx'
import { useAsked } from './use-asked.ts'
import { inShort } from './values.ts'

export function useWaiting() {
  return useAsked<Waiting>('publish/waiting', useOverview(), 'later').value
}

/** In the bar at the top: how many changes wait to be published. */
export function PublishLink() {
  const { count: waiting = 0 } = useWaiting() ?? {}
  return (
    <a href="#publish" className="button" data-main="">
      Publish
      {waiting > 0 && <> {pluralize(waiting, 'change')}</>}
    </a>
  )
}

/** What changed, in words; a sentence for it; and the versions before. */
export function PublishPanel({ onChanged }: PanelProps) {
  const overview = useOverview()
  const [state, setState] = useState<Publishing>()
  const [answer, setAnswer] = useState<Published>()
  const [refused, setRefused] = useState<Refused>()
  const [busy, setBusy] = useState('Comparing with what visitors see…')
  const message = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an overview is new after every change
  useEffect(() => {
    const done = () => setBusy('')
    ask<Publishing>('publish').then(setState, setRefused).then(done)
  }, [overview])
  useEffect(() => {
    if (answer ?? refused) message.current?.focus()
  }, [answer, refused])

  async function work(words: string, path: string, body: object) {
    setBusy(words)
    setAnswer(undefined)
    setRefused(undefined)
    await ask<Published>(path, body).then(setAnswer, setRefused)
    onChanged()
  }

  return (
    <>
      <h2>Publish</h2>
      <div ref={message} tabIndex={-1} role="status">
        {busy}
        <Refusal refused={refused} />
        {answer && (
          <p className="saved">
            {answer.words} {answer.url && <a href={answer.url}>Open the live site</a>}
          </p>
        )}
        {answer?.added && <ChangeList changes={answer.added} />}
      </div>
      {state && (
        <>
          <Changes state={state} />
          <PublishForm
            key={state.versions[0]?.id}
            state={state}
            clashes={refused?.trouble.clashes ?? []}
            busy={busy !== ''}
            work={work}
          />
          <Versions versions={state.versions} busy={busy !== ''} work={work} />
        </>
      )}
    </>
  )
}

function Changes({ state: { first, changes } }: { state: Publishing }) {
  const weighty = changes.filter(({ onFile }) => onFile)
  const others = changes.filter(({ onFile }) => !onFile)
  return (
    <>
      <h3>What changes</h3>
      {first ? (
        <p>Nothing has been published from this computer yet: the whole site goes out.</p>
      ) : (
        changes.length === 0 && <p>Nothing. Visitors see what you have saved.</p>
      )}
      {weighty.length > 0 && (
        <>
          <h4>Prices, claims, people and legal texts</h4>
          <ChangeList changes={weighty} />
          {others.length > 0 && <h4>Everything else</h4>}
        </>
      )}
      <ChangeList changes={others} />
      {!first && changes.length > 0 && <ChangedPages />}
    </>
  )
}

function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { facts } = useOverview()
  if (changes.length === 0) return null
  const said = changes.map((each) => ({ ...each, words: inShort(each.words, facts) }))
  return (
    <ul>
      {said.map(({ words, link }) => (
        <li key={`${link} ${words}`}>{link ? <a href={`#${link}`}>{words}</a> : words}</li>
      ))}
    </ul>
  )
}

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
          <input type="radio" name={`choice ${id}`} value={side} required /> <b>{name}:</b>{' '}
          <span dir="auto">{clash[side]}</span>
        </label>
      ))}
    </fieldset>
  ))
}

/** `work` says what is being done, then asks for it. */
type Work = { busy: boolean; work: (words: string, path: string, body: object) => void }

type PublishFormProps = Work & { state: Publishing; clashes: readonly Clash[] }

function PublishForm({ state, clashes, busy, work }: PublishFormProps) {
  const { folder, files } = useOverview()
  const drafts = useDrafts(useHistories(folder), files)
  const unsaved = files.filter(({ file }) => file in drafts)
  function publish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const chosen = clashes.map(({ id }) => [id, form.get(`choice ${id}`)])
    const choices: Choices = Object.fromEntries(chosen)
    const body = { sentence: form.get('sentence'), anyway: form.has('anyway'), choices }
    work('Publishing. This can take some minutes…', 'publish', body)
  }
  return (
    <form onSubmit={publish}>
      <Clashes clashes={clashes} />
      <label>
        What did you change? One sentence, so that you find this version again.
        <input name="sentence" maxLength={200} />
      </label>
      {state.blockers.length > 0 && <Blockers titles={state.blockers} />}
      <p>{state.to} Only what you have saved is published.</p>
      {unsaved.length > 0 && (
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
      )}
      <button type="submit" disabled={busy}>
        Publish
      </button>
    </form>
  )
}

function Versions({ versions, busy, work }: Work & Pick<Publishing, 'versions'>) {
  return (
    <>
      <h3>Versions</h3>
      <p>What you have now is kept as a version before you go back to another.</p>
      <ol>
        {versions.map(({ id, when, sentence }) => (
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
    </>
  )
}

/** What goes out although it should not, said before it does. */
function Blockers({ titles }: { titles: readonly string[] }) {
  return (
    <>
      <p>
        The <a href="#launch">launch check</a> lists {pluralize(titles.length, 'blocker')}:
      </p>
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <label>
        <input name="anyway" type="checkbox" required /> Publish anyway. The list is then kept in
        launch.yaml with the day.
      </label>
    </>
  )
}
