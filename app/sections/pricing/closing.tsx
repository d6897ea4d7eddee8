import { firm } from '#app/content/firm.ts'
import type { PricingPage } from '#app/content/schemas/pricing-page.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import styles from './closing.module.css'

export function Closing({ heading, text, schedule, call }: PricingPage['closing']) {
  return (
    <section aria-labelledby="closing-heading" className={styles.closing} data-print="no">
      <h2 id="closing-heading">{heading}</h2>
      <p>{text}</p>
      <div className={styles.actions}>
        <ButtonLink href={firm.schedulingUrl} newTab>
          {schedule}
        </ButtonLink>
        <ButtonLink href={firm.phoneHref} look="outline">
          {call} <span>{firm.phone}</span>
        </ButtonLink>
      </div>
    </section>
  )
}
