import type { Article } from '#app/content/schemas/article.ts'
import { Prose } from '#app/ui/prose.tsx'
import styles from './notes.module.css'

/** The sources, each with a way back to every place in the text that names it. */
export function Notes({ notes }: { notes: Article['body']['notes'] }) {
  return (
    <section aria-labelledby="notes-heading" className={styles.notes}>
      <h2 id="notes-heading">Notes and sources</h2>
      <ol>
        {notes.map(({ id, number, html, marks }) => (
          <li key={id} id={id}>
            <Prose html={{ html }} as="span" />{' '}
            {marks.map((mark, index) => (
              <a key={mark} href={`#${mark}`} aria-label={backLabel(number, index, marks.length)}>
                ↑
              </a>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

function backLabel(number: number, index: number, count: number): string {
  const label = `Back to the text, note ${number}`
  return count > 1 ? `${label}, place ${index + 1}` : label
}
