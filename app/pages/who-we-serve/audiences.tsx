import type { ReactNode } from 'react'
import { Accordion } from '#app/components/accordion.tsx'
import { BookOrCall } from '#app/components/book-or-call.tsx'
import { Reviewed } from '#app/components/notes.tsx'
import { Ornament, Picture } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import type { WhoWeServePage } from '#app/content/schemas/pages.ts'
import data from '#content/audiences.yaml'
import leader from '#drawings/plates/check-fill.svg'
import styles from './audiences.module.css'
import { frontOf, streetOf } from './plates.ts'

type AudiencesProps = Pick<WhoWeServePage, 'street' | 'closing' | 'prices'>

export function Audiences({ street, closing, prices }: AudiencesProps) {
  return (
    <div>
      <Street audiences={data.audiences} none={street.none} />
      <div className={styles.plots}>
        <div className={styles.notes}>
          <p className={styles.caption}>{street.caption}</p>
          <Prose html={prices} as="p" />
        </div>
        {data.audiences.map((audience) => (
          <Audience key={audience.id} {...audience} />
        ))}
        <Closing {...closing} />
        <Reviewed date={data.taxReviewed} />
      </div>
    </div>
  )
}

type StreetProps = {
  audiences: readonly { id: string; name: string; picture?: string | undefined }[]
  none: WhoWeServePage['street']['none']
}

/** The index: a building front for each audience, and an empty lot for everybody else. */
function Street({ audiences, none }: StreetProps) {
  const plots = [
    ...audiences.map(({ id, name, picture = id }) => ({ id, name, plate: streetOf(picture) })),
    { id: 'ask', name: none, plate: streetOf('lot') },
  ]
  return (
    <nav aria-label="Audiences" className={styles.street} data-print="no">
      <ul className="page-width">
        {plots.map(({ id, name, plate }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Picture {...plate} alt="" loading="eager" />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Audience(audience: (typeof data.audiences)[number]) {
  const { id, name, picture = id, line, costs, questions } = audience
  return (
    <Plot id={id} front={picture} heading={name}>
      <p className={styles.line}>{line}</p>
      <dl className={styles.costs}>
        {costs.map(({ label, price, to }) => (
          <div key={label}>
            <dt>
              <a href={to}>{label}</a>
              <Ornament src={leader} kind="leader" />
            </dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.questions}>
        <Accordion
          open="first"
          items={questions.map(({ question, answer }, index) => ({
            id: `${id}-${index + 1}`,
            question,
            answer: <Prose html={answer} as="p" />,
          }))}
        />
      </div>
    </Plot>
  )
}

/** The empty lot: for visitors who match several audiences or none. */
function Closing({ heading, text, schedule, call }: WhoWeServePage['closing']) {
  return (
    <Plot id="ask" front="lot" heading={heading}>
      <div className={styles.closing}>
        <Prose html={text} as="p" />
        <BookOrCall schedule={schedule} call={call} />
      </div>
    </Plot>
  )
}

type PlotProps = {
  id: string
  /** The audience whose building front is shown, or "lot". */
  front: string
  heading: string
  /** Up to three blocks, one below the other; plots side by side align them. */
  children: ReactNode
}

function Plot({ id, front, heading, children }: PlotProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.plot}>
      <div className={styles.front}>
        <Picture {...frontOf(front)} alt="" />
      </div>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  )
}
