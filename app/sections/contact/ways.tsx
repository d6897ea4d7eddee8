import type { ReactNode } from 'react'
import type { Html } from '#app/content/engine/fields.ts'
import { cardPath, firm } from '#app/content/firm.ts'
import type { ContactPage } from '#app/content/schemas/pages.ts'
import { NewTab } from '#app/ui/new-tab.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import styles from './ways.module.css'

type WaysProps = ContactPage['ways'] & { children: ReactNode }

/** Every way to the firm and what it is good for, as a ledger; what must be known first beside it. */
export function Ways({ heading, phone, online, email, mail, card, children }: WaysProps) {
  return (
    <Section id="ways" tone="alternate" heading={heading}>
      <div className={styles.columns}>
        <dl className={styles.ledger}>
          <Way {...phone}>
            <a href={firm.phoneHref}>{firm.phone}</a>
          </Way>
          <Way {...online}>
            <a href={firm.schedulingUrl} target="_blank" rel="noopener">
              {online.link}
              <NewTab />
            </a>
          </Way>
          <Way {...email}>
            <a href={`mailto:${firm.email}`}>{firm.email}</a>
          </Way>
          <Way {...mail}>{firm.address}</Way>
          <Way {...card}>
            <a href={cardPath}>{card.link}</a>
          </Way>
        </dl>
        <div className={styles.side}>{children}</div>
      </div>
    </Section>
  )
}

type WayProps = { label: string; about: Html; children: ReactNode }

function Way({ label, about, children }: WayProps) {
  return (
    <div className={styles.way}>
      <dt>{label}</dt>
      <dd className={styles.value}>{children}</dd>
      <dd className={styles.about}>
        <Prose html={about} as="p" />
      </dd>
    </div>
  )
}
