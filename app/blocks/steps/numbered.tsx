import type { ReactNode } from 'react'
import type { ViewProps } from '#app/blocks/view.ts'
import { BookHere } from '#app/components/book-or-call.tsx'
import { FormNames } from '#app/components/form-names.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent } from '#app/components/site.tsx'
import type { steps as declared } from './fields.ts'
import styles from './numbered.module.css'

type NumberedProps = ViewProps<typeof declared> & {
  className: string | undefined
  print?: 'no'
  /** Above a step, by its place among so many. */
  drawingOf?: (index: number, count: number) => ReactNode
}

/** Its own steps, or what happens after a visitor books, the same wherever it is shown. */
export function Numbered(props: NumberedProps) {
  const { id, tone, text, booking, firstToBook, className = '', print, drawingOf } = props
  const { next, interface: words } = useContent()
  const { items: steps = next.steps } = props
  const { heading = props.items ? words.service.steps : next.heading } = props
  return (
    <Section id={id} tone={tone} heading={heading} print={print}>
      <ol className={`${styles.numbered} ${className}`}>
        {steps.map((step, index) => (
          <li key={step.name.plain}>
            {drawingOf?.(index, steps.length)}
            <h3>{step.name}</h3>
            <p>
              <FormNames>{step.text}</FormNames>
            </p>
          </li>
        ))}
      </ol>
      {text && (
        <div className={styles.book} data-print="no">
          <Prose of={text} as="p" />
          <BookHere schedule={booking.schedule} firstToBook={firstToBook} />
        </div>
      )}
    </Section>
  )
}
