import type { ReactNode } from 'react'
import type { ViewProps } from '#app/blocks/view.ts'
import { Prose } from '#app/components/prose.tsx'
import { Buttons } from './buttons.tsx'
import type { hero } from './fields.ts'
import styles from './with-plate.module.css'

type WithPlateProps = ViewProps<typeof hero> & { children: ReactNode }

/** The words beside a drawing, which are the children. */
export function WithPlate({ id, heading, lead, children, ...buttons }: WithPlateProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.withPlate}>
      <div>
        <h1 id={`${id}-heading`}>{heading}</h1>
        <Prose of={lead} as="p" within={styles.lead} />
        <Buttons {...buttons} />
      </div>
      {children}
    </section>
  )
}
