import type { AboutPage } from '#app/content/schemas/pages.ts'
import { Section } from '#app/ui/section.tsx'
import { FaqList } from '../faq-list.tsx'
import styles from './questions.module.css'

type QuestionsProps = AboutPage['faq'] & { items: AboutPage['shown']['questions'] }

/** A few of the questions of /faq, with the same answers (decisions 2 and 64). */
export function Questions({ more, items }: QuestionsProps) {
  return (
    <Section id="questions" heading="FAQ">
      <FaqList items={items} />
      <p className={styles.more}>
        <a href="/faq">{more}</a>
      </p>
    </Section>
  )
}
