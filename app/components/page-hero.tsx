import type { ReactNode } from 'react'
import styles from './page-hero.module.css'

type PageHeroProps = {
  id: string
  heading: ReactNode
  /** Below the words on a phone, beside them on a wide screen. */
  plate: ReactNode
  children: ReactNode
}

/** A page's title and anything below it, with a drawing beside them. */
export function PageHero({ id, heading, plate, children }: PageHeroProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.hero} data-tone="plain">
      <div className={styles.words}>
        <h1 id={`${id}-heading`}>{heading}</h1>
        {children}
      </div>
      {plate}
    </section>
  )
}
