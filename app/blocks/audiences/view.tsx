import type { ReactNode } from 'react'
import type { ViewProps } from '#app/blocks/view.ts'
import { Accordion } from '#app/components/accordion.tsx'
import { BookOrCall, Capacity } from '#app/components/book-or-call.tsx'
import { Ornament, Picture } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { FiguresReviewed } from '#app/components/reviewed.tsx'
import { useContent, usePictures, useRendering } from '#app/components/site.tsx'
import { checklistsOf } from '#app/content/pages.ts'
import type { Audiences } from '#app/content/schemas/pages.ts'
import { address } from '#app/lib/address.ts'
import { evenColumns } from '#app/lib/even-columns.ts'
import type { Shown } from '#app/lib/shown.ts'
import type { audiences } from './fields.ts'
import styles from './view.module.css'

export function View(props: ViewProps<typeof audiences>) {
  const { id, street, prices, note, closing, firstToBook } = props
  const { page } = useRendering()
  const list = props.data.audiences.audiences
  return (
    <div id={id}>
      <Street list={list} label={page?.head.name} none={street.none} />
      <div className={styles.plots}>
        <div className={styles.notes}>
          <p className={styles.caption}>{street.caption}</p>
          <Prose of={prices} as="p" />
        </div>
        {list.map((audience) => (
          <Audience key={audience.id} {...audience} />
        ))}
        {/* For visitors who match several audiences or none. */}
        <Plot id="ask" front="lot" heading={closing.heading}>
          <div className={styles.closing}>
            <Prose of={closing.text} as="p" />
            <BookOrCall schedule={closing.schedule} call={closing.call} note={firstToBook} />
          </div>
        </Plot>
        <div className={styles.foot}>
          <Prose of={note} as="p" />
          <FiguresReviewed file="audiences.yaml" />
        </div>
      </div>
    </div>
  )
}

type AudienceProps = Audiences['audiences'][number]
type StreetProps = { list: readonly AudienceProps[]; label: Shown | undefined; none: Shown }

/** The index: a building front for each audience, and an empty lot for everybody else. */
function Street({ list, label = '', none }: StreetProps) {
  const { picture } = usePictures()
  const plots = [
    ...list.map(({ id, name, picture: front = id }) => ({ id, name, front })),
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

function Audience(props: AudienceProps) {
  const { id, name, picture = id, line, costs, checklist, questions } = props
  const [list] = checklistsOf(useContent(), checklist ? [checklist] : [])
  return (
    <Plot id={id} front={picture} heading={name}>
      <p className={styles.line}>
        {line} {list && <a href={address(list.path)}>{list.title}</a>}
        {list && '.'} <Capacity audience={id} />
      </p>
      {costs.length > 0 && (
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
      )}
      <div className={styles.questions}>
        <Accordion
          open="first"
          items={questions.map(({ question, answer }, index) => ({
            id: `${id}-${index + 1}`,
            question,
            answer: <Prose of={answer} as="p" />,
          }))}
        />
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
