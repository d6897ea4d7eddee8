import { useEffect, useRef, useState } from 'react'
import type { Path, Problem } from '#app/content/engine/problem.ts'
import { capitalize } from '#app/lib/text.ts'
import type { Answer, Opened, Overview, Unsaved } from '#editor/types.ts'
import { fetchFile, fetchRemarks, saveDraft } from './api.ts'
import { Field } from './field.tsx'
import styles from './form.module.css'
import { FormContext } from './form-context.ts'
import { Problems } from './problems.tsx'

type FileEditorProps = {
  file: string
  shown: boolean
  /** The field to go to. */
  path: readonly string[]
  overview: Overview
  onPage: (page: string) => void
  onSaved: () => void
  /** What the check says of what is typed. */
  problems: readonly Problem[]
  onDraft: (draft: Unsaved | undefined) => void
  onFocus: (path: Path) => void
}

type Said = { answer: Answer; undo?: string }

export function FileEditor(props: FileEditorProps) {
  const { file, shown, path, overview, onPage, onSaved, onDraft } = props
  const [opened, setOpened] = useState<Opened>()
  const [value, setValue] = useState<unknown>()
  const [text, setText] = useState<string>()
  const [said, setSaid] = useState<Said>()
  const [remarks, setRemarks] = useState<Problem[]>([])
  const message = useRef<HTMLDivElement>(null)

  const take = (next: Opened) => {
    setOpened(next)
    setValue(next.form?.value)
    setText(next.form ? undefined : next.text)
    onPage(next.page)
    onDraft(undefined)
    fetchRemarks(file).then(setRemarks)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is read when it is first shown
  useEffect(() => void fetchFile(file).then(take), [file])
  useEffect(() => {
    if (shown && opened) onPage(opened.page)
  }, [shown, opened, onPage])
  useEffect(() => {
    if (said) message.current?.focus()
  }, [said])

  const place = path.join('/')
  useEffect(() => {
    if (opened && place) reveal(`${file}/${place}`)
  }, [opened, file, place])

  if (!opened) return <p>Loading {file}…</p>
  const { form, version } = opened
  const inText = text !== undefined

  async function save(draft: { value: unknown } | { text: string }) {
    if (!opened) return
    const answer = await saveDraft({ file, version, ...draft })
    if (answer.saved) {
      setSaid({ answer, undo: opened.text })
      take(answer.opened)
      onSaved()
    } else setSaid({ answer })
  }
  const { answer, undo } = said ?? {}
  const known = props.problems.filter((problem) => problem.file === file)
  const problems = answer && !answer.saved ? answer.problems : known

  return (
    <form
      className={styles.form}
      onFocus={({ target: { id } }) => {
        if (id.startsWith(`${file}/`)) props.onFocus(id.slice(file.length + 1).split('/'))
      }}
      onSubmit={(event) => {
        event.preventDefault()
        save(inText ? { text } : { value })
      }}
    >
      <h2>
        {capitalize(opened.what)}
        <small>
          {overview.folder}/{file}
        </small>
      </h2>
      {form?.intro && <p className={styles.intro}>{form.intro}</p>}
      <div ref={message} tabIndex={-1} className={styles.message} role="status">
        {answer?.saved && (
          <p data-is="saved">
            Saved. The preview shows your change.{' '}
            {undo !== undefined && undo !== opened.text && (
              <button type="button" onClick={() => save({ text: undo })}>
                Undo
              </button>
            )}
          </p>
        )}
        {answer && !answer.saved && <p data-is="refused">{answer.why}</p>}
        <Problems problems={problems} folder={overview.folder} here={inText ? undefined : file} />
      </div>
      {remarks.length > 0 && (
        <details className={styles.facts} open={answer?.saved}>
          <summary>Remarks about words: {remarks.length}</summary>
          <p>The file is saved as it is. These lines could read better:</p>
          <Problems problems={remarks} folder={overview.folder} here={inText ? undefined : file} />
        </details>
      )}
      {inText || !form ? (
        <textarea
          className={styles.text}
          aria-label={`Text of ${file}`}
          spellCheck={false}
          rows={36}
          value={text ?? ''}
          onChange={(event) => {
            setText(event.target.value)
            onDraft({ text: event.target.value })
          }}
        />
      ) : (
        <FormContext value={{ file, problems, comments: form.comments, overview }}>
          <Field
            field={form.field}
            value={value}
            path={[]}
            onChange={(next) => {
              setValue(next)
              onDraft({ value: next })
            }}
          />
        </FormContext>
      )}
      <Facts facts={overview.facts} />
      <div className={styles.saveBar}>
        <button type="submit">Save</button>
        {form && (
          <button
            type="button"
            disabled={inText ? text !== opened.text : value !== form.value}
            onClick={() => setText(inText ? undefined : opened.text)}
          >
            {inText ? 'Show as form' : 'Show as text'}
          </button>
        )}
      </div>
    </form>
  )
}

/** Opens the folds around a field and goes to it. */
function reveal(id: string): void {
  const field = document.getElementById(id)
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true
  field?.focus()
}

/** All facts that a text can use by name. */
function Facts({ facts }: { facts: Record<string, string> }) {
  const [wanted, setWanted] = useState('')
  const found = Object.entries(facts).filter(([name, value]) =>
    `${name} ${value}`.toLowerCase().includes(wanted.toLowerCase()),
  )
  return (
    <details className={styles.facts}>
      <summary>Facts you can use in a text</summary>
      <p>Type a name in braces, such as {'{phone}'}. When the fact changes, every text follows.</p>
      <label>
        Find a fact <input value={wanted} onChange={(event) => setWanted(event.target.value)} />
      </label>
      <dl>
        {found.map(([name, value]) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{value || '(no value yet)'}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
