import type { Article } from '#app/content/schemas/texts.ts'
import { fieldText } from '#app/lib/shown.ts'
import { Prose } from './prose.tsx'
import type { Checked } from './reviewed.tsx'
import styles from './rich-text.module.css'
import { useContent, useFormats } from './site.tsx'

type RichTextProps = {
  body: Article['body']
  /** When the tax figures of the page were last checked. */
  reviewed: Checked | undefined
  /** Whether its chapters are, as in a list of contents beside it. */
  numbered?: boolean
}

/** A text with its sources. */
export function RichText({ body, reviewed, numbered }: RichTextProps) {
  return (
    <div className={styles.reading} data-numbered={numbered}>
      <Prose of={body} within={styles.text} />
      <Notes notes={body.notes} reviewed={reviewed} />
    </div>
  )
}

export const notesId = 'article-notes'

type NotesProps = { notes: Article['body']['notes']; reviewed: Checked | undefined }

/** The sources, each with links back to the places that cite it. */
function Notes({ notes, reviewed }: NotesProps) {
  const { article: words } = useContent().interface
  const { longDate } = useFormats()
  if (notes.length === 0) return null
  return (
    <section id={notesId} aria-labelledby="notes-heading" className={styles.notes}>
      <h2 id="notes-heading">{words.sources}</h2>
      <ol>
        {notes.map((note) => (
          <li key={note.id} id={note.id}>
            <Prose of={note} as="span" />{' '}
            {note.marks.map((mark, index) => (
              <a
                key={mark}
                href={`#${mark}`}
                aria-label={`${(note.marks.length > 1 ? words.backTo : words.back).with({
                  number: note.number,
                  place: index + 1,
                })}`}
                data-print="no"
              >
                ↑
              </a>
            ))}
          </li>
        ))}
      </ol>
      {reviewed && (
        <p>
          {words.checked.with({
            date: fieldText(reviewed, 'reviewed', longDate),
          })}
        </p>
      )}
    </section>
  )
}
