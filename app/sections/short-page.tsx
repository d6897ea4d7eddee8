import type { Html } from '#app/content/engine/fields.ts'
import { firm } from '#app/content/firm.ts'
import type { Head } from '#app/content/schemas/page.ts'
import type { PagePath } from '#app/routes.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { PageHead } from './page-head.tsx'
import styles from './short-page.module.css'

type ShortPageProps = { path: PagePath; head: Head; title: string; text: Html }

/** A page that is not written yet: its title, one true sentence and the way to us. */
export function ShortPage({ path, head, title, text }: ShortPageProps) {
  return (
    <div className={styles.page}>
      <PageHead path={path} {...head} />
      <h1>{title}</h1>
      <div className={styles.text}>
        <Prose html={text} />
      </div>
      <ButtonLink href={firm.schedulingUrl} newTab>
        Schedule a Consultation
      </ButtonLink>
    </div>
  )
}
