import { useMemo, useRef, useSyncExternalStore } from 'react'
import type { UnsavedFiles } from '#editor/types.ts'
import { type History, unsavedOf } from './history.ts'
import { dropFromDisk, keepOnDisk, onDisk } from './on-disk.ts'
import { equal } from './values.ts'

// The histories of all files, in the browser's own storage, so that nothing typed is lost by a reload or
// a crash. All windows of the editor share them: what is typed in one stands in the others at once.

type Histories = Readonly<Record<string, History>>

let folder = ''
let histories: Histories = {}
const listeners = new Set<() => void>()
const place = (file: string) => `edit:${folder}:${file}`

/** Those kept for this content folder, by file. */
export function useHistories(name: string): Histories {
  if (name !== folder) {
    folder = name
    readAll()
    readNewer()
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key?.startsWith(place('')) && newValue)
        set(key.slice(place('').length), JSON.parse(newValue))
    })
    window.addEventListener('beforeunload', (event) => {
      if (unkeptFiles.length > 0) event.preventDefault()
    })
    // A page that the browser brings back was told nothing in between.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      readAll()
      notify()
    })
  }
  return useSyncExternalStore(listen, () => histories)
}

function readAll(): void {
  const kept = Object.entries(localStorage).filter(([key]) => key.startsWith(place('')))
  const read = kept.map(([key, text]) => [key.slice(place('').length), JSON.parse(text)])
  histories = { ...histories, ...Object.fromEntries(read) }
}

/** What was typed last before a crash. */
async function readNewer(): Promise<void> {
  for (const [key, text] of await onDisk()) {
    const file = key.slice(place('').length)
    const [history, known] = [JSON.parse(text), JSON.parse(localStorage.getItem(key) ?? '{}')]
    if (!key.startsWith(place('')) || history.kept <= (known.kept ?? 0)) continue
    localStorage.setItem(key, text)
    set(file, history)
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify(): void {
  for (const listener of listeners) listener()
}

export function historyOf(file: string): History | undefined {
  if (histories[file]) return histories[file]
  // Another window may have typed this very moment.
  const text = localStorage.getItem(place(file))
  return text === null ? undefined : JSON.parse(text)
}

export function keepHistory(file: string, history: History): void {
  histories = { ...histories, [file]: history }
  // What did not fit before may fit now.
  const unkept = [...new Set([...unkeptFiles, file])].filter((each) => {
    const known = histories[each]
    return known && !write(each, known)
  })
  if (!equal(unkept, unkeptFiles)) unkeptFiles = unkept
  notify()
}

/** Those with unsaved text for which the browser has no room. */
let unkeptFiles: readonly string[] = []
export const useUnkept = () => useSyncExternalStore(listen, () => unkeptFiles)

/** What another window has kept. */
function set(file: string, history: History): void {
  histories = { ...histories, [file]: history }
  unkeptFiles = unkeptFiles.filter((each) => each !== file)
  notify()
}

/** A file that was opened and not changed needs no place, and takes none away: another window may have
    typed. When the storage is full, the steps of saved files make room, then the oldest of this one.
    False if unsaved text still has no room. */
function write(file: string, { visit: _, ...history }: History): boolean {
  const isSaved = !unsavedOf(history)
  const isUntouched = history.steps.length === 0 && isSaved
  if (isUntouched && localStorage.getItem(place(file)) === null) return true
  if (put(file, history)) return true
  for (const each of Object.keys(histories)) {
    // Another window may have typed this very moment.
    const text = localStorage.getItem(place(each))
    if (each !== file && text !== null && !unsavedOf(JSON.parse(text))) remove(each)
  }
  for (let drop = 0; drop < history.at; drop = drop * 2 + 1) {
    const kept = { ...history, steps: history.steps.slice(drop), at: history.at - drop }
    if (put(file, kept)) return true
  }
  if (put(file, { ...history, steps: [], at: 0 })) return true
  // The file holds it; an older draft must not come back.
  if (isSaved) remove(file)
  return isSaved
}

function remove(file: string): void {
  localStorage.removeItem(place(file))
  dropFromDisk(place(file))
}

function put(file: string, history: History): boolean {
  try {
    const text = JSON.stringify({ ...history, kept: Date.now() })
    localStorage.setItem(place(file), text)
    keepOnDisk(place(file), text)
    return true
  } catch {
    return false
  }
}

/** The saves on their way, by file; each ends well or not, but never throws. */
let saves: Readonly<Record<string, Promise<void>>> = {}
export const saveOf = (file: string) => saves[file]
export const useSave = (file: string) => useSyncExternalStore(listen, () => saves[file])

export function keepSave(file: string, sent: Promise<unknown>): void {
  const end = () => {
    const { [file]: _, ...others } = saves
    saves = others
    notify()
  }
  saves = { ...saves, [file]: sent.then(end, end) }
  notify()
}

/** What is typed and not saved, of files that are still there. */
export function useDrafts(all: Histories, files: readonly { file: string }[]): UnsavedFiles {
  const last = useRef<UnsavedFiles>({})
  return useMemo(() => {
    const drafts = files.map(({ file }) => [file, all[file] && unsavedOf(all[file])] as const)
    const next = Object.fromEntries(drafts.filter(([, unsaved]) => unsaved)) as UnsavedFiles
    // A file that was merely opened is nothing new for the preview.
    if (!equal(next, last.current)) last.current = next
    return last.current
  }, [all, files])
}
