import styles from './statement.module.css'

/** Wording required by a rule, so it has the size of the text around it. */
export function Statement({ id, text }: { id: string; text: string }) {
  return (
    <aside id={id} aria-label="Please note" className={styles.statement}>
      <p>{text}</p>
    </aside>
  )
}
