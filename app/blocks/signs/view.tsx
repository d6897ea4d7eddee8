import { Fragment } from 'react'
import type { ViewProps } from '#app/blocks/view.ts'
import { BookLink } from '#app/components/book-or-call.tsx'
import { Checkbox } from '#app/components/checkbox.tsx'
import { Section } from '#app/components/section.tsx'
import { from, shown } from '#app/lib/shown.ts'
import { petalDialViewBox, petalWedge } from '#drawings/rosettes.ts'
import type { signs } from './fields.ts'
import styles from './view.module.css'

/** A checklist with one petal for each box. Petals and count follow the boxes by CSS alone. */
export function View(props: ViewProps<typeof signs>) {
  const { id, own, tone, heading, intro, items, of, verdict, booking } = props
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <div className={styles.signs}>
        <div className={styles.list}>
          {items.map((item, at) => (
            <Fragment key={item.plain}>
              <Checkbox id={own(`sign-${at + 1}`)} />
              <label htmlFor={own(`sign-${at + 1}`)}>{item}</label>
            </Fragment>
          ))}
        </div>
        <div className={styles.result}>
          <PetalDial id={own('petal')} petals={items.length} />
          <p className={styles.count}>
            <span className={styles.tally} />{' '}
            <span>{of.with({ count: shown(`${items.length}`, from(props, 'items')) })}</span>
          </p>
        </div>
        <div className={styles.verdict}>
          <p>{verdict}</p>
          <BookLink>{booking.schedule}</BookLink>
        </div>
      </div>
    </Section>
  )
}

/** The style sheet colors petal i when box i is checked. */
function PetalDial({ id, petals }: { id: string; petals: number }) {
  return (
    <svg className={styles.dial} viewBox={petalDialViewBox} aria-hidden="true">
      <defs>
        <path id={id} d={petalWedge(petals)} />
      </defs>
      {Array.from({ length: petals }, (_, petal) => ((petal * 360) / petals).toFixed(2)).map(
        (turn) => (
          <use key={turn} href={`#${id}`} transform={`rotate(${turn})`} />
        ),
      )}
    </svg>
  )
}
