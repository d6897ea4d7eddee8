import { useState } from 'react'
import type { Moved, Opened } from '#editor/types.ts'
import { ask, type Refused } from './api.ts'
import * as past from './history.ts'
import { historyOf, keepHistory, saveOf } from './kept.ts'

/** A step changes files that may be open. Their forms follow, with what is typed in them; where both changed
    the same, the form asks. */
export async function followStep<Step extends Pick<Moved, 'changed'>>(step: Step): Promise<Step> {
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

export const takeBackStep = (id: string) => ask<Moved>('page/undo', { id }).then(followStep)

/** Takes steps one at a time and says what became of each; the last can be taken back. */
export function useSteps(onChanged: () => void) {
  const [words, setWords] = useState('')
  const [last, setLast] = useState<Moved>()
  const [refused, setRefused] = useState<Refused>()
  const [busy, setBusy] = useState(false)

  /** Undefined if it was refused. */
  async function run(sent: Promise<Moved>): Promise<Moved | undefined> {
    setBusy(true)
    setWords('One moment…')
    setRefused(undefined)
    try {
      const step = await sent.then(followStep)
      setWords(step.id ? `${step.words}.` : 'Everything is as it was before.')
      setLast(step.id ? step : undefined)
      onChanged()
      return step
    } catch (error) {
      setWords('')
      setRefused(error as Refused)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return {
    words,
    last,
    refused,
    busy,
    take: (path: string, body: object) => (busy ? undefined : run(ask<Moved>(path, body))),
    takeBack: () => last && !busy && run(ask<Moved>('page/undo', { id: last.id })),
  }
}
