import type { ViewProps } from '#app/blocks/view.ts'
import { useContent } from '#app/components/site.tsx'
import type { statement } from './fields.ts'
import styles from './view.module.css'

/** Wording required by a rule, so it has the size of the text around it. */
export function View({ id, text }: ViewProps<typeof statement>) {
  const { statement } = useContent().interface.service
  return (
    <aside id={id} aria-label={`${statement}`} className={styles.statement}>
      <p>{text}</p>
    </aside>
  )
}
