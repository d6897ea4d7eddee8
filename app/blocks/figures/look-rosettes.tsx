import type { ViewProps } from '#app/blocks/view.ts'
import { OutsideLink } from '#app/components/button-link.tsx'
import { Notes } from '#app/components/notes.tsx'
import { Drawing } from '#app/components/picture.tsx'
import { useContent, useFormats } from '#app/components/site.tsx'
import { say } from '#app/lib/shown.ts'
import { Counter } from './counter.tsx'
import type { figures } from './fields.ts'
import { asOfMonth, figureNotes } from './figure-notes.ts'
import styles from './look-rosettes.module.css'

type FiguresProps = ViewProps<typeof figures>
type Shown = FiguresProps['show'][number]

/** Figures in rosettes; the first is the large one. */
export function View({ id, heading, show, asOf }: FiguresProps) {
  const content = useContent()
  const formats = useFormats()
  const [first, ...others] = show
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.band} data-plate="dark">
      <div className={styles.wrap}>
        <div className={styles.big}>{first && <Stat claim={first} />}</div>
        <div>
          <h2 id={`${id}-heading`}>{heading}</h2>
          {others.length > 0 && (
            <ul className={styles.set}>
              {others.map((claim) => (
                <li key={claim.id}>
                  <Stat claim={claim} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.notes}>
          <Notes items={figureNotes({ look: 'rosettes', show, asOf }, content, formats)} />
        </div>
      </div>
    </section>
  )
}

function Stat({ claim }: { claim: Shown }) {
  const { googleProfileUrl } = useContent().firm
  const formats = useFormats()
  const { id } = claim
  const link = id === 'googleRating' ? googleProfileUrl : undefined
  return (
    <div className={styles.stat} data-claim={id}>
      <Drawing name={`stat-${id}`} className={styles.rosette} />
      <p className={styles.figure}>
        <b>
          <Counter figure={claim} />
        </b>
        <span className={styles.label}>
          {link ? <OutsideLink href={link}>{claim.label}</OutsideLink> : claim.label}
          {id === 'googleRating' && say`, ${asOfMonth(claim, formats)}`}
        </span>
      </p>
    </div>
  )
}
