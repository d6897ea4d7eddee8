import { useEffect, useRef, useState } from 'react'
import { inWords } from '#app/content/engine/english.ts'
import type { Path, Problem } from '#app/content/engine/problem.ts'
import { placeName } from '#editor/names.ts'
import { Refused } from './api.ts'
import { FormContext, fieldId, useOverview } from './contexts.ts'
import { FormFieldView } from './field.tsx'
import { reveal } from './fold.tsx'
import * as past from './history.ts'
import { useSave, useUnkept } from './kept.ts'
import type { Both } from './merge.ts'
import { addedAt } from './new.tsx'
import { Problems, Refusal, Terms } from './problems.tsx'
import { useAsked } from './use-asked.ts'
import {
  type FileState,
  go,
  type OpenFile,
  useActions,
  useOpened,
  useShortcuts,
} from './use-file.ts'
import { firstFold, inPlainWords } from './values.ts'

type FileEditorProps = {
  file: string
  /** The field to go to. */
  path: readonly string[]
  history: past.History | undefined
  /** Others that are not saved, either. */
  unsavedToo: readonly string[]
  /** What the check says of what is typed. */
  problems: readonly Problem[]
  onPage: (page: string) => void
  onSaved: () => void
  onFocus: (path: Path) => void
}

/** The form of one file. What is typed is kept by the browser until it is saved or discarded. */
export function FileEditor(props: FileEditorProps) {
  const { file, history, onPage } = props
  const read = useOpened(file, history)
  const { opened, answer } = read
  const page = opened?.page
  useEffect(() => {
    if (page) onPage(page)
  }, [page, onPage])
  if (opened && history) return <FileForm {...props} {...read} opened={opened} history={history} />
  return answer instanceof Refused ? <Refusal refused={answer} /> : <p>Opening…</p>
}

function FileForm(props: FileEditorProps & OpenFile) {
  const { file, path, opened, answer } = props
  const [added, setAdded] = useState(() => addedAt(fieldId(file, path)))
  const formElement = useRef<HTMLFormElement>(null)
  const actions = useActions(props)
  const { refused, visit, type, save } = actions
  // Of the file as it is saved.
  const { value: remarks = [] } = useAsked<Problem[]>(
    `remarks?name=${file}`,
    opened.version,
    'later',
  )
  useShortcuts(file, formElement)
  const place = path.join('/')
  useEffect(() => {
    if (place) reveal(`${file}/${place}`)
  }, [file, place])

  const known = props.problems.filter((each) => each.file === file)
  const answered = refused?.trouble.problems?.filter((each) => each.file === file) ?? []
  const state = { ...props, ...actions, problems: known.length > 0 ? known : answered }
  return (
    <form
      ref={formElement}
      // A browser says nothing of what is wrong in a closed fold.
      onInvalidCapture={({ target }) => reveal((target as Element).id)}
      onFocus={({ target }) => {
        visit.current += 1
        if (target.id.startsWith(`${file}/`))
          props.onFocus(target.id.slice(file.length + 1).split('/'))
      }}
      onSubmit={(event) => {
        event.preventDefault()
        save(props.unsavedToo)
      }}
    >
      <h2>{opened.name}</h2>
      {opened.form?.field.about && <p className="quiet">{opened.form.field.about}</p>}
      <Message {...state} />
      <Remarks remarks={remarks} open={answer === 'saved'} />
      <Values
        {...state}
        type={(typed) => {
          type(typed)
          setAdded('')
        }}
      />
      <WritingHelp />
      <AsText {...state} />
      <SaveBar {...state} added={added} />
    </form>
  )
}

type FormState = FileState & Pick<FileEditorProps, 'unsavedToo'> & { problems: readonly Problem[] }

/** A question or a refusal is brought into view when it appears; a save leaves one where one works. */
function Message(props: FormState) {
  const { unsaved, refused, problems, isTheirs, both } = props
  const { facts } = useOverview()
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused) message.current?.focus()
  }, [refused])
  useEffect(() => {
    if (isTheirs || both.length > 0) message.current?.focus()
  }, [isTheirs, both])
  return (
    <div ref={message} tabIndex={-1} role="status">
      {unsaved && !isTheirs && <Refusal refused={refused} />}
      {unsaved && refused?.trouble.along && (
        <>
          <p>What would change with it:</p>
          <ul>
            {refused.trouble.leaving?.map((words) => (
              <li key={words}>{inPlainWords(words, facts)}</li>
            ))}
          </ul>
          <button type="button" onClick={() => props.save(props.unsavedToo, true)}>
            Save, and take it out of these, too
          </button>
        </>
      )}
      {!refused && <Problems problems={problems} />}
      {isTheirs && (
        <>
          <p>
            This file was changed outside of this form while you were working on it. Your changes
            are still here and not saved.
          </p>
          <button type="button" onClick={props.addTheirs}>
            Keep my changes and add theirs
          </button>{' '}
          <button type="button" onClick={() => props.show()}>
            Take the file’s version
          </button>
        </>
      )}
      {both.length > 0 && <ChangedByBoth {...props} />}
    </div>
  )
}

