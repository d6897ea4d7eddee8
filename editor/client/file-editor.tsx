import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Path, Problem } from '#app/content/engine/problem.ts'
import { inWords } from '#app/content/engine/words.ts'
import { placeName } from '#editor/names.ts'
import type { Answer, Opened, Overview } from '#editor/types.ts'
import { fetchFile, fetchRemarks, saveDraft } from './api.ts'
import { Facts } from './facts.tsx'
import { Field } from './field.tsx'
import { reveal } from './fold.tsx'
import styles from './form.module.css'
import { FormContext, fieldId } from './form-context.ts'
import {
  asText,
  type History,
  merge,
  placeOf,
  redone,
  settled,
  startHistory,
  typed,
  undone,
  unsavedOf,
} from './history.ts'
import { historyOf, keepHistory } from './kept.ts'
import { Problems } from './problems.tsx'
import { firstFold } from './values.ts'

type FileEditorProps = {
  file: string
  /** The field to go to. */
  path: readonly string[]
  overview: Overview
  history: History | undefined
  /** What the check says of what is typed. */
  problems: readonly Problem[]
  onPage: (page: string) => void
  onSaved: () => void
  onFocus: (path: Path) => void
}

/** The form of one file. What is typed is kept by the browser until it is saved or discarded. */
export function FileEditor(props: FileEditorProps) {
  const { file, path, overview, history, onPage, onSaved } = props
  const [opened, setOpened] = useState<Opened>()
  const [failed, setFailed] = useState('')
  const [answer, setAnswer] = useState<Answer>()
  const [remarks, setRemarks] = useState<Problem[]>([])
  const [both, setBoth] = useState<ReturnType<typeof merge>['both']>([])
  const message = useRef<HTMLDivElement>(null)
  const visit = useRef(0)

  const keep = useCallback((next: History) => keepHistory(file, next), [file])

  /** Where nothing is unsaved, the form follows the file; otherwise the owner is asked. */
  const read = useCallback(async () => {
    try {
      const next = await fetchFile(file)
      const known = historyOf(file)
      setOpened(next)
      setFailed('')
      if (!known) keep(startHistory(next))
      else if (known.version !== next.version && !unsavedOf(known)) keep(settled(known, next))
    } catch (error) {
      setFailed((error as Error).message)
    }
  }, [file, keep])

  useEffect(() => {
    read()
    window.addEventListener('focus', read)
    return () => window.removeEventListener('focus', read)
  }, [read])
  const version = opened?.version
  const page = opened?.page
  useEffect(() => {
    if (version) fetchRemarks(file).then(setRemarks, () => setRemarks([]))
  }, [file, version])
  useEffect(() => {
    if (page) onPage(page)
  }, [page, onPage])
  useEffect(() => {
    if (answer) message.current?.focus()
  }, [answer])
  const place = path.join('/')
  const ready = opened !== undefined && history !== undefined
  useEffect(() => {
    if (ready && place) reveal(`${file}/${place}`)
  }, [ready, file, place])

  const go = useCallback(
    (back: 0 | 1) => {
      const known = historyOf(file)
      if (!known || known.text !== undefined) return
      const changed = placeOf(known, back)
      keep(back ? undone(known) : redone(known))
      if (changed) requestAnimationFrame(() => reveal(fieldId(file, changed), false))
    },
    [file, keep],
  )
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const isZ = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
      if (!isZ || ownsUndo(event.target)) return
      event.preventDefault()
      go(event.shiftKey ? 0 : 1)
    }
    window.addEventListener('keydown', act)
    return () => window.removeEventListener('keydown', act)
  }, [go])

  if (failed) return <p role="alert">{failed}</p>
  if (!opened || !history) return <p>Opening…</p>
  const { form } = opened
  const { text } = history
  const unsaved = unsavedOf(history)
  const changedElsewhere = unsaved !== undefined && history.version !== opened.version

  async function save() {
    if (!history || !unsaved) return
    const said = await saveDraft({ file, version: history.version, ...unsaved })
    setAnswer(said)
    setBoth([])
    if (said.saved) {
      setOpened(said.opened)
      keep(settled(history, said.opened))
      onSaved()
    } else if (said.changed) read()
  }

  function takeTheirs() {
    if (history && opened) keep(settled(history, opened))
    setAnswer(undefined)
  }

  function addTheirs() {
    if (!history || !opened) return
    const { version: next } = opened
    const theirs = form?.value
    if (text !== undefined) {
      const { value, both: twice } = merge(history.read, text, opened.text)
      keep({ ...history, version: next, saved: theirs, text: `${value}`, read: opened.text })
      setBoth(twice)
    } else {
      const { value, both: twice } = merge(history.saved, history.value, theirs)
      keep({ ...typed(history, value), version: next, saved: theirs })
      setBoth(twice)
    }
    setAnswer(undefined)
  }

  const refused = answer && !answer.saved ? answer.problems : []
  const known = props.problems.filter((problem) => problem.file === file)
  const elsewhere = refused.filter((problem) => problem.file !== file)
  const problems = [...(known.length > 0 ? known : refused.filter((each) => each.file === file))]

  return (
    <form
      className={styles.form}
      onFocus={({ target }) => {
        visit.current += 1
        if (target.id.startsWith(`${file}/`))
          props.onFocus(target.id.slice(file.length + 1).split('/'))
      }}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <header className={styles.title}>
        <h2>{opened.name}</h2>
        <p>
          {overview.folder}/{file}
        </p>
        {form && (
          <button
            type="button"
            disabled={unsaved !== undefined}
            title={unsaved && 'Save or discard your changes first.'}
            onClick={() =>
              keep(text === undefined ? asText(history, opened.text) : settled(history, opened))
            }
          >
            {text === undefined ? 'Show as text' : 'Show as form'}
          </button>
        )}
      </header>
      {form?.intro && <p className={styles.intro}>{form.intro}</p>}
      <div ref={message} tabIndex={-1} className={styles.message} role="status">
        {answer?.saved && !unsaved && (
          <p data-is="saved">
            Saved. Not published yet. <a href="#publish">Publish</a>
          </p>
        )}
        {answer && !answer.saved && unsaved && !changedElsewhere && (
          <p data-is="refused">{answer.why}</p>
        )}
        {changedElsewhere && (
          <div className={styles.choice}>
            <p data-is="refused">
              This file was changed outside of this form while you were working on it. Your changes
              are still here and not saved.
            </p>
            <button type="button" onClick={addTheirs}>
              Keep my changes and add theirs
            </button>
            <button type="button" onClick={takeTheirs}>
              Take the file’s version
            </button>
          </div>
        )}
        {both.length > 0 && (
          <div className={styles.both}>
            <p data-is="refused">Both changed these fields. Yours stays in the form:</p>
            <ul>
              {both.map(({ path: where, theirs }) => (
                <li key={where.join('/')}>
                  <a href={`#${fieldId(file, where)}`}>
                    {placeName(form?.field, history.value, where)}
                  </a>
                  : the file says {inWords(theirs)}
                </li>
              ))}
            </ul>
          </div>
        )}
        <Problems problems={[...problems, ...elsewhere]} files={overview.files} />
      </div>
      {remarks.length > 0 && (
        <details className={styles.facts} open={answer?.saved}>
          <summary>Remarks about words: {remarks.length}</summary>
          <p>The file is saved as it is. These lines could read better:</p>
          <Problems problems={remarks} files={overview.files} />
        </details>
      )}
      {text !== undefined || !form ? (
        <textarea
          className={styles.text}
          aria-label={`Text of ${file}`}
          spellCheck={false}
          rows={36}
          value={text ?? ''}
          onChange={({ target }) => keep({ ...history, text: target.value })}
        />
      ) : (
        <FormContext
          value={{
            file,
            problems,
            comments: form.comments,
            overview,
            first: fieldId(file, [firstFold(form.field)]),
          }}
        >
          <Field
            field={form.field}
            value={history.value}
            path={[]}
            onChange={(next) => keep(typed(history, next, isTyping() ? visit.current : undefined))}
          />
        </FormContext>
      )}
      <Facts facts={overview.facts} />
      <SaveBar unsaved={unsaved !== undefined}>
        <button
          type="button"
          disabled={history.at === 0 || text !== undefined}
          onClick={() => go(1)}
        >
          Undo
        </button>
        <button
          type="button"
          disabled={history.at === history.steps.length || text !== undefined}
          onClick={() => go(0)}
        >
          Redo
        </button>
        <button
          type="button"
          disabled={!unsaved}
          onClick={() => {
            keep(settled(history, opened))
            setAnswer(undefined)
          }}
        >
          Discard changes
        </button>
      </SaveBar>
    </form>
  )
}

function SaveBar({ unsaved, children }: { unsaved: boolean; children: ReactNode }) {
  return (
    <div className={styles.saveBar}>
      <button type="submit" disabled={!unsaved}>
        Save
      </button>
      <output>{unsaved ? 'Not saved yet' : 'All saved'}</output>
      {children}
    </div>
  )
}

/** A text box undoes what was typed in it by itself. */
function ownsUndo(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type === 'text')
  )
}

/** What is done with a button is a step by itself. */
function isTyping(): boolean {
  return !(document.activeElement instanceof HTMLButtonElement)
}
