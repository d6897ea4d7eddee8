import { useEffect, useState } from 'react'
import type { NewCard, StepAnswer } from '#editor/types.ts'
import { ask } from './api.ts'
import appStyles from './app.module.css'
import { Field } from './field.tsx'
import styles from './form.module.css'
import { FormContext, fieldId } from './form-context.ts'
import type { PanelProps } from './panel.ts'
import { Problems } from './problems.tsx'

/** What can be added: `#new`, and the short form of one of them: `#new/person`. */
export function NewPanel(props: PanelProps) {
  const [cards, setCards] = useState<NewCard[]>()
  const [error, setError] = useState('')
  useEffect(() => {
    ask<NewCard[]>('new').then(setCards, ({ message }: Error) => setError(message))
  }, [])
  if (!cards) return <p role="status">{error || 'One moment…'}</p>
  const [, kind] = props.hash.split('/')
  const card = cards.find((each) => each.kind === kind)
  if (card) return <NewForm key={kind} card={card} {...props} />
  return (
    <div className={appStyles.start}>
      <h2>What would you like to add?</h2>
      <ul>
        {cards.map(({ kind: name, title, about }) => (
          <li key={name}>
            <a href={`#new/${name}`}>
              <b>{title}</b> ({about})
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function NewForm({ card, overview, onChanged }: PanelProps & { card: NewCard }) {
  const { kind, title, about, field } = card
  const [value, setValue] = useState(card.value)
  const [refused, setRefused] = useState<Extract<StepAnswer, { saved: false }>>()
  const file = `new/${kind}`
  const { why, problems = [] } = refused ?? {}
  async function add() {
    const answer = await ask<StepAnswer>('new', { kind, value }).catch((error: Error) => ({
      saved: false as const,
      why: error.message,
      problems: [],
    }))
    if (!answer.saved) return setRefused(answer)
    onChanged()
    window.location.hash = fieldId(answer.file, answer.path)
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <a href="#new">Something else</a>
      <h2>{title}</h2>
      <FormContext value={{ file, problems, comments: {}, overview, first: '' }}>
        <Field field={field} value={value} path={[]} onChange={setValue} />
      </FormContext>
      <div className={styles.message} role="status">
        {why && <p data-is="refused">{why}</p>}
        <Problems
          problems={problems}
          files={[...overview.files, { file, name: title, what: about }]}
        />
      </div>
      <div className={styles.saveBar}>
        <button type="submit">Add</button>
      </div>
    </form>
  )
}