function ChangedByBoth({ both, opened, history }: FileState) {
  return (
    <>
      <p>Both sides changed these. Look them over before you save:</p>
      <ul>
        {both.map((each) => (
          <li key={`${each.kind} ${each.path.join('/')}`}>
            <a href={`#${fieldId(opened.file, each.path)}`}>
              {placeName(opened.form?.field, history.value, each.path) || 'The text'}
            </a>
            : {outcome(each)}
          </li>
        ))}
      </ul>
    </>
  )
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

function Remarks({ remarks, open }: { remarks: readonly Problem[]; open: boolean }) {
  if (remarks.length === 0) return null
  return (
    <details open={open}>
      <summary>Remarks about words: {remarks.length}</summary>
      <p>The file is saved as it is. These lines could read better:</p>
      <Problems problems={remarks} />
    </details>
  )
}

/** The form, or the text of a file that is to be shown as such or cannot be shown as a form. */
function Values({ opened, history: { value }, problems, type }: FormState) {
  const { file, form } = opened
  if (typeof value === 'string' || !form)
    return (
      <textarea
        aria-label={`${opened.name} as text`}
        spellCheck={false}
        rows={36}
        value={typeof value === 'string' ? value : opened.text}
        onChange={({ target }) => type(target.value)}
      />
    )
  const { field } = form
  return (
    <FormContext value={{ file, problems, first: fieldId(file, [firstFold(field)]) }}>
      <FormFieldView field={field} value={value} path={[]} onChange={type} />
    </FormContext>
  )
}

function WritingHelp() {
  const { facts } = useOverview()
  const named = Object.entries(facts).map(([name, fact]) => [`{${name}}`, fact || '(no value yet)'])
  return (
    <details>
      <summary>Bold, links, and facts you can use in a text</summary>
      <p>
        In longer texts, **two stars** make words bold, *one star* makes them italic, and
        [words](/pricing) is a link. A text in one line stays as you type it. Type a name in braces,
        such as {'{phone}'}, for one of these facts. When it changes, every text follows.
      </p>
      <Terms terms={Object.fromEntries(named)} />
    </details>
  )
}

/** Both of it can be typed, but not at once. */
function AsText({ opened, history, unsaved, show }: FileState) {
  const isText = past.isText(history)
  const off = !!unsaved || !opened.form
  return (
    <button
      type="button"
      aria-disabled={off}
      title={unsaved ? 'Save or discard your changes first' : undefined}
      onClick={() => off || show(!isText)}
    >
      {isText ? 'Show as form' : 'Show as text'}
    </button>
  )
}

type SaveBarProps = FileState & Pick<FileEditorProps, 'unsavedToo'> & { added: string }

/** `added` is what to know about what was just added. */
function SaveBar(props: SaveBarProps) {
  const { opened, history, answer, unsaved, unsavedToo, added, show, save } = props
  const { file } = opened
  const saving = useSave(file) !== undefined
  const isUnkept = useUnkept().includes(file)
  const all = unsaved ? 1 + unsavedToo.length : 0
  const buttons = [
    { name: 'Undo', sign: '↶', off: !past.nextStep(history, -1), act: () => go(file, -1) },
    { name: 'Redo', sign: '↷', off: !past.nextStep(history, 1), act: () => go(file, 1) },
  ]
  return (
    <div className="save">
      {/* Once it has saved, the button keeps the focus. */}
      <button type="submit" aria-disabled={!unsaved}>
        {saving ? 'Saving…' : all > 1 ? `Save all ${all}` : unsaved ? 'Save' : 'Saved'}
      </button>
      {all > 1 && (
        <button type="button" onClick={() => save([])}>
          Save only this
        </button>
      )}
      <output>
        {unsaved && isUnkept ? (
          <span className="refused">
            Your browser can’t keep this until you save: its storage is full. Save now.
          </span>
        ) : unsaved ? (
          'Not saved yet'
        ) : answer === 'saved' || added ? (
          <>
            {answer === 'saved' ? 'Saved.' : 'Added.'}{' '}
            <span className="roomy">Not published yet.</span> {added} <a href="#publish">Publish</a>
          </>
        ) : (
          'All saved'
        )}
      </output>
      {buttons.map(({ name, sign, off, act }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={name}
          aria-disabled={off}
          onClick={off ? undefined : act}
        >
          {sign}
        </button>
      ))}
      <button type="button" aria-disabled={!unsaved} onClick={() => unsaved && show()}>
        <span>
          Discard <span className="roomy">changes</span>
        </span>
      </button>
    </div>
  )
}
