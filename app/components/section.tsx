import type { ReactNode } from 'react'
import type { Html } from '#app/content/engine/fields.ts'
import { isText } from '#app/lib/shown.ts'
import { Prose } from './prose.tsx'
import styles from './section.module.css'

type SectionProps = {
  /** The section's id; with "-heading", the id of its heading. */
  id: string
  tone?: 'plain' | 'alternate' | 'dark' | undefined
  heading: ReactNode
  /** Beside the heading on a wide screen, below it on a phone. */
  intro?: ReactNode | Html
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
      <div className="page-width">
        <div className={styles.head}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          {intro && <div className={styles.intro}>{paragraph(intro)}</div>}
        </div>
        {children}
      </div>
    </section>
  )
}

/** A text is a paragraph; anything else is as it is. */
function paragraph(intro: ReactNode | Html): ReactNode {
  if (typeof intro === 'string' || isText(intro)) return <p>{intro}</p>
  const isHtml = typeof intro === 'object' && intro !== null && 'html' in intro
  return isHtml ? <Prose html={intro} as="p" /> : intro
}
