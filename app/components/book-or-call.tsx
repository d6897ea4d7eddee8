import type { ReactNode } from 'react'
import { phoneHref } from '#app/lib/text.ts'
import styles from './book-or-call.module.css'
import { ButtonLink } from './button-link.tsx'
import { useContent } from './site.tsx'

export function BookLink({ children }: { children: ReactNode }) {
  return (
    <ButtonLink href={useContent().firm.schedulingUrl} newTab>
      {children}
    </ButtonLink>
  )
}

export function BookOrCall({ schedule, call }: { schedule: string; call: string }) {
  const { firm } = useContent()
  return (
    <div className={styles.actions}>
      <BookLink>{schedule}</BookLink>
      <ButtonLink href={phoneHref(firm.phone)} look="outline">
        {call} <span>{firm.phone}</span>
      </ButtonLink>
    </div>
  )
}
