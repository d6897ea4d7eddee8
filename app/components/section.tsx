import type { ReactNode } from 'react'
import styles from './section.module.css'

type SectionProps = {
  /** The section's id; with "-heading", the id of its heading. */
  id: string
  tone?: 'plain' | 'alternate' | 'dark'
  heading: ReactNode
  /** Beside the heading on a wide screen, below it on a phone. */
  intro?: ReactNode
  children: ReactNode
}

export function Section({ id, tone = 'plain', heading, intro, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={styles.section}
      data-tone={tone}
      data-plate={tone === 'dark' ? 'dark' : undefined}
    >
      <div className={styles.wrap}>
        <div className={styles.head}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          {intro && <div className={styles.intro}>{intro}</div>}
        </div>
        {children}
      </div>
    </section>
  )
}
