import styles from './contents.module.css'

export type Entry = { id: string; text: string }

/** The chapters: folded on a phone, beside the text on a wide screen. Two lists, of which the style
    sheet shows one, because no browser opens a `details` by the width of the window. */
export function Contents({ entries }: { entries: readonly Entry[] }) {
  return (
    <div className={styles.contents} data-print="no">
      <nav aria-label="Contents" className={styles.folded}>
        <details>
          <summary>Contents</summary>
          <Chapters entries={entries} />
        </details>
      </nav>
      <nav aria-label="Contents" className={styles.beside}>
        <Chapters entries={entries} />
      </nav>
    </div>
  )
}

function Chapters({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
}
