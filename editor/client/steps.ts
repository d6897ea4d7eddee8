import { useState } from 'react'
import type { Moved, Opened } from '#editor/types.ts'
import { ask, type Refused } from './api.ts'
import * as past from './history.ts'
import { historyOf, keepHistory, saveOf } from './kept.ts'

/** A step changes files that may be open. Their forms follow, with what is typed in them; where both changed
    the same, the form asks. */
async function followStep(step: Moved): Promise<Moved> {
  await Promise.all(step.changed.map(follow))
  return step
}

async function follow(file: string): Promise<void> {
  if (!historyOf(file)) return
  await saveOf(file)
  const opened = await ask<Opened>(`file?name=${encodeURIComponent(file)}`).catch(() => undefined)
  const history = historyOf(file)
  if (!opened || !history || history.version === opened.version) return
  if (!past.unsavedOf(history)) return keepHistory(file, past.settled(history, opened))
  const { history: next, both } = past.merged(history, opened)
  if (both.length === 0 && !past.isText(history)) keepHistory(file, next)
}

/** Takes steps one at a time, each to its end: until `onChanged` has shown what became of it. The last can be
    taken back. */
export function useSteps(onChanged: () => unknown) {
  const [words, setWords] = useState('')
  const [last, setLast] = useState<Moved>()
  const [refused, setRefused] = useState<Refused>()
  const [busy, setBusy] = useState(false)

  /** `onTaken` is told before the page shows the step. */
  async function take(path: string, body: object, onTaken?: (step: Moved) => void) {
    if (busy) return
    setBusy(true)
    setWords('One moment…')
    setRefused(undefined)
    try {
      const step = await ask<Moved>(path, body).then(followStep)
      onTaken?.(step)
      await onChanged()
      setWords(step.id ? `${step.words}.` : 'Everything is as it was before.')
      setLast(step.id ? step : undefined)
    } catch (error) {
      setWords('')
      setRefused(error as Refused)
    } finally {
      setBusy(false)
    }
  }
  return {
    words,
    last,
    refused,
    busy,
    take,
    takeBack: (id: string, onTaken?: (step: Moved) => void) => take('page/undo', { id }, onTaken),
  }
}
