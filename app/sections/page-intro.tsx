import type { Html } from '#app/content/engine/fields.ts'
import { Prose } from '#app/ui/prose.tsx'
import styles from './page-intro.module.css'

/** The head of a plain page: its title, and the sentence that answers the visitor first. */
export function PageIntro({ title, lead }: { title: string; lead: Html }) {
  return (
    <div className={styles.intro}>
      <h1>{title}</h1>
      <div className={styles.lead}>
        <Prose html={lead} as="p" />
      </div>
    </div>
  )
}
