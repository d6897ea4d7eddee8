import { Fragment } from 'react'
import type { ViewProps } from '#app/blocks/view.ts'
import { BookLink } from '#app/components/book-or-call.tsx'
import { Checkbox } from '#app/components/checkbox.tsx'
import { Section } from '#app/components/section.tsx'
import { from, shown } from '#app/lib/shown.ts'
import { petalDialViewBox, petalWedge } from '#drawings/rosettes.ts'
import type { signs } from './fields.ts'
import styles from './view.module.css'

/** A checklist with one petal for each box. Petals and count follow the boxes by CSS alone: a petal is
    part of its item, drawn over the dial. */
export function View(props: ViewProps<typeof signs>) {
  const { id, own, tone, heading, intro, items, of, verdict, booking } = props
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <div className={styles.signs}>
        <div className={styles.list}>
          {items.map((item, at) => (
            <Fragment key={item.plain}>
              <Checkbox id={own(`sign-${at + 1}`)} />
              <label htmlFor={own(`sign-${at + 1}`)}>
                {item}
                <svg className={styles.petal} viewBox={petalDialViewBox} aria-hidden="true">
                  <use href={`#${own('petal')}`} transform={turned(at, items.length)} />
                </svg>
              </label>
            </Fragment>
          ))}
        </div>
        <div className={styles.result}>
          <svg className={styles.dial} viewBox={petalDialViewBox} aria-hidden="true">
            <defs>
              <path id={own('petal')} d={petalWedge(items.length)} />
            </defs>
          </svg>
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

function turned(petal: number, petals: number): string {
  return `rotate(${((petal * 360) / petals).toFixed(2)})`
}
