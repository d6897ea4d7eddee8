import type { ReactNode } from 'react'
import { NewTab } from '#app/components/button-link.tsx'
import { PlainList } from '#app/components/plain-list.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import type { Html } from '#app/content/engine/fields.ts'
import { businessDaysOf, cardPath } from '#app/content/firm.ts'
import type { Firm } from '#app/content/schemas/firm.ts'
import type { ContactPage } from '#app/content/schemas/pages.ts'
import { address } from '#app/lib/address.ts'
import { interpolate, phoneHref } from '#app/lib/text.ts'
import styles from './blocks.module.css'

type ContactOptionsProps = ContactPage['ways'] & { firm: Firm; children: ReactNode }

/** Every way to reach the firm and what it is for; the children are shown beside the list. */
export function ContactOptions({
  heading,
  phone,
  online,
  email,
  mail,
  card,
  firm,
  children,
}: ContactOptionsProps) {
  return (
    <Section id="ways" tone="alternate" heading={heading}>
      <div className={styles.options}>
        <dl className={styles.ledger}>
          <Option {...phone}>
            <a href={phoneHref(firm.phone)}>{firm.phone}</a>
          </Option>
          <Option {...online}>
            <a href={firm.schedulingUrl} target="_blank" rel="noopener">
              {online.link}
              <NewTab />
            </a>
          </Option>
          <Option {...email}>
            <a href={`mailto:${firm.email}`}>{firm.email}</a>
          </Option>
          <Option {...mail}>{firm.address}</Option>
          <Option {...card}>
            <a href={address(cardPath(firm))}>{card.link}</a>
          </Option>
        </dl>
        <div className={styles.side}>{children}</div>
      </div>
    </Section>
  )
}

type OptionProps = { label: string; about: Html; children: ReactNode }

function Option({ label, about, children }: OptionProps) {
  return (
    <div className={styles.option}>
      <dt>{label}</dt>
      <dd className={styles.optionValue}>{children}</dd>
      <dd className={styles.optionAbout}>
        <Prose html={about} as="p" />
      </dd>
    </div>
  )
}

type BeforeYouWriteProps = Pick<ContactPage, 'warning' | 'reply'> & { firm: Firm }

/** What never to send, in required wording, and when to expect an answer. */
export function BeforeYouWrite({ warning, reply, firm }: BeforeYouWriteProps) {
  const businessDays = businessDaysOf(firm)
  return (
    <>
      <section aria-labelledby="warning-heading" className={styles.warning} data-plate="dark">
        <h3 id="warning-heading">{warning.heading}</h3>
        <p className={styles.warningLine}>{warning.line}</p>
        <Prose html={warning.after} as="p" />
      </section>
      <section aria-labelledby="reply-heading" className={styles.reply}>
        <h3 id="reply-heading">{reply.heading}</h3>
        {businessDays.closedDays && <p>{interpolate(reply.days, businessDays)}</p>}
        <p>{interpolate(reply.example, businessDays)}</p>
      </section>
    </>
  )
}

export function Accessibility(statement: ContactPage['accessibility']) {
  const { heading, standard, help, limitsHeading, limits } = statement
  return (
    <Section id="accessibility" heading={heading}>
      <div className={styles.statement}>
        <div className={styles.statementWords}>
          <Prose html={standard} as="p" />
          <Prose html={help} as="p" />
        </div>
        <div>
          <h3 id="limits-heading">{limitsHeading}</h3>
          <PlainList items={limits} labelledBy="limits-heading" />
        </div>
      </div>
    </Section>
  )
}
