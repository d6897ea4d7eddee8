import { Fragment, type ReactNode } from 'react'
import { BookOrCall } from '#app/components/book-or-call.tsx'
import { OutsideLink, SiteLink } from '#app/components/button-link.tsx'
import { Island } from '#app/components/island.tsx'
import { OpeningHours } from '#app/components/opening-hours.tsx'
import { PageHero } from '#app/components/page-hero.tsx'
import { Drawing } from '#app/components/picture.tsx'
import { PlainList } from '#app/components/plain-list.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { type PageProps, useContent, useFormats } from '#app/components/site.tsx'
import { NextSteps } from '#app/components/steps.tsx'
import type { Content } from '#app/content/collections.ts'
import type { Html } from '#app/content/engine/fields.ts'
import {
  businessDaysOf,
  cardPath,
  hoursOf,
  officesOf,
  scheduleOf,
  seasonDays,
} from '#app/content/firm.ts'
import type { Firm } from '#app/content/schemas/firm.ts'
import type { ContactPage } from '#app/content/schemas/pages.ts'
import { OpenStatus } from '#app/islands/open-status.tsx'
import { WeekHand } from '#app/islands/week-hand.tsx'
import { address } from '#app/lib/address.ts'
import { hasStreet } from '#app/lib/downloads.ts'
import { from, joined, type Shown, say, shown, Text } from '#app/lib/shown.ts'
import { phoneHref } from '#app/lib/text.ts'
import styles from './page.module.css'

export function Page({ content }: PageProps) {
  return (
    <>
      <Hero {...content} />
      <NextSteps />
      <ContactOptions {...content} />
      <Offices {...content} />
      <Accessibility {...content.pages.contact.accessibility} />
    </>
  )
}

/** Opening status, call, booking and hours all fit on the first screen of a phone. */
function Hero({ firm, pages, interface: words, today }: Content) {
  const { heading, lead, schedule, call, closed } = pages.contact.hero
  const { longDate } = useFormats()
  const holidays = (firm.holidays ?? []).flatMap((day, at) =>
    day < today ? [] : [shown(longDate(day), from(firm.holidays ?? [], at))],
  )
  // The dial shows the week outside any season.
  const { alt } = pages.contact.plate
  const described = firm.seasons?.length ? say`${words.hours.rest} ${alt}` : alt
  const plate = <WeekPlate {...pages.contact.plate} alt={described} timeZone={firm.timeZone} />
  return (
    <PageHero heading={heading} plate={plate}>
      <Island
        name="open-status"
        of={OpenStatus}
        props={{
          schedule: scheduleOf(firm),
          timeZoneName: firm.timeZoneName,
          words: words.openStatus,
        }}
      />
      <BookOrCall schedule={schedule} call={call} note />
      <div>
        <p className={styles.hours}>
          <OpeningHours />
        </p>
        {holidays.length > 0 && (
          <p className={styles.closed}>
            {closed} {joined(holidays, '; ')}
          </p>
        )}
      </div>
      <Prose html={lead} as="p" within={styles.lead} />
    </PageHero>
  )
}

type WeekPlateProps = ContactPage['plate'] & Pick<Firm, 'timeZone'>

/** The opening hours as a dial; an island adds a hand that shows the present time. */
function WeekPlate({ caption, alt, timeZone }: WeekPlateProps) {
  return (
    <figure className={styles.plate}>
      <div className={styles.dial}>
        <Drawing name="week-dial" alt={alt} loading="eager" />
        <Island name="week-hand" of={WeekHand} props={{ timeZone }} />
      </div>
      <figcaption>
        <Prose html={caption} as="span" />
      </figcaption>
    </figure>
  )
}

/** Every way to reach the firm and what it is for; beside them, what to know before. */
function ContactOptions({ firm, pages }: Content) {
  const { heading, phone, online, email, mail, portal, pay, card } = pages.contact.ways
  const several = firm.offices.length > 0
  return (
    <Section id="ways" tone="alternate" heading={heading}>
      <div className={styles.options}>
        <dl className={styles.ledger}>
          {firm.phone && (
            <Option {...phone}>
              <a href={`${firm.phone.map(phoneHref)}`}>{firm.phone}</a>
            </Option>
          )}
          {firm.schedulingUrl && (
            <Option {...online}>
              <OutsideLink href={firm.schedulingUrl}>{online.link}</OutsideLink>
            </Option>
          )}
          <Option {...email}>
            <a href={`mailto:${firm.email}`}>{firm.email}</a>
          </Option>
          {hasStreet(firm.address.plain) && (
            <Option {...mail}>
              {firm.address}
              <MapLink url={several ? undefined : firm.mapUrl} />
            </Option>
          )}
          {firm.portalUrl && (
            <Option {...portal}>
              <OutsideLink href={firm.portalUrl}>{portal.link}</OutsideLink>
            </Option>
          )}
          {firm.payUrl && (
            <Option {...pay}>
              <OutsideLink href={firm.payUrl}>{pay.link}</OutsideLink>
            </Option>
          )}
          <Option {...card}>
            <a href={address(cardPath(firm))}>{card.link}</a>
          </Option>
        </dl>
        <div className={styles.side}>
          <BeforeYouWrite {...pages.contact} firm={firm} />
        </div>
      </div>
    </Section>
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

function MapLink({ url }: { url: Text | undefined }) {
  const { map } = useContent().pages.contact.ways
  return (
    url && (
      <p className={styles.map}>
        <SiteLink url={url}>{map}</SiteLink>
      </p>
    )
  )
}

/** Where a firm has more than one office: each with what it has. */
function Offices({ firm, pages }: Content) {
  const formats = useFormats()
  if (firm.offices.length === 0) return null
  return (
    <Section id="offices" heading={pages.contact.offices.heading}>
      <ul className={styles.offices}>
        {officesOf(firm).map(({ name, address: place, phone, hours, seasons, mapUrl }) => (
          <li key={name.plain}>
            <h3>{name}</h3>
            <p>{place}</p>
            {phone && (
              <p>
                <a href={`${phone.map(phoneHref)}`}>{phone}</a>
              </p>
            )}
            {(hours || seasons) && <p>{hoursOf({ hours, seasons }, formats)}</p>}
            <MapLink url={hasStreet(place.plain) ? mapUrl : undefined} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type BeforeYouWriteProps = Pick<ContactPage, 'warning' | 'reply'> & { firm: Firm }

/** What never to send, in required wording, and when to expect an answer. */
function BeforeYouWrite({ warning, reply, firm }: BeforeYouWriteProps) {
  const { interface: words } = useContent()
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
    <>
      <section aria-labelledby="warning-heading" className={styles.warning} data-plate="dark">
        <h3 id="warning-heading">{warning.heading}</h3>
        <p className={styles.warningLine}>{warning.line}</p>
        <Prose html={warning.after} as="p" />
      </section>
      <section aria-labelledby="reply-heading" className={styles.reply}>
        <h3 id="reply-heading">{reply.heading}</h3>
        {parts.map(({ when, ...part }) => {
          const businessDays = businessDaysOf(part, words)
          const hasClosedDays = businessDays.closedDays.plain !== ''
          return (
            <Fragment key={when.plain}>
              {hasClosedDays && (
                <p>
                  {when}
                  {reply.days.with(businessDays)}
                </p>
              )}
              <p>
                {hasClosedDays ? '' : when}
                {reply.example.with(businessDays)}
              </p>
            </Fragment>
          )
        })}
      </section>
    </>
  )
}

function Accessibility(statement: ContactPage['accessibility']) {
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
