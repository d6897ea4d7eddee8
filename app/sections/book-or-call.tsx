import { firm } from '#app/content/firm.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import styles from './book-or-call.module.css'

export function BookOrCall({ schedule, call }: { schedule: string; call: string }) {
  return (
    <div className={styles.actions}>
      <ButtonLink href={firm.schedulingUrl} newTab>
        {schedule}
      </ButtonLink>
      <ButtonLink href={firm.phoneHref} look="outline">
        {call} <span>{firm.phone}</span>
      </ButtonLink>
    </div>
  )
}
