import styles from './statement.module.css'

/** Required wording, which must not be smaller than the text around it. */
export function Statement({ id, text }: { id: string; text: string }) {
  return (
    <aside id={id} aria-label="Please note" className={styles.statement}>
      <p className={styles.text}>{text}</p>
    </aside>
  )
}
