import type { Article } from '#app/content/schemas/texts.ts'
import { fieldText } from '#app/lib/shown.ts'
import { Prose } from './prose.tsx'
import { FiguresEnded } from './reviewed.tsx'
import styles from './rich-text.module.css'
import { useContent, useFormats } from './site.tsx'

type RichTextProps = {
  body: Article['body']
  /** The file of its page, whose tax figures have a day of review. */
  file: string
  /** Whether its chapters are, as in a list of contents beside it. */
  numbered?: boolean
}

/** A text with its sources. */
export function RichText({ body, file, numbered }: RichTextProps) {
  return (
    <div className={styles.reading} data-numbered={numbered}>
      <Prose of={body} within={styles.text} />
      <FiguresEnded file={file} />
      <Notes notes={body.notes} file={file} />
    </div>
  )
}

export const notesId = 'article-notes'

type NotesProps = { notes: Article['body']['notes']; file: string }

/** The sources, each with links back to the places that cite it. */
function Notes({ notes, file }: NotesProps) {
  const { figures, interface: interfaceText } = useContent()
  const { article: words } = interfaceText
  const reviewed = figures[file]
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
