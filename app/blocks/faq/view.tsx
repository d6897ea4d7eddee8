import type { ViewProps } from '#app/blocks/view.ts'
import { FaqList } from '#app/components/faq-list.tsx'
import { Plate } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { FiguresReviewed } from '#app/components/reviewed.tsx'
import { useContent, usePictures } from '#app/components/site.tsx'
import { from, shown } from '#app/lib/shown.ts'
import { capitalize, numberInWords } from '#app/lib/text.ts'
import type { faq } from './fields.ts'
import styles from './view.module.css'

/** On a wide screen the page's head stays in view beside the questions. */
export function View({ id, own, title, sentence, heading, plate }: ViewProps<typeof faq>) {
  const content = useContent()
  const { drawing } = usePictures()
  const { items } = content.faq
  const { numbers, language } = content.interface
  const word = numberInWords(items.length, numbers.plain)
  const count = shown(word, from(content.faq, 'items'), numbers.origin)
  return (
    <div id={id} className={styles.columns}>
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          <Prose of={sentence} as="p" within={styles.lead} />
        </div>
        <Plate {...drawing('reading-faq')} {...plate} />
      </div>
      <section aria-labelledby={own('answers-heading')}>
        <h2 id={own('answers-heading')}>
          {heading.with({ count, Count: capitalize(count, language) })}
        </h2>
        <FaqList items={items} own={own} />
        <FiguresReviewed file="faq.yaml" />
      </section>
    </div>
  )
}
