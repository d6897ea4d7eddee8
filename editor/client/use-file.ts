import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { withoutControls } from '#editor/tidy.ts'
import type { Draft, Opened } from '#editor/types.ts'
import { ask, Refused } from './api.ts'
import { fieldId } from './contexts.ts'
import { reveal } from './fold.tsx'
import * as past from './history.ts'
import { historyOf, keepHistory, keepSave, saveOf } from './kept.ts'
import type { Both } from './merge.ts'
import { cardsWritten } from './rich/card.tsx'
import { withTexts } from './values.ts'

export type Answer = 'saved' | Refused | undefined

/** The file as it is on the disk, read again whenever somebody comes back to the window or another window
    has saved it. Where nothing is unsaved, the form follows the file; otherwise the owner is asked. */
export function useOpened(file: string, history: past.History | undefined) {
  const [opened, setOpened] = useState<Opened>()
  const [answer, setAnswer] = useState<Answer>()
  /** The version of the history that `opened` was last compared with. */
  const [readFor, setReadFor] = useState<string>()

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
      if (!known) keepHistory(file, past.startHistory(next))
      else if (known.version !== next.version && !past.differs(known, next))
        keepHistory(file, past.settled(known, next))
    } catch (error) {
      setAnswer(error as Refused)
    }
  }, [file])

  useEffect(() => {
    read()
    window.addEventListener('focus', read)
    return () => window.removeEventListener('focus', read)
  }, [read])
  const kept = history?.version
  const isBehind = opened !== undefined && kept !== undefined && kept !== opened.version
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every version that is kept
  useEffect(() => {
    if (isBehind) read()
  }, [kept])
  return { opened, setOpened, answer, setAnswer, readFor, read }
}

/** The editor has answered, so it no longer says that it has stopped. */
function unlessStopped(answer: Answer) {
  return answer instanceof Refused && answer.status === 0 ? undefined : answer
}

export type OpenFile = Omit<ReturnType<typeof useOpened>, 'opened'> & {
  file: string
  opened: Opened
  history: past.History
  onSaved: () => void
}

export type FileState = OpenFile & ReturnType<typeof useActions>

/** What is to be known of a file that is open, and what can be done with it. */
export function useActions(props: OpenFile) {
  const { file, opened, history, answer, readFor, setOpened, setAnswer, read, onSaved } = props
  const [both, setBoth] = useState<Both[]>([])
  /** Counts the visits to fields: what is typed in one of them is one step. */
  const visit = useRef(0)
  const unsaved = past.unsavedOf(history)

  return {
    unsaved,
    /** Changed outside of the form while something is unsaved. */
    isTheirs: !!unsaved && history.version === readFor && readFor !== opened.version,
    refused: answer === 'saved' ? undefined : answer,
    both,
    visit,
    type(typed: unknown) {
      // What is done with a button is a step by itself.
      const isTyping = !(document.activeElement instanceof HTMLButtonElement)
      const next = past.typed(
        history,
        withTexts(typed, withoutControls),
        isTyping ? visit.current : undefined,
      )
      keepHistory(file, next)
      setAnswer(undefined)
    },
    /** This file, and the others with it; `along` also takes out what names what is removed. */
    async save(others: readonly string[], along = false) {
      if (!unsaved || saveOf(file)) return
      setBoth([])
      // What is typed from here on is a step of its own.
      visit.current += 1
      await cardsWritten()
      if (saveOf(file)) return
      try {
        const [next] = await saveFiles([file, ...others.filter((each) => !saveOf(each))], along)
        setAnswer('saved')
        if (next) setOpened({ page: opened.page, ...next })
        onSaved()
      } catch (error) {
        setAnswer(error as Refused)
        if ((error as Refused).trouble?.newer?.includes(file)) read()
      }
    },
    /** What is in the file now. */
    show(asText = past.isText(history)) {
      keepHistory(file, past.settled(history, opened, asText))
      setAnswer(undefined)
    },
    addTheirs() {
      const next = past.merged(history, opened)
      keepHistory(file, next.history)
      setBoth(next.both)
      setAnswer(undefined)
    },
  }
}

/** Saves what is typed in these files, in one step: all of them or none. */
async function saveFiles(files: readonly string[], along: boolean): Promise<Opened[]> {
  const drafts = files.flatMap((file): Draft[] => {
    const history = historyOf(file)
    const unsaved = history && past.unsavedOf(history)
    return unsaved ? [{ file, version: history.version, ...unsaved }] : []
  })
  const sent = ask<Opened[]>('save', { drafts, along })
  for (const { file } of drafts) keepSave(file, sent)
  const saved = await sent
  for (const [at, next] of saved.entries()) {
    const [history, draft] = [historyOf(next.file), drafts[at]]
    if (history && draft) keepHistory(next.file, past.afterSave(history, draft, next))
  }
  return saved
}

/** One step back, or forth, and to the field that it changes. */
export function go(file: string, by: 1 | -1): void {
  const known = historyOf(file)
  const [change] = (known && past.nextStep(known, by)) ?? []
  if (!known || !change) return
  keepHistory(file, past.stepped(known, by))
  requestAnimationFrame(() => reveal(fieldId(file, past.placeOf(change, by)), false))
}

/** Ctrl+S, Ctrl+Z and Ctrl+Shift+Z. */
export function useShortcuts(file: string, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const isZ = event.key.toLowerCase() === 'z'
      if (event.key.toLowerCase() === 's' && !event.shiftKey) {
        event.preventDefault()
        form.current?.requestSubmit()
      }
      // A text box undoes what was typed in it by itself.
      const isOwn = (event.target as Element).matches('textarea, input[type=text]')
      if (!isZ || isOwn || event.defaultPrevented) return
      event.preventDefault()
      go(file, event.shiftKey ? 1 : -1)
    }
    window.addEventListener('keydown', act)
    return () => window.removeEventListener('keydown', act)
  }, [file, form])
}
