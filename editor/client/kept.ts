import { useMemo, useRef, useSyncExternalStore } from 'react'
import type { Drafts } from '#editor/types.ts'
import { type History, unsavedOf } from './history.ts'
import { equal } from './values.ts'

// The histories of all files, in the browser's own storage, so that nothing typed is lost by a reload or
// a crash.

type Histories = Readonly<Record<string, History>>

let folder = ''
let histories: Histories = {}
const listeners = new Set<() => void>()
const place = (file: string) => `edit:${folder}:${file}`

/** Those kept for this content folder, by file. */
export function useHistories(name: string): Histories {
  if (name !== folder) {
    folder = name
    const kept = Object.entries(localStorage).filter(([key]) => key.startsWith(place('')))
    histories = Object.fromEntries(
      kept.map(([key, text]) => [key.slice(place('').length), JSON.parse(text)]),
    )
  }
  return useSyncExternalStore(listen, () => histories)
}

function listen(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export function historyOf(file: string): History | undefined {
  return histories[file]
}

export function keepHistory(file: string, history: History): void {
  histories = { ...histories, [file]: history }
  write(file, history)
  for (const notify of listeners) notify()
}

/** A file that was opened and not changed needs no place. When the storage is full, the oldest steps
    make room. */
function write(file: string, { visit: _, ...history }: History): void {
  localStorage.removeItem(place(file))
  if (history.steps.length === 0 && !unsavedOf(history)) return
  for (let drop = 0; drop <= history.at; drop = drop * 2 + 1) {
    const kept = { ...history, steps: history.steps.slice(drop), at: history.at - drop }
    try {
      localStorage.setItem(place(file), JSON.stringify(kept))
      return
    } catch {}
  }
}

/** What is typed and not saved, of files that are still there. */
export function useDrafts(all: Histories, files: readonly { file: string }[]): Drafts {
  const last = useRef<Drafts>({})
  return useMemo(() => {
    const drafts = files.map(({ file }) => [file, all[file] && unsavedOf(all[file])] as const)
    const next = Object.fromEntries(drafts.filter(([, unsaved]) => unsaved)) as Drafts
    // A file that was merely opened is nothing new for the preview.
    if (!equal(next, last.current)) last.current = next
    return last.current
  }, [all, files])
}
