import type { ReactNode } from 'react'
import buttons from '../components/book-or-call.module.css'
import { type Booking, BookOrCall } from '../components/book-or-call.tsx'
import { ButtonLink } from '../components/button.tsx'
import { Drawing } from '../components/drawing.tsx'
import { Illustration } from '../components/illustration.tsx'
import { PriceRows, type PriceRowsProps } from '../components/price-rows.tsx'
import { Paragraph, Whole } from '../components/text.tsx'
import { firm } from '../data.ts'
import { sampleOutcomes } from '../lib/claims.ts'
import { longDate } from '../lib/dates.ts'
import { hoursText } from '../lib/hours.ts'
import type { SectionProps } from '../schema/fields.ts'
import type { illustratedHead, libraryHead, outcomesHead, plainHead, serviceHead } from '../schema/sections.ts'
import styles from './head.module.css'

type HeadProps = SectionProps<typeof plainHead> & {
  aside?: ReactNode
  /** Shown below the lead on a wide screen. */
  drawing?: string
  /** Keeps the lead below the title on a wide screen. */
  isStacked?: boolean
}

/** A page's title, lead and actions. With a picture they share a column; without one the title gets its own. */
function Head({ id, heading, lead, aside, drawing, isStacked, children }: HeadProps & { children?: ReactNode }) {
  const title = (
    <h1 id={`${id}-heading`}>
      <Whole>{heading}</Whole>
    </h1>
  )
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={aside ? styles.beside : styles.head}
      data-tone="plain"
    >
      {!aside && !isStacked && title}
      <div className={styles.words}>
        {(aside || isStacked) && title}
        <Paragraph className="lead">{lead}</Paragraph>
        {!isStacked && children}
      </div>
      {isStacked && <div className={styles.words}>{children}</div>}
      {aside}
      {drawing && <Drawing name={drawing} wide />}
    </section>
  )
}

export function PlainHead(words: Omit<HeadProps, 'aside'>) {
  return <Head {...words} />
}

type IllustratedHeadProps = SectionProps<typeof illustratedHead> & { drawing?: string }

/** On a phone only the drawing of the firm's building is shown. */
export function IllustratedHead({
  drawing = 'about-trunk',
  schedule,
  call,
  alt,
  caption,
  ...words
}: IllustratedHeadProps) {
  const className = drawing === 'about-trunk' ? undefined : styles.illustration
  return (
    <Head
      {...words}
      aside={<Illustration name={drawing} alt={alt} caption={caption} print="no" className={className} />}
    >
      <BookOrCall schedule={schedule} call={call} note />
    </Head>
  )
}

export function ServiceHead({
  picture,
  pictureAlt,
  booking,
  ...words
}: SectionProps<typeof serviceHead> & { booking: Booking }) {
  return (
    <Head {...words} aside={<ImageTile name={picture} alt={pictureAlt} />}>
      <BookOrCall schedule="Schedule a Consultation" note booking={booking} />
    </Head>
  )
}

/** A square picture; src/scripts/pictures.ts says whether it is loading, loaded or failed. */
function ImageTile({ name, alt }: { name: string; alt: string }) {
  return (
    <div className={styles.tile} data-tile>
      <Drawing name={name} alt={alt} loading="eager" />
      <svg role="img" aria-label={alt} viewBox="0 0 100 100" className={styles.icon}>
        <path d="M14 22h72v56H14zM14 66l20-20 16 16 12-12 24 24M66 36h.01" />
      </svg>
    </div>
  )
}

/** Says first that these are samples. */
export function OutcomesHead({ schedule, ...words }: SectionProps<typeof outcomesHead>) {
  return (
    <Head {...words}>
      <p className={styles.notice}>{sampleOutcomes}</p>
      <BookOrCall schedule={schedule} note />
    </Head>
  )
}

export function LibraryHead({ calendar, blog, notice, ...words }: SectionProps<typeof libraryHead>) {
  return (
    <Head {...words} isStacked>
      <div className={buttons.row}>
        <ButtonLink href="#calendar">{calendar}</ButtonLink>
        <ButtonLink href={firm.blogUrl} look="outline">
          {blog}
        </ButtonLink>
      </div>
      <p className={styles.notice}>{notice}</p>
    </Head>
  )
}

/** With a way to each price list. The printed sheet has a head of its own. */
export function PriceHead({ jumps, ...words }: SectionProps<typeof plainHead> & { jumps: PriceRowsProps['rows'] }) {
  return (
    <>
      <div className="print-head" aria-hidden="true">
        <p>
          <b>{firm.name}</b> · Price sheet, {longDate(firm.pricesEffective)}
        </p>
        <p>{[firm.phone, firm.email, `${hoursText(firm.hours)}, ${firm.timeZoneName}`].join(' · ')}</p>
      </div>
      <Head {...words}>
        <nav aria-label="On this page" data-print="no">
          <PriceRows rows={jumps} />
        </nav>
      </Head>
    </>
  )
}
