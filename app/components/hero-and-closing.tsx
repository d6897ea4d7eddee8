import type { ReactNode } from 'react'
import type { ClosingWords, HeroWords } from '#app/content/schemas/common.ts'
import type { Shown } from '#app/lib/shown.ts'
import { BookOrCall } from './book-or-call.tsx'
import styles from './hero-and-closing.module.css'
import { Prose } from './prose.tsx'

type PlateHeroProps = HeroWords & { children: ReactNode }

/** A page's title, lead and two buttons, with a drawing beside them. */
export function PlateHero({ heading, lead, schedule, call, children }: PlateHeroProps) {
  return (
    <section aria-labelledby="hero-heading" className={styles.hero}>
      <div>
        <h1 id="hero-heading">{heading}</h1>
        <Prose html={lead} as="p" within={styles.lead} />
        <BookOrCall schedule={schedule} call={call} note />
      </div>
      {children}
    </section>
  )
}

type ClosingCallProps = ClosingWords & { schedule: Shown; call: Shown }

export function ClosingCall({ heading, text, schedule, call }: ClosingCallProps) {
  return (
    <section aria-labelledby="closing-heading" className={styles.closing} data-print="no">
      <h2 id="closing-heading">{heading}</h2>
      <div className={styles.closingWords}>
        <Prose html={text} as="p" />
        <BookOrCall schedule={schedule} call={call} />
      </div>
    </section>
  )
}
