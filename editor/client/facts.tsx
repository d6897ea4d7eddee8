import { useState } from 'react'
import styles from './facts.module.css'

/** The table behind {names}: what can be written in any text instead of a number. */
export function Facts({ facts }: { facts: Record<string, string> }) {
  const [wanted, setWanted] = useState('')
  const found = Object.entries(facts).filter(([name, value]) =>
    `${name} ${value}`.toLowerCase().includes(wanted.toLowerCase()),
  )
  return (
    <details className={styles.facts}>
      <summary>Facts to write by name</summary>
      <p>
        Write a name in braces, as in {'{phone}'}, and the text follows when the number changes.
      </p>
      <label>
        Find a fact <input value={wanted} onChange={(event) => setWanted(event.target.value)} />
      </label>
      <dl>
        {found.map(([name, value]) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{value || '(not given)'}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
