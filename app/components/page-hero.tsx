import type { ReactNode } from 'react'
import styles from './page-hero.module.css'

type PageHeroProps = {
  heading: ReactNode
  /** Below the words on a phone, beside them on a wide screen. */
  plate: ReactNode
  children: ReactNode
}

/** A page's title and anything below it, with a drawing beside them. */
export function PageHero({ heading, plate, children }: PageHeroProps) {
  return (
    <section aria-labelledby="hero-heading" className={styles.hero}>
      <div className={styles.words}>
        <h1 id="hero-heading">{heading}</h1>
        {children}
      </div>
      {plate}
    </section>
  )
}
