import type { ReactNode } from 'react'
import type { ProseText } from '#app/content/engine/fields.ts'
import { isText } from '#app/lib/shown.ts'
import { Prose } from './prose.tsx'
import styles from './section.module.css'
import { useTextColumn } from './text-column.tsx'

type SectionProps = {
  /** The section's id; with "-heading", the id of its heading. */
  id: string
  tone?: 'plain' | 'alternate' | 'dark' | undefined
  heading: ReactNode
  /** Beside the heading on a wide screen, below it on a phone. */
  intro?: ReactNode | ProseText
  /** "no" leaves it off paper. */
  print?: 'no' | undefined
  children: ReactNode
}

export function Section({ id, tone = 'plain', heading, intro, print, children }: SectionProps) {
  // In a text, a chapter of it, as wide as its lines.
  if (useTextColumn()) {
    return (
      <div id={id} className={styles.chapter} data-block="" data-print={print}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {intro && paragraph(intro)}
        {children}
      </div>
    )
  }
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={styles.section}
      data-tone={tone}
      data-plate={tone === 'dark' ? 'dark' : undefined}
      data-print={print}
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
function paragraph(intro: ReactNode | ProseText): ReactNode {
  if (typeof intro === 'string' || isText(intro)) return <p>{intro}</p>
  const isHtml = typeof intro === 'object' && intro !== null && 'tree' in intro
  return isHtml ? <Prose of={intro} as="p" /> : intro
}
