import type { ReactNode } from 'react'
import type { HeroWords } from '#app/content/schemas/common.ts'
import { Prose } from '#app/ui/prose.tsx'
import { BookOrCall } from './book-or-call.tsx'
import styles from './plate-hero.module.css'

type PlateHeroProps = HeroWords & { children: ReactNode }

/** The head of a page with its own drawing: answer, two buttons, and the plate beside them. */
export function PlateHero({ heading, lead, schedule, call, children }: PlateHeroProps) {
  return (
    <section aria-labelledby="hero-heading" className={styles.hero}>
      <div>
        <h1 id="hero-heading">{heading}</h1>
        <div className={styles.lead}>
          <Prose html={lead} as="p" />
        </div>
        <BookOrCall schedule={schedule} call={call} />
      </div>
      {children}
    </section>
  )
}
