import { type FormEvent, useEffect, useRef, useState } from 'react'
import { pluralize } from '#app/content/engine/words.ts'
import { longDate } from '#app/lib/dates.ts'
import type { Published, Publishing, Trouble } from '#editor/types.ts'
import { ask } from './api.ts'
import type { PanelProps } from './panel.ts'
import { Problems } from './problems.tsx'
import styles from './publish.module.css'

/** What changed, in words; a sentence for it; and the versions before. */
export function PublishPanel({ overview, onChanged }: PanelProps) {
  const [state, setState] = useState<Publishing | Trouble>()
  const [answer, setAnswer] = useState<Published>()
  const [busy, setBusy] = useState('')
  const message = useRef<HTMLDivElement>(null)
  const fail = ({ message: why }: Error) => setAnswer({ why })
  // biome-ignore lint/correctness/useExhaustiveDependencies: an overview is new after every change
  useEffect(() => void ask<Publishing | Trouble>('publish').then(setState, fail), [overview])
  useEffect(() => {
    if (answer) message.current?.focus()
  }, [answer])

  async function work(words: string, path: string, body: object) {
    setBusy(words)
    setAnswer(undefined)
    await ask<Published>(path, body).then(setAnswer, fail)
    setBusy('')
    onChanged()
  }
  function publish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = { sentence: form.get('sentence'), anyway: form.has('anyway') }
    work('Publishing. This can take some minutes…', 'publish', body)
  }

  const told = answer ?? (state && 'why' in state ? state : undefined)
  return (
    <div className={styles.panel}>
      <h2>Publish</h2>
      <div ref={message} tabIndex={-1} role="status">
        {busy || (!state && !answer && 'Comparing with what visitors see…')}
        {!busy && told && 'why' in told && (
          <>
            <p data-is="refused">{told.why}</p>
            <Problems problems={told.problems ?? []} files={overview.files} />
            {told.output && (
              <details>
                <summary>What the program said</summary>
                <pre>{told.output}</pre>
              </details>
            )}
          </>
        )}
        {told && 'words' in told && (
          <p>
            {told.words} {told.url && <a href={told.url}>Open the live site</a>}
          </p>
        )}
      </div>
      {state && 'changes' in state && (
        <>
          <h3>What changes</h3>
          {state.first ? (
            <p>Nothing has been published from this computer yet: the whole site goes out.</p>
          ) : (
            state.changes.length === 0 && <p>Nothing. Visitors see what you have saved.</p>
          )}
          <ul>
            {state.changes.map(({ words, link }) => (
              <li key={words}>{link ? <a href={`#${link}`}>{words}</a> : words}</li>
            ))}
          </ul>
          <form onSubmit={publish} key={state.versions[0]?.id}>
            <label>
              What did you change? One sentence, so that you find this version again.
              <input name="sentence" maxLength={200} />
            </label>
            {state.blockers > 0 && (
              <label>
                <input name="anyway" type="checkbox" required /> Publish anyway, I know that the{' '}
                <a href="#launch">launch check</a> lists {pluralize(state.blockers, 'blocker')}.
              </label>
            )}
            <p>{state.to} Only what you have saved is published.</p>
            <button type="submit" disabled={busy !== ''}>
              Publish
            </button>
          </form>
          <h3>Versions</h3>
          <p>What you have now is kept as a version before you go back to another.</p>
          <ol>
            {state.versions.map(({ id, date, sentence }) => (
              <li key={id}>
                {sentence} <small>{longDate(date)}</small>{' '}
                <button
                  type="button"
                  aria-label={`Go back to this version: ${sentence}`}
                  disabled={busy !== ''}
                  onClick={() => work('Going back…', 'publish/back', { id })}
                >
                  Go back to this version
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
