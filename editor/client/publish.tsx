import { type FormEvent, useEffect, useRef, useState } from 'react'
import { pluralize } from '#app/content/engine/words.ts'
import { longDate } from '#app/lib/dates.ts'
import type { Change, Overview, Published, Publishing, Trouble, Version } from '#editor/types.ts'
import { ask } from './api.ts'
import type { PanelProps } from './panel.ts'
import { Problems } from './problems.tsx'
import styles from './publish.module.css'

/** What changed, in words; a sentence for it; and the versions before. */
export function PublishPanel({ overview, onChanged }: PanelProps) {
  const [state, setState] = useState<Publishing>()
  const [answer, setAnswer] = useState<Published>()
  const [busy, setBusy] = useState('')
  const [sentence, setSentence] = useState('')
  const [anyway, setAnyway] = useState(false)
  const message = useRef<HTMLDivElement>(null)

  const fail = ({ message: why }: Error) =>
    setAnswer({ done: false, why, todo: '', offer: 'again' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: an overview is new after every change
  useEffect(() => void ask<Publishing>('publish').then(setState, fail), [overview])
  useEffect(() => {
    if (answer) message.current?.focus()
  }, [answer])

  async function work(words: string, path: string, body: object) {
    setBusy(words)
    setAnswer(undefined)
    try {
      const next = await ask<Published>(path, body)
      setAnswer(next)
      if (next.done) setSentence('')
      onChanged()
    } catch (error) {
      fail(error as Error)
    } finally {
      setBusy('')
    }
  }
  const publish = () =>
    work('Publishing. This can take some minutes…', 'publish', { sentence, anyway })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    publish()
  }

  const { changes = [], blockers, waiting = 0, first, to, trouble, versions = [] } = state ?? {}
  const ready = state && blockers !== null && (changes.length > 0 || waiting > 0 || first)
  return (
    <div className={styles.publish}>
      <h2>Publish</h2>
      <div ref={message} tabIndex={-1} role="status">
        {busy || (!state && !answer && 'Comparing with what visitors see…')}
        {answer?.done && <Done words={answer.words} url={answer.url} />}
        {answer?.done === false && (
          <TroubleWords
            trouble={answer}
            files={overview.files}
            onAgain={publish}
            onNewer={() => work('Getting the newer version…', 'publish/newer', {})}
          />
        )}
        {!answer && !busy && trouble && <TroubleWords trouble={trouble} files={overview.files} />}
      </div>
      {state && (
        <>
          <h3>What changes</h3>
          {first && (
            <p>Nothing has been published from this computer yet: the whole site goes out.</p>
          )}
          {!first && changes.length === 0 && waiting === 0 && (
            <p>Nothing. Visitors see the site as you have saved it.</p>
          )}
          {waiting > 0 && !first && (
            <p>{pluralize(waiting, 'version')} kept here and not yet out.</p>
          )}
          <Changes changes={changes} />
          <p>Only what you have saved is published.</p>
          {blockers === null && <Problems problems={overview.problems} files={overview.files} />}
          <form onSubmit={submit}>
            <label>
              What did you change? One sentence, so that you find this version again.
              <input
                value={sentence}
                maxLength={200}
                required={changes.length > 0 && waiting === 0}
                onChange={(event) => setSentence(event.target.value)}
              />
            </label>
            {blockers ? (
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  checked={anyway}
                  required
                  onChange={(event) => setAnyway(event.target.checked)}
                />
                <span>
                  Publish anyway, I know that the <a href="#launch">launch check</a> lists{' '}
                  {pluralize(blockers, 'blocker')}.
                </span>
              </label>
            ) : null}
            {to && <p>It goes to {to}.</p>}
            <button type="submit" disabled={!ready || busy !== ''}>
              Publish
            </button>
          </form>
          {versions.length > 0 && <h3>Versions</h3>}
          <ol>
            {versions.map((version) => (
              <VersionEntry
                key={version.id}
                version={version}
                busy={busy !== ''}
                onBack={() => work('Going back…', 'publish/back', { id: version.id })}
              />
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

function Done({ words, url }: { words: string; url: string | undefined }) {
  return (
    <p>
      {words}{' '}
      {url && (
        <a href={url} target="_blank" rel="noopener">
          Open the live site
        </a>
      )}
    </p>
  )
}

type TroubleProps = {
  trouble: Trouble
  files: Overview['files']
  onAgain?: () => void
  onNewer?: () => void
}

function TroubleWords({ trouble, files, onAgain, onNewer }: TroubleProps) {
  const { why, todo, output, offer, problems = [] } = trouble
  return (
    <div className={styles.trouble}>
      <p>
        <b>{why}</b> {todo}
      </p>
      <Problems problems={problems} files={files} />
      {offer === 'newer' && onNewer && (
        <button type="button" onClick={onNewer}>
          Get them first
        </button>
      )}
      {offer && offer !== 'newer' && onAgain && (
        <button type="button" onClick={onAgain}>
          Try again
        </button>
      )}
      {offer === 'field' && <a href="#launch.yaml/deploy">The command that publishes</a>}
      {output && (
        <details>
          <summary>What the program said</summary>
          <pre>{output}</pre>
        </details>
      )}
    </div>
  )
}

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <ul>
      {changes.map(({ words, link }) => (
        <li key={words}>{link ? <a href={`#${link}`}>{words}</a> : words}</li>
      ))}
    </ul>
  )
}

type VersionProps = { version: Version; busy: boolean; onBack: () => void }

function VersionEntry({ version: { id, date, sentence }, busy, onBack }: VersionProps) {
  const [would, setWould] = useState<Change[] | string>()
  const look = () => {
    const told = ask<Change[]>(`publish/back?id=${id}`)
    told.then(setWould, ({ message }: Error) => setWould(message))
  }
  return (
    <li>
      <p>
        {sentence} <small>{longDate(date.slice(0, 10))}</small>
      </p>
      {would === undefined && (
        <button type="button" aria-label={`Go back to this version: ${sentence}`} onClick={look}>
          Go back to this version
        </button>
      )}
      {typeof would === 'string' && <p role="status">{would}</p>}
      {typeof would === 'object' && (
        <div role="status">
          <p>
            {would.length === 0
              ? 'This is what you have now.'
              : 'This would change. What you have now is kept as a version, too.'}
          </p>
          <Changes changes={would.map(({ words }) => ({ words }))} />
          {would.length > 0 && (
            <button
              type="button"
              disabled={busy}
              onClick={() => {
                setWould(undefined)
                onBack()
              }}
            >
              Go back now
            </button>
          )}
          <button type="button" onClick={() => setWould(undefined)}>
            {would.length > 0 ? 'Leave it as it is' : 'Close'}
          </button>
        </div>
      )}
    </li>
  )
}
