import type { Article } from '#app/content/schemas/texts.ts'
import { longDate } from '#app/lib/dates.ts'
import { Prose } from '#app/ui/prose.tsx'
import styles from './notes.module.css'

type NotesProps = { id: string; notes: Article['body']['notes']; reviewed: string | undefined }

/** The sources, each with a way back to every place in the text that names it. */
export function Notes({ id, notes, reviewed }: NotesProps) {
  if (notes.length === 0) return null
  return (
    <section id={id} aria-labelledby="notes-heading" className={styles.notes}>
      <h2 id="notes-heading">Notes and sources</h2>
      <ol>
        {notes.map((note) => (
          <li key={note.id} id={note.id}>
            <Prose html={note} as="span" />{' '}
            {note.marks.map((mark, index) => (
              <a
                key={mark}
                href={`#${mark}`}
                aria-label={backLabel(note.number, note.marks.length > 1 ? index + 1 : undefined)}
                data-print="no"
              >
                ↑
              </a>
            ))}
          </li>
        ))}
      </ol>
      {reviewed && <p>Tax figures on this page last checked on {longDate(reviewed)}.</p>}
    </section>
  )
}

function backLabel(number: number, place: number | undefined): string {
  const label = `Back to the text, note ${number}`
  return place ? `${label}, place ${place}` : label
}
