import { FaqList } from '#app/components/faq-list.tsx'
import { Reviewed } from '#app/components/notes.tsx'
import { Plate } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { type PageProps, usePictures } from '#app/components/site.tsx'
import { capitalize, interpolate, numberInWords } from '#app/lib/text.ts'
import styles from './page.module.css'

/** On a wide screen the page's head stays in view beside the questions. */
export function Page({ content }: PageProps) {
  const { drawing } = usePictures()
  const { title, sentence, heading, plate } = content.pages.faq
  const { items } = content.faq
  const count = numberInWords(items.length, content.interface.numbers)
  return (
    <div className={styles.columns}>
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          <Prose html={sentence} as="p" within={styles.lead} />
        </div>
        <Plate {...drawing('reading-faq')} {...plate} />
      </div>
      <section aria-labelledby="answers-heading">
        <h2 id="answers-heading">{interpolate(heading, { count, Count: capitalize(count) })}</h2>
        <FaqList items={items} />
        <Reviewed date={content.taxReviewed['faq.yaml']} />
      </section>
    </div>
  )
}
