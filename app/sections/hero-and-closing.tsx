import type { ReactNode } from 'react'
import type { Html } from '#app/content/engine/fields.ts'
import type { ClosingWords, HeroWords } from '#app/content/schemas/common.ts'
import { Prose } from '#app/ui/prose.tsx'
import { BookOrCall } from './book-or-call.tsx'
import styles from './hero-and-closing.module.css'

type PageIntroProps = { title: string; lead: Html; children?: ReactNode }

/** A page's title and lead, without a picture. */
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

/** A page's title, lead and two buttons, with a drawing beside them. */
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

type ClosingCallProps = ClosingWords & { schedule: string; call: string }

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
