import { useEffect, useState } from 'react'
import { capitalize } from '#app/lib/text.ts'
import { withoutControls } from '#editor/tidy.ts'
import type { NewCard, Place } from '#editor/types.ts'
import { ask, type Refused } from './api.ts'
import { FormContext, fieldId, type PanelProps, useOverview } from './contexts.ts'
import { FormFieldView } from './field.tsx'
import { reveal } from './fold.tsx'
import * as past from './history.ts'
import {
  historyOf,
  keepHistory,
  keepSave,
  saveOf,
  useHistories,
  useSave,
  useUnkept,
} from './kept.ts'
import { Refusal } from './problems.tsx'
import { useAsked } from './use-asked.ts'
import { equal, withTexts } from './values.ts'

/** What can be added: `#new`, and the short form of one of them: `#new/person`. */
export function NewPanel({ hash, onChanged }: PanelProps) {
  const { value: cards, refused } = useAsked<NewCard[]>('new')
  if (!cards) return refused ? <Refusal refused={refused} /> : <p role="status">One moment…</p>
  const card = cards.find(({ kind }) => `${hash}/`.startsWith(`new/${kind}/`))
  if (card) return <NewForm key={card.kind} card={card} hash={hash} onAdded={onChanged} />
  const isBegun = (kind: string) => {
    const kept = historyOf(`new/${kind}`)
    return kept !== undefined && past.unsavedOf(kept) !== undefined
  }
  return (
    <>
      <h2>What would you like to add?</h2>
      <ul className="cards">
        {cards.map(({ kind, title, about }) => (
          <li key={kind}>
            <a href={`#new/${kind}`} className="button">
              {title}
            </a>{' '}
            <small>
              {title.toLowerCase() !== about.toLowerCase() && capitalize(about)}
              {isBegun(kind) && ' Begun, not added yet.'}
            </small>
          </li>
        ))}
      </ul>
    </>
  )
}

let last = { place: '', after: '' }

/** What to know about an entry that has just been added; said once. */
export function addedAt(place: string): string {
  if (place !== last.place) return ''
  const { after } = last
  last = { place: '', after: '' }
  return after
}

function NewForm({ card, hash, onAdded }: { card: NewCard; hash: string; onAdded: () => void }) {
  const { kind, title, field } = card
  const name = `new/${kind}`
  const { folder } = useOverview()
  const empty = past.startHistory({ version: '', text: '', form: card })
  const kept = useHistories(folder)[name]
  const history = kept && (past.unsavedOf(kept) || kept.at > 0) ? kept : empty
  const { value } = history
  const adding = useSave(name) !== undefined
  const isUnkept = useUnkept().includes(name)
  const [refused, setRefused] = useState<Refused>()
  const problems = refused?.trouble.problems ?? []
  useEffect(() => {
    if (hash !== name) reveal(hash)
  }, [hash, name])

  async function add() {
    if (saveOf(name)) return
    try {
      const sent = ask<Place>('new', { kind, value })
      keepSave(name, sent)
      const { file, path } = await sent
      // What was typed since then is not added.
      if (equal(historyOf(name)?.value ?? value, value)) keepHistory(name, empty)
      const place = fieldId(file, path)
      last = { place, after: card.after }
      onAdded()
      if (window.location.hash.startsWith(`#${name}`)) window.location.hash = place
    } catch (error) {
      setRefused(error as Refused)
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <a href="#new">Something else</a>
      <h2>{title}</h2>
      <FormContext value={{ file: name, problems, first: '' }}>
        <FormFieldView
          field={field}
          value={value}
          path={[]}
          onChange={(next) =>
            keepHistory(name, { ...empty, value: withTexts(next, withoutControls) })
          }
        />
      </FormContext>
      <div role="status">
        {adding && 'Adding…'}
        {isUnkept && (
          <p className="refused">
            Your browser can’t keep this until you add it: its storage is full. Add it now.
          </p>
        )}
        <Refusal refused={refused} />
      </div>
      <button type="submit">Add</button>{' '}
      {past.unsavedOf(history) ? (
        <button type="button" onClick={() => keepHistory(name, past.typed(history, card.value))}>
          Empty the form
        </button>
      ) : (
        history.at > 0 && (
          <button type="button" onClick={() => keepHistory(name, past.stepped(history, -1))}>
            Undo
          </button>
        )
      )}
    </form>
  )
}
