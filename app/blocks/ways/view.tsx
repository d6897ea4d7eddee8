import { Fragment, type ReactNode } from 'react'
import type { ViewProps } from '#app/blocks/view.ts'
import { OutsideLink } from '#app/components/button-link.tsx'
import { MapLink } from '#app/components/map-link.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent, useFormats } from '#app/components/site.tsx'
import type { Html } from '#app/content/engine/fields.ts'
import { businessDaysOf, cardPath, seasonDays } from '#app/content/firm.ts'
import { address } from '#app/lib/address.ts'
import { hasStreet } from '#app/lib/downloads.ts'
import { type Shown, say, Text } from '#app/lib/shown.ts'
import { phoneHref } from '#app/lib/text.ts'
import type { ways } from './fields.ts'
import styles from './view.module.css'

type WaysProps = ViewProps<typeof ways>

/** Every way to reach the firm and what it is for; beside them, what to know before: what never to
    send, in required wording, and when to expect an answer. */
export function View(props: WaysProps) {
  const { id, tone, heading, warning, reply } = props
  return (
    <Section id={id} tone={tone} heading={heading}>
      <div className="columns">
        <Ledger {...props} />
        <div className={styles.side}>
          <section aria-labelledby={`${id}-warning`} className={styles.warning} data-plate="dark">
            <h3 id={`${id}-warning`}>{warning.heading}</h3>
            <p className={styles.warningLine}>{warning.line}</p>
            <Prose html={warning.after} as="p" />
          </section>
          <Reply {...reply} id={`${id}-reply`} />
        </div>
      </div>
    </Section>
  )
}

function Ledger(ways: WaysProps) {
  const { firm } = useContent()
  const several = firm.offices.length > 0
  return (
    <dl className={styles.ledger}>
      {firm.phone && (
        <Option {...ways.phone}>
          <a href={`${firm.phone.map(phoneHref)}`}>{firm.phone}</a>
        </Option>
      )}
      {firm.schedulingUrl && (
        <Option {...ways.online}>
          <OutsideLink href={firm.schedulingUrl}>{ways.online.link}</OutsideLink>
        </Option>
      )}
      <Option {...ways.email}>
        <a href={`mailto:${firm.email}`}>{firm.email}</a>
      </Option>
      {hasStreet(firm.address.plain) && (
        <Option {...ways.mail}>
          {firm.address}
          <MapLink url={several ? undefined : firm.mapUrl}>{ways.map}</MapLink>
        </Option>
      )}
      {firm.portalUrl && (
        <Option {...ways.portal}>
          <OutsideLink href={firm.portalUrl}>{ways.portal.link}</OutsideLink>
        </Option>
      )}
      {firm.payUrl && (
        <Option {...ways.pay}>
          <OutsideLink href={firm.payUrl}>{ways.pay.link}</OutsideLink>
        </Option>
      )}
      <Option {...ways.card}>
        <a href={address(cardPath(firm))}>{ways.card.link}</a>
      </Option>
    </dl>
  )
}

type OptionProps = { label: Shown; about: Html; children: ReactNode }

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

function Reply({ id, heading, days, example }: WaysProps['reply'] & { id: string }) {
  const { firm, interface: words } = useContent()
  const formats = useFormats()
  const { hours, seasons = [] } = firm
  const parts = [
    ...seasons.map((season) => ({
      when: say`${seasonDays(season, formats)} `,
      hours: season.hours,
    })),
    { when: seasons.length > 0 ? say`${words.hours.rest} ` : new Text(''), hours },
  ]
  return (
    <section aria-labelledby={id} className={styles.reply}>
      <h3 id={id}>{heading}</h3>
      {parts.map(({ when, ...part }) => {
        const businessDays = businessDaysOf(part, words)
        const hasClosedDays = businessDays.closedDays.plain !== ''
        return (
          <Fragment key={when.plain}>
            {hasClosedDays && (
              <p>
                {when}
                {days.with(businessDays)}
              </p>
            )}
            <p>
              {hasClosedDays ? '' : when}
              {example.with(businessDays)}
            </p>
          </Fragment>
        )
      })}
    </section>
  )
}
