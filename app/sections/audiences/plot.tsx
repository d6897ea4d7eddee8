import type { ReactNode } from 'react'
import { Picture } from '#app/ui/picture.tsx'
import { frontOf } from './plates.ts'
import styles from './plot.module.css'

type PlotProps = {
  id: string
  /** Whose front stands on it. */
  front: string
  heading: string
  /** Up to three blocks, one under the other; side by side plots keep them level. */
  children: ReactNode
}

/** A section of the street: a front and its name on one ground line, the rest below. */
export function Plot({ id, front, heading, children }: PlotProps) {
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
