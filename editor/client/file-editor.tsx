import { useCallback, useEffect, useRef, useState } from 'react'
import { inWords } from '#app/content/engine/english.ts'
import type { Path, Problem } from '#app/content/engine/problem.ts'
import { placeName } from '#editor/names.ts'
import type { Opened } from '#editor/types.ts'
import { ask, firstPreview, Refused } from './api.ts'
import { FormContext, fieldId, useOverview } from './contexts.ts'
import { FormFieldView } from './field.tsx'
import { reveal } from './fold.tsx'
import * as past from './history.ts'
import { historyOf, keepHistory, keepSave, saveOf, useSave, useUnkept } from './kept.ts'
import type { Both } from './merge.ts'
import { addedAt } from './new.tsx'
import { Problems, Refusal, Terms } from './problems.tsx'
import { firstFold, withoutControls } from './values.ts'

type FileEditorProps = {
  file: string
  /** The field to go to. */
  path: readonly string[]
  history: past.History | undefined
  /** What the check says of what is typed. */
  problems: readonly Problem[]
  onPage: (page: string) => void
  onSaved: () => void
  onFocus: (path: Path) => void
}

/** The form of one file. What is typed is kept by the browser until it is saved or discarded. */
export function FileEditor(props: FileEditorProps) {
  const { file, path, history, onPage, onSaved } = props
  const { folder, facts } = useOverview()
  const [opened, setOpened] = useState<Opened>()
  const [answer, setAnswer] = useState<'saved' | Refused>()
  const [added, setAdded] = useState(() => addedAt(fieldId(file, path)))
  const [remarks, setRemarks] = useState<Problem[]>([])
  const [both, setBoth] = useState<Both[]>([])
  /** The version of the history that `opened` was last compared with. */
  const [readFor, setReadFor] = useState<string>()
  const saving = useSave(file) !== undefined
  const isUnkept = useUnkept().includes(file)
  const formElement = useRef<HTMLFormElement>(null)
  const message = useRef<HTMLDivElement>(null)
  const visit = useRef(0)

  const keep = useCallback((next: past.History) => keepHistory(file, next), [file])

  /** Where nothing is unsaved, the form follows the file; otherwise the owner is asked. */
  const read = useCallback(async () => {
    try {
      await saveOf(file)
      const before = historyOf(file)
      const next = await ask<Opened>(`file?name=${encodeURIComponent(file)}`)
      const known = historyOf(file)
      // Saved meanwhile: this answer may be older than the file.
      if (saveOf(file) || known?.version !== before?.version) return read()
      setOpened(next)
      setAnswer(unlessStopped)
      setReadFor(known?.version)
      if (!known) keep(past.startHistory(next))
      else if (known.version !== next.version && !past.differs(known, next))
        keep(past.settled(known, next))
    } catch (error) {
      setAnswer(error as Refused)
    }
  }, [file, keep])
  const go = useCallback(
    (by: 1 | -1) => {
      const known = historyOf(file)
      const [change] = (known && past.nextStep(known, by)) ?? []
      if (!known || !change) return
      keep(past.stepped(known, by))
      requestAnimationFrame(() => reveal(fieldId(file, past.placeOf(change, by)), false))
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
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const isZ = event.key.toLowerCase() === 'z'
      if (event.key.toLowerCase() === 's' && !event.shiftKey) {
        event.preventDefault()
        formElement.current?.requestSubmit()
      }
      // A text box undoes what was typed in it by itself.
      if (!isZ || (event.target as Element).matches('textarea, input[type=text]')) return
      event.preventDefault()
      go(event.shiftKey ? 1 : -1)
    }
    window.addEventListener('keydown', act)
    return () => window.removeEventListener('keydown', act)
  }, [go])
  const { version, page } = opened ?? {}
  // Another window has saved the file.
  const isBehind = version !== undefined && history !== undefined && history.version !== version
  const kept = history?.version
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every version that is kept
  useEffect(() => {
    if (isBehind) read()
  }, [kept])
  useEffect(() => {
    if (!version) return
    const asked = firstPreview.promise.then(() => ask<Problem[]>(`remarks?name=${file}`))
    asked.then(setRemarks, () => setRemarks([]))
  }, [file, version])
  useEffect(() => {
    if (page) onPage(page)
  }, [page, onPage])
  const refused = answer === 'saved' ? undefined : answer
  const unsaved = history && past.unsavedOf(history)
  const changedElsewhere = !!unsaved && history.version === readFor && readFor !== version
  // A question or a refusal is brought into view when it appears; a save leaves one where one works.
  useEffect(() => {
    if (refused) message.current?.focus()
  }, [refused])
  useEffect(() => {
    if (changedElsewhere || both.length > 0) message.current?.focus()
  }, [changedElsewhere, both])
  const place = path.join('/')
  const ready = opened !== undefined && history !== undefined
  useEffect(() => {
    if (ready && place) reveal(`${file}/${place}`)
  }, [ready, file, place])

  if (!opened || !history) return refused ? <Refusal refused={refused} /> : <p>Opening…</p>
  const { form } = opened
  const { value } = history
  const isText = past.isText(history)

  function type(typed: unknown) {
    const next = withoutControls(typed)
    // What is done with a button is a step by itself.
    const isTyping = !(document.activeElement instanceof HTMLButtonElement)
    if (history) keep(past.typed(history, next, isTyping ? visit.current : undefined))
    setAnswer(undefined)
    setAdded('')
  }

  async function save() {
    if (!history || !unsaved || saveOf(file)) return
    setBoth([])
    // What is typed from here on is a step of its own.
    visit.current += 1
    try {
      const sent = ask<Opened>('file', { file, version: history.version, ...unsaved })
      keepSave(file, sent)
      const next = await sent
      setAnswer('saved')
      setOpened(next)
      keep(past.afterSave(historyOf(file) ?? history, unsaved, next))
      onSaved()
    } catch (error) {
      setAnswer(error as Refused)
      if ((error as Refused).status === 409) read()
    }
  }

  function show(asText = isText) {
    if (history && opened) keep(past.settled(history, opened, asText))
    setAnswer(undefined)
  }

  function addTheirs() {
    if (!history || !opened) return
    const next = past.merged(history, opened)
    keep(next.history)
    setBoth(next.both)
    setAnswer(undefined)
  }

  const known = props.problems.filter((each) => each.file === file)
  const answered = refused?.trouble.problems?.filter((each) => each.file === file) ?? []
  const problems = known.length > 0 ? known : answered
  const buttons = [
    { name: 'Undo', off: !past.nextStep(history, -1), act: () => go(-1) },
    { name: 'Redo', off: !past.nextStep(history, 1), act: () => go(1) },
    { name: 'Discard changes', off: !unsaved, act: () => show() },
    {
      name: isText ? 'Show as form' : 'Show as text',
      off: !!unsaved || !form,
      act: () => show(!isText),
    },
  ]

  return (
    <form
      ref={formElement}
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
      <p className="quiet">
        {folder}/{file}
      </p>
      {form?.intro && <p className="quiet">{form.intro}</p>}
      <div ref={message} tabIndex={-1} role="status">
        {unsaved && !changedElsewhere && <Refusal refused={refused} />}
        {!refused && <Problems problems={problems} />}
        {changedElsewhere && (
          <>
            <p>
              This file was changed outside of this form while you were working on it. Your changes
              are still here and not saved.
            </p>
            <button type="button" onClick={addTheirs}>
              Keep my changes and add theirs
            </button>{' '}
            <button type="button" onClick={() => show()}>
              Take the file’s version
            </button>
          </>
        )}
        {both.length > 0 && (
          <>
            <p>Both sides changed these. Look them over before you save:</p>
            <ul>
              {both.map((each) => (
                <li key={`${each.kind} ${each.path.join('/')}`}>
                  <a href={`#${fieldId(file, each.path)}`}>
                    {placeName(form?.field, value, each.path) || 'The text'}
                  </a>
                  : {outcome(each)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {remarks.length > 0 && (
        <details open={answer === 'saved'}>
          <summary>Remarks about words: {remarks.length}</summary>
          <p>The file is saved as it is. These lines could read better:</p>
          <Problems problems={remarks} />
        </details>
      )}
      {isText || !form ? (
        <textarea
          aria-label={`Text of ${file}`}
          spellCheck={false}
          rows={36}
          value={isText ? `${value}` : opened.text}
          onChange={({ target }) => type(target.value)}
        />
      ) : (
        <FormContext
          value={{
            file,
            problems,
            comments: form.comments,
            first: fieldId(file, [firstFold(form.field)]),
          }}
        >
          <FormFieldView field={form.field} value={value} path={[]} onChange={type} />
        </FormContext>
      )}
      <details>
        <summary>Bold, links, and facts you can use in a text</summary>
        <p>
          In longer texts, **two stars** make words bold, *one star* makes them italic, and
          [words](/pricing) is a link. A text in one line stays as you type it. Type a name in
          braces, such as {'{phone}'}, for one of these facts. When it changes, every text follows.
        </p>
        <Terms
          terms={Object.fromEntries(
            Object.entries(facts).map(([name, fact]) => [`{${name}}`, fact || '(no value yet)']),
          )}
        />
      </details>
      <div className="save">
        {/* Once it has saved, the button keeps the focus. */}
        <button type="submit" aria-disabled={!unsaved}>
          Save
        </button>
        <output>
          {saving ? (
            'Saving…'
          ) : unsaved && isUnkept ? (
            <span className="refused">
              Your browser can’t keep this until you save: its storage is full. Save now.
            </span>
          ) : unsaved ? (
            'Not saved yet'
          ) : answer === 'saved' || added ? (
            <>
              {answer === 'saved' ? 'Saved.' : 'Added.'} Not published yet. {added}{' '}
              <a href="#publish">Publish</a>
            </>
          ) : (
            'All saved'
          )}
        </output>
        {buttons.map(({ name, off, act }) => (
          <button key={name} type="button" disabled={off} onClick={act}>
            {name}
          </button>
        ))}
      </div>
    </form>
  )
}

/** The editor has answered, so it no longer says that it has stopped. */
function unlessStopped(answer: 'saved' | Refused | undefined) {
  return answer instanceof Refused && answer.status === 0 ? undefined : answer
}

function outcome({ kind, theirs }: Both): string {
  switch (kind) {
    case 'mine':
      return `the file says ${inWords(theirs)}; yours stays in the form`
    case 'gone':
      return 'you changed it, and it was removed from the file; it stays in the form'
    case 'back':
      return 'you removed it, and it was changed in the file; it is in the form again'
    case 'twice':
      return 'yours and the file’s are both in the form'
  }
}
