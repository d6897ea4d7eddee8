import type { ViewProps } from '#app/blocks/view.ts'
import { BookOrCall } from '#app/components/book-or-call.tsx'
import { OpeningHours } from '#app/components/opening-hours.tsx'
import { PageHero } from '#app/components/page-hero.tsx'
import { Drawing } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { useContent, useFormats } from '#app/components/site.tsx'
import { scheduleOf } from '#app/content/firm.ts'
import type { Opening } from '#app/lib/hours.ts'
import { from, joined, say, shown, type Written } from '#app/lib/shown.ts'
import type { contactHero } from './fields.ts'
import styles from './view.module.css'

type HeroProps = ViewProps<typeof contactHero>

/** Opening status, call, booking and hours all fit on the first screen of a phone. */
export function View({ id, plate, firstToBook, ...hero }: HeroProps) {
  const { firm, today } = useContent()
  const { longDate } = useFormats()
  const holidays = (firm.holidays ?? []).flatMap((day, at) =>
    day < today ? [] : [shown(longDate(day), from(firm.holidays ?? [], at))],
  )
  return (
    <PageHero id={id} heading={hero.heading} plate={<WeekPlate {...plate} />}>
      <OpenStatus />
      <BookOrCall schedule={hero.schedule} call={hero.call} note={firstToBook} />
      <div>
        <p className={styles.hours}>
          <OpeningHours />
        </p>
        {holidays.length > 0 && (
          <p className={styles.closed}>
            {hero.closed} {joined(holidays, '; ')}
          </p>
        )}
      </div>
      <Prose of={hero.lead} as="p" within="lead" />
    </PageHero>
  )
}

/** Whether the firm is open now, filled in by app/browser/opening.ts. Room for it is reserved where there is
    script, so nothing moves when it appears; without script only the hours are shown. */
function OpenStatus() {
  const { firm, interface: words } = useContent()
  const opening = {
    schedule: scheduleOf(firm),
    zone: firm.timeZoneName,
    words: words.openStatus,
  } satisfies Written<Opening>
  return <div className={styles.status} data-opening={JSON.stringify(opening)} />
}

/** The opening hours as a dial. The same script turns a hand to the present time. */
function WeekPlate({ caption, alt }: HeroProps['plate']) {
  const { firm, interface: words } = useContent()
  // The dial shows the week outside any season.
  const described = firm.seasons?.length ? say`${words.hours.rest} ${alt}` : alt
  return (
    <figure className={styles.plate}>
      <div className={styles.dial}>
        <Drawing name="week-dial" alt={described} loading="eager" />
        <svg viewBox="-1000 -1000 2000 2000" aria-hidden="true" className={styles.hand}>
          <path data-hand="" d="M0 120L-13 0L0-912L13 0Z" />
          <circle r="30" />
        </svg>
      </div>
      <figcaption>
        <Prose of={caption} as="span" />
      </figcaption>
    </figure>
  )
}
