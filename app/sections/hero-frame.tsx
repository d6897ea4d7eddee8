import type { ReactNode } from 'react'
import styles from './hero-frame.module.css'

type HeroFrameProps = {
  heading: string
  /** The drawing: below the words on a phone, beside them where there is room. */
  plate: ReactNode
  children: ReactNode
}

/** The head of a page whose first screen says more than an answer and two buttons. */
export function HeroFrame({ heading, plate, children }: HeroFrameProps) {
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
