import { useEffect, useRef, useState } from 'react'
import type { NewAnswer, NewCard, Overview } from '#editor/types.ts'
import { ask } from './api.ts'
import { Field } from './field.tsx'
import formStyles from './form.module.css'
import { FormContext, fieldId } from './form-context.ts'
import styles from './new.module.css'
import type { PanelProps } from './panel.ts'
import { Problems } from './problems.tsx'

/** What can be added: `#new`, and the short form of one of them: `#new/person`. */
export function NewPanel({ overview, hash, onChanged }: PanelProps) {
  const [cards, setCards] = useState<NewCard[]>()
  const [error, setError] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what can be added depends on what there is
  useEffect(() => {
    ask<NewCard[]>('new').then(setCards, ({ message }: Error) => setError(message))
  }, [overview])
  if (!cards) return <p role="status">{error || 'One moment…'}</p>
  const kind = hash.slice('new/'.length)
  const card = cards.find((each) => each.kind === kind)
  if (card) return <NewForm key={kind} card={card} overview={overview} onChanged={onChanged} />
  return (
    <div className={styles.new}>
      <h2>What would you like to add?</h2>
      <ul>
        {cards.map(({ kind: name, title, about }) => (
          <li key={name}>
            <a href={`#new/${name}`}>
              <b>{title}</b>
              <span>{about}</span>
            </a>
          </li>
        ))}
      </ul>
      {overview.files.some(({ file }) => file === 'notice.yaml') && (
        <p>
          Your site has a notice already: <a href="#notice.yaml">change it</a>.
        </p>
      )}
    </div>
  )
}

type NewFormProps = { card: NewCard; overview: Overview; onChanged: () => void }

function NewForm({ card, overview, onChanged }: NewFormProps) {
  const [value, setValue] = useState(card.value)
  const [refused, setRefused] = useState<Extract<NewAnswer, { saved: false }>>()
  const message = useRef<HTMLDivElement>(null)
  const { kind, title, about } = card
  const form = `new/${kind}`
  const problems = refused?.problems ?? []
  useEffect(() => {
    if (refused) message.current?.focus()
  }, [refused])

  async function add() {
    try {
      const answer = await ask<NewAnswer>('new', { kind, value })
      if (!answer.saved) return setRefused(answer)
      onChanged()
      window.location.hash = fieldId(answer.file, answer.path)
    } catch (error) {
      setRefused({ saved: false, why: (error as Error).message, problems: [] })
    }
  }

  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <p>
        <a href="#new">Something else</a>
      </p>
      <h2>{title}</h2>
      <p className={formStyles.intro}>{about}</p>
      <div ref={message} tabIndex={-1} className={formStyles.message} role="status">
        {refused && <p data-is="refused">{refused.why}</p>}
        <Problems problems={problems.filter(({ file }) => file !== form)} files={overview.files} />
      </div>
      <FormContext value={{ file: form, problems, comments: {}, overview, first: '' }}>
        <Field field={card.field} value={value} path={[]} onChange={setValue} />
      </FormContext>
      <div className={formStyles.saveBar}>
        <button type="submit">Add</button>
      </div>
    </form>
  )
}
