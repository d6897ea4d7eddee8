import type { ReactNode } from 'react'
import styles from './contents.module.css'
import { useContent } from './site.tsx'

type ContentsProps = {
  /** What is read on a phone before it is unfolded. */
  summary: ReactNode
  entries: readonly { id: string; text: ReactNode }[]
  className: string | undefined
}

/** Folded on a phone, beside the text on a wide screen. There are two lists, of which the style sheet
    shows one, because no browser opens a `details` by the width of the window. */
export function Contents({ summary, entries, className }: ContentsProps) {
  const { label } = useContent().interface.contents
  const list = (
    <ol>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={`${label}`} className={`${styles.contents} ${className}`} data-print="no">
      <details className={styles.folded}>
        <summary>{summary}</summary>
        {list}
      </details>
      <div className={styles.beside}>{list}</div>
    </nav>
  )
}
