import styles from './form.module.css'

/** All facts that a text can use by name. */
export function Facts({ facts }: { facts: Record<string, string> }) {
  return (
    <details className={styles.facts}>
      <summary>Bold, links, and facts you can use in a text</summary>
      <p>
        In longer texts, **two stars** make words bold, *one star* makes them italic, and
        [words](/pricing) is a link. A text in one line stays as you type it. Type a name in braces,
        such as {'{phone}'}, for one of these facts. When it changes, every text follows.
      </p>
      <dl className={styles.words}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{value || '(no value yet)'}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
