import type { WhoWeServePage } from '#app/content/schemas/pages.ts'
import { Prose } from '#app/ui/prose.tsx'
import { BookOrCall } from '../book-or-call.tsx'
import styles from './closing.module.css'
import { Plot } from './plot.tsx'

/** The plot that is still free: for whoever is two of these, or none. */
export function Closing({ heading, text, schedule, call }: WhoWeServePage['closing']) {
  return (
    <Plot id="ask" front="lot" heading={heading}>
      <div className={styles.text}>
        <Prose html={text} as="p" />
        <BookOrCall schedule={schedule} call={call} />
      </div>
    </Plot>
  )
}
