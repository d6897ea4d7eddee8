import type { ReactNode } from 'react'
import type { Html } from '#app/content/engine/fields.ts'
import type { ClosingWords, HeroWords } from '#app/content/schemas/page-parts.ts'
import { Prose } from '#app/ui/prose.tsx'
import { BookOrCall } from './book-or-call.tsx'
import styles from './page-hero.module.css'

type PageIntroProps = { title: string; lead: Html; children?: ReactNode }

/** The head of a page: its title, and the sentence that answers the visitor first. */
export function PageIntro({ title, lead, children }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <h1>{title}</h1>
      <div className={styles.introLead}>
        <Prose html={lead} as="p" />
      </div>
      {children}
    </div>
  )
}

type PlateHeroProps = HeroWords & { children: ReactNode }

/** The head of a page with its own drawing: answer, two buttons, and the plate beside them. */
export function PlateHero({ heading, lead, schedule, call, children }: PlateHeroProps) {
  return (
    <section aria-labelledby="hero-heading" className={styles.plateHero}>
      <div>
        <h1 id="hero-heading">{heading}</h1>
        <div className={styles.plateLead}>
          <Prose html={lead} as="p" />
        </div>
        <BookOrCall schedule={schedule} call={call} />
      </div>
      {children}
    </section>
  )
}

type PageHeroProps = {
  heading: string
  /** The drawing: below the words on a phone, beside them where there is room. */
  plate: ReactNode
  children: ReactNode
}

/** The head of a page whose first screen says more than an answer and two buttons. */
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

type ClosingCallProps = ClosingWords & { schedule: string; call: string }

/** The last word of a page, and the two buttons again. */
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
