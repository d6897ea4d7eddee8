import { firm } from '#app/content/firm.ts'
import styles from './book-or-call.module.css'
import { ButtonLink } from './button-link.tsx'

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
