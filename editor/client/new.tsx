import { useEffect, useState } from 'react'
import type { NewCard, Place } from '#editor/types.ts'
import { ask, type Refused } from './api.ts'
import { FormContext, fieldId, type PanelProps } from './contexts.ts'
import { Field } from './field.tsx'
import { Refusal } from './problems.tsx'

/** What can be added: `#new`, and the short form of one of them: `#new/person`. */
export function NewPanel({ hash, onChanged }: PanelProps) {
  const [cards, setCards] = useState<NewCard[]>()
  const [refused, setRefused] = useState<Refused>()
  useEffect(() => void ask<NewCard[]>('new').then(setCards, setRefused), [])
  if (!cards) return refused ? <Refusal refused={refused} /> : <p role="status">One moment…</p>
  const card = cards.find(({ kind }) => `new/${kind}` === hash)
  if (card) return <NewForm key={card.kind} card={card} onAdded={onChanged} />
  return (
    <>
      <h2>What would you like to add?</h2>
      <ul>
        {cards.map(({ kind, title, about }) => (
          <li key={kind}>
            <a href={`#new/${kind}`}>
              <b>{title}</b> ({about})
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function NewForm({ card, onAdded }: { card: NewCard; onAdded: () => void }) {
  const { kind, title, field } = card
  const [value, setValue] = useState(card.value)
  const [refused, setRefused] = useState<Refused>()
  const problems = refused?.trouble.problems ?? []
  async function add() {
    try {
      const { file, path } = await ask<Place>('new', { kind, value })
      onAdded()
      window.location.hash = fieldId(file, path)
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
      <FormContext value={{ file: `new/${kind}`, problems, comments: {}, first: '' }}>
        <Field field={field} value={value} path={[]} onChange={setValue} />
      </FormContext>
      <div role="status">
        <Refusal refused={refused} />
      </div>
      <button type="submit">Add</button>
    </form>
  )
}
