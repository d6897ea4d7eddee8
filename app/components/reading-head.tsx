import type { ReactNode } from 'react'
import styles from './reading-head.module.css'

type ReadingHeadProps = {
  /** Of the heading. */
  id: string
  title: ReactNode
  date?: ReactNode
  intro?: ReactNode
  plate?: ReactNode
}

/** The head of a text: its title, date and first sentences, with a picture beside them. */
export function ReadingHead({ id, title, date, intro, plate }: ReadingHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1 id={id}>{title}</h1>
        {date && <p className={styles.date}>{date}</p>}
        {intro && <div className={styles.intro}>{intro}</div>}
      </div>
      {plate}
    </header>
  )
}
