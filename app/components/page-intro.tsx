import type { ReactNode } from 'react'
import type { Html } from '#app/content/engine/fields.ts'
import styles from './page-intro.module.css'
import { Prose } from './prose.tsx'

type PageIntroProps = { title: ReactNode; lead: Html; children?: ReactNode }

/** A page's title and lead, without a picture. */
export function PageIntro({ title, lead, children }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <h1>{title}</h1>
      <Prose html={lead} as="p" within={styles.lead} />
      {children}
    </div>
  )
}
