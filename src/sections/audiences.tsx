import type { ReactNode } from 'react'
import { Accordion } from '../components/accordion.tsx'
import { BookOrCall } from '../components/book-or-call.tsx'
import { Drawing } from '../components/drawing.tsx'
import { PriceRows } from '../components/price-rows.tsx'
import { Reviewed } from '../components/reviewed.tsx'
import { Paragraph } from '../components/text.tsx'
import type { Audience, audiences } from '../schema/pages.ts'
import type { SectionProps } from '../schema/sections.ts'
import styles from './audiences.module.css'

type Props = SectionProps<typeof audiences>

/** Every group of clients, with prices and questions, below a row of buildings that links to each. */
export function Audiences({ id, prices, groups, ask, reviewed, validThrough }: Props) {
  return (
    <div id={id}>
      <Street
        plots={[...groups.map((group) => ({ ...group, front: group.id })), { ...ask, id: 'ask', front: 'lot' }]}
      />
      <div className={styles.plots}>
        <Paragraph className={styles.prices}>{prices}</Paragraph>
        {groups.map((group) => (
          <Group key={group.id} {...group} />
        ))}
        <Plot id="ask" front="lot" heading={ask.heading}>
          <div className={styles.closing}>
            <Paragraph>{ask.text}</Paragraph>
            <BookOrCall schedule={ask.schedule} call={ask.call} note />
          </div>
        </Plot>
        <div className={styles.foot}>
          <Reviewed day={reviewed} validThrough={validThrough} />
        </div>
      </div>
    </div>
  )
}

/** Links to each group by its building front, and to "Ask" by an empty lot. */
function Street({ plots }: { plots: readonly { id: string; name: string; front: string }[] }) {
  return (
    <nav aria-label="Who We Serve" className={styles.street} data-street="" data-print="no">
      <ul className="page-width">
        {plots.map(({ id, name, front }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Drawing name={`street-${front}`} ifDrawn />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Group({ id, name, about, costs, questions }: Audience) {
  return (
    <Plot id={id} front={id} heading={name}>
      <Paragraph className={styles.line}>{about}</Paragraph>
      <PriceRows rows={costs} />
      <div className={styles.questions}>
        <Accordion items={questions.map((item, index) => ({ ...item, id: `${id}-${index + 1}` }))} />
      </div>
    </Plot>
  )
}

type PlotProps = { id: string; front: string; heading: string; children: ReactNode }

function Plot({ id, front, heading, children }: PlotProps) {
  return (
    <section id={id} className={styles.plot}>
      <div className={styles.front}>
        <div>
          <Drawing name={`front-${front}`} ifDrawn />
        </div>
        <h2 id={`${id}-heading`} className="size-h3">
          {heading}
        </h2>
      </div>
      {children}
    </section>
  )
}
