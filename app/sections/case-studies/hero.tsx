import type { ReactNode } from 'react'
import { firm } from '#app/content/firm.ts'
import type { CaseStudiesPage } from '#app/content/schemas/pages.ts'
import { dollars } from '#app/lib/money.ts'
import { sampleNote } from '#app/lib/sample-note.ts'
import { savingsNote } from '#app/lib/savings-note.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Prose } from '#app/ui/prose.tsx'
import styles from './hero.module.css'

type HeroProps = CaseStudiesPage['hero'] & { mean: number; children: ReactNode }

/** The answer first: one figure, what it is, and that it is a sample. The plate stands beside it. */
export function Hero({ heading, figure, lead, schedule, basis, mean, children }: HeroProps) {
  return (
    <section aria-labelledby="hero-heading" className={styles.hero}>
      <h1 id="hero-heading">{heading}</h1>
      <div className={styles.words}>
        <p className={styles.figure}>
          <b>{dollars(mean)}</b> {figure}
        </p>
        <p className={styles.sample}>{sampleNote}</p>
        <div className={styles.lead}>
          <Prose html={lead} as="p" />
        </div>
        <ButtonLink href={firm.schedulingUrl} newTab>
          {schedule}
        </ButtonLink>
      </div>
      {children}
      <p className={styles.note}>{savingsNote(basis)}</p>
    </section>
  )
}
