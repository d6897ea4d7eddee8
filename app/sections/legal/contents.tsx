import styles from './contents.module.css'

type Chapter = { id: string; text: string }

/** The table of contents: folded where the screen is narrow, beside the text where it is wide.
    Only one of the two is there at a time, for the eye and for a screen reader. */
export function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const list = (
    <ol>
      {chapters.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label="Contents" className={styles.contents} data-print="no">
      <details className={styles.folded}>
        <summary>Contents: {chapters.length} chapters</summary>
        {list}
      </details>
      <div className={styles.open}>{list}</div>
    </nav>
  )
}
