import type { ReactNode } from 'react'
import { Accordion } from '#app/components/accordion.tsx'
import { BookOrCall } from '#app/components/book-or-call.tsx'
import { Reviewed } from '#app/components/notes.tsx'
import { PageIntro } from '#app/components/page-intro.tsx'
import { Ornament, Picture } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { type PageProps, usePictures } from '#app/components/site.tsx'
import type { Audiences, WhoWeServePage } from '#app/content/schemas/pages.ts'
import { address } from '#app/lib/address.ts'
import { evenColumns } from '#app/lib/even-columns.ts'
import { required } from '#app/lib/required.ts'
import type { Shown } from '#app/lib/shown.ts'
import styles from './page.module.css'

export function Page({ content, page }: PageProps) {
  const { audiences } = required(content.audiences, 'audiences.yaml')
  const words = required(content.pages.whoWeServe, page.file)
  const { title, lead, street, prices, note, closing } = words
  return (
    <>
      <PageIntro title={title} lead={lead} />
      <div>
        <Street audiences={audiences} label={title} none={street.none} />
        <div className={styles.plots}>
          <div className={styles.notes}>
            <p className={styles.caption}>{street.caption}</p>
            <Prose html={prices} as="p" />
          </div>
          {audiences.map((audience) => (
            <Audience key={audience.id} {...audience} />
          ))}
          <Closing {...closing} />
          <div className={styles.foot}>
            <Prose html={note} as="p" />
            <Reviewed of={content.taxReviewed['audiences.yaml']} />
          </div>
        </div>
      </div>
    </>
  )
}

type StreetProps = Audiences & { label: Shown; none: Shown }

/** The index: a building front for each audience, and an empty lot for everybody else. */
function Street({ audiences, label, none }: StreetProps) {
  const { picture } = usePictures()
  const plots = [
    ...audiences.map(({ id, name, picture: front = id }) => ({ id, name, front })),
    { id: 'ask', name: none, front: 'lot' },
  ]
  return (
    <nav
      aria-label={`${label}`}
      className={styles.street}
      data-even={evenColumns(plots.length, 12)}
      data-print="no"
    >
      <ul className="page-width">
        {plots.map(({ id, name, front }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Picture {...picture('street', front, 213)} alt="" loading="eager" />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type AudienceProps = Audiences['audiences'][number]

function Audience({ id, name, picture = id, line, costs, questions }: AudienceProps) {
  return (
    <Plot id={id} front={picture} heading={name}>
      <p className={styles.line}>{line}</p>
      <dl className={styles.costs}>
        {costs.map(({ label, price, to }) => (
          <div key={label.plain}>
            <dt>
              <a href={`${address(to)}`}>{label}</a>
              <Ornament kind="leader" />
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
        <BookOrCall schedule={schedule} call={call} note />
      </div>
    </Plot>
  )
}

type PlotProps = {
  id: string
  /** The audience whose building front is shown, or "lot". */
  front: string
  heading: ReactNode
  /** Up to three blocks, one below the other; plots side by side align them. */
  children: ReactNode
}

function Plot({ id, front, heading, children }: PlotProps) {
  const { picture } = usePictures()
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.plot}>
      <div className={styles.front}>
        <Picture {...picture('front', front, 208)} alt="" />
      </div>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  )
}
