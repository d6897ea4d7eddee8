import { useCallback, useEffect, useRef, useState } from 'react'
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
import * as past from './history.ts'
import { historyOf, keepHistory } from './kept.ts'
import { Problems } from './problems.tsx'
import { firstFold } from './values.ts'

type FileEditorProps = {
  file: string
  /** The field to go to. */
  path: readonly string[]
  overview: Overview
  history: past.History | undefined
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
  const [both, setBoth] = useState<past.Merged['both']>([])
  const message = useRef<HTMLDivElement>(null)
  const visit = useRef(0)

  const keep = useCallback((next: past.History) => keepHistory(file, next), [file])

  /** Where nothing is unsaved, the form follows the file; otherwise the owner is asked. */
  const read = useCallback(async () => {
    try {
      const next = await fetchFile(file)
      const known = historyOf(file)
      setOpened(next)
      setFailed('')
      if (!known) keep(past.startHistory(next))
      else if (known.version !== next.version && !past.unsavedOf(known))
        keep(past.settled(known, next))
    } catch (error) {
      setFailed((error as Error).message)
    }
  }, [file, keep])
  const go = useCallback(
    (by: 1 | -1) => {
      const known = historyOf(file)
      const [change] = (known && past.nextStep(known, by)) ?? []
      if (!known || !change) return
      keep(past.stepped(known, by))
      requestAnimationFrame(() => reveal(fieldId(file, change.path), false))
    },
    [file, keep],
  )

  useEffect(() => {
    read()
    window.addEventListener('focus', read)
    return () => window.removeEventListener('focus', read)
  }, [read])
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const isZ = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
      // A text box undoes what was typed in it by itself.
      if (!isZ || (event.target as Element).matches('textarea, input[type=text]')) return
      event.preventDefault()
      go(event.shiftKey ? 1 : -1)
    }
    window.addEventListener('keydown', act)
    return () => window.removeEventListener('keydown', act)
  }, [go])
  const { version, page } = opened ?? {}
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

  if (failed) return <p role="alert">{failed}</p>
  if (!opened || !history) return <p>Opening…</p>
  const { form } = opened
  const { value } = history
  const unsaved = past.unsavedOf(history)
  const changedElsewhere = unsaved !== undefined && history.version !== opened.version

  async function save() {
    if (!history || !unsaved) return
    const said = await saveDraft({ file, version: history.version, ...unsaved })
    setAnswer(said)
    setBoth([])
    if (said.saved) {
      setOpened(said.opened)
      keep(past.settled(history, said.opened))
      onSaved()
    } else if (said.changed) read()
  }

  function takeTheirs() {
    if (history && opened) keep(past.settled(history, opened))
    setAnswer(undefined)
  }

  function addTheirs() {
    if (!history || !opened) return
    const theirs = form ? form.value : opened.text
    const merged = past.merge(history.saved, value, theirs)
    keep({ ...past.typed(history, merged.value), version: opened.version, saved: theirs })
    setBoth(merged.both)
    setAnswer(undefined)
  }

  const refused = answer && !answer.saved ? answer.problems : []
  const here = ({ file: of }: Problem) => of === file
  const known = props.problems.filter(here)
  const problems = known.length > 0 ? known : refused.filter(here)
  const buttons = [
    { name: 'Undo', off: !past.nextStep(history, -1), act: () => go(-1) },
    { name: 'Redo', off: !past.nextStep(history, 1), act: () => go(1) },
    { name: 'Discard changes', off: !unsaved, act: takeTheirs },
  ]

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
      <h2>{opened.name}</h2>
      <p className={styles.comment}>
        {overview.folder}/{file}
      </p>
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
          <>
            <p data-is="refused">
              This file was changed outside of this form while you were working on it. Your changes
              are still here and not saved.
            </p>
            <button type="button" onClick={addTheirs}>
              Keep my changes and add theirs
            </button>{' '}
            <button type="button" onClick={takeTheirs}>
              Take the file’s version
            </button>
          </>
        )}
        {both.length > 0 && (
          <>
            <p data-is="refused">Both changed these fields. Yours stays in the form:</p>
            <ul>
              {both.map(({ path: where, theirs }) => (
                <li key={where.join('/')}>
                  <a href={`#${fieldId(file, where)}`}>{placeName(form?.field, value, where)}</a>:
                  the file says {inWords(theirs)}
                </li>
              ))}
            </ul>
          </>
        )}
        <Problems
          problems={[...problems, ...refused.filter((each) => !here(each))]}
          files={overview.files}
        />
      </div>
      {remarks.length > 0 && (
        <details className={styles.facts} open={answer?.saved}>
          <summary>Remarks about words: {remarks.length}</summary>
          <p>The file is saved as it is. These lines could read better:</p>
          <Problems problems={remarks} files={overview.files} />
        </details>
      )}
      {typeof value === 'string' || !form ? (
        <textarea
          aria-label={`Text of ${file}`}
          spellCheck={false}
          rows={36}
          value={typeof value === 'string' ? value : opened.text}
          onChange={({ target }) => keep(past.typed(history, target.value, visit.current))}
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
            value={value}
            path={[]}
            onChange={(next) => {
              // What is done with a button is a step by itself.
              const isTyping = !(document.activeElement instanceof HTMLButtonElement)
              keep(past.typed(history, next, isTyping ? visit.current : undefined))
            }}
          />
        </FormContext>
      )}
      <Facts facts={overview.facts} />
      <div className={styles.saveBar}>
        <button type="submit" disabled={!unsaved}>
          Save
        </button>
        <output>{unsaved ? 'Not saved yet' : 'All saved'}</output>
        {buttons.map(({ name, off, act }) => (
          <button key={name} type="button" disabled={off} onClick={act}>
            {name}
          </button>
        ))}
      </div>
    </form>
  )
}
