import { firm } from '#app/content/firm.ts'
import type { ExtraOf } from '#app/content/schemas/service.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Section } from '#app/ui/section.tsx'
import styles from './session.module.css'

export function Session({ heading, text, button }: ExtraOf<'session'>) {
  return (
    <Section id="session" tone="dark" heading={heading}>
      <div className={styles.session}>
        <p>{text}</p>
        <ButtonLink href={firm.schedulingUrl} newTab>
          {button}
        </ButtonLink>
      </div>
    </Section>
  )
}
