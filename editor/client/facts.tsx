import { useState } from 'react'
import styles from './form.module.css'

/** All facts that a text can use by name. */
export function Facts({ facts }: { facts: Record<string, string> }) {
  const [wanted, setWanted] = useState('')
  const found = Object.entries(facts).filter(([name, value]) =>
    `${name} ${value}`.toLowerCase().includes(wanted.toLowerCase()),
  )
  return (
    <details className={styles.facts}>
      <summary>Bold, links, and facts you can use in a text</summary>
      <p>
        In longer texts, **two stars** make words bold, *one star* makes them italic, and
        [words](/pricing) is a link. A text in one line stays as you type it.
      </p>
      <p>Type a name in braces, such as {'{phone}'}. When the fact changes, every text follows.</p>
      <label>
        Find a fact <input value={wanted} onChange={(event) => setWanted(event.target.value)} />
      </label>
      <dl>
        {found.map(([name, value]) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{value || '(no value yet)'}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
