import styles from './statement.module.css'

/** Shows required wording. It must not be smaller than the surrounding text. */
export function Statement({ id, text }: { id: string; text: string }) {
  return (
    <div id={id} className={styles.statement}>
      <p className={styles.text}>{text}</p>
    </div>
  )
}
