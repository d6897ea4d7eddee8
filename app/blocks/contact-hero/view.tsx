import type { ViewProps } from '#app/blocks/view.ts'
import { BookOrCall } from '#app/components/book-or-call.tsx'
import { Island } from '#app/components/island.tsx'
import { OpeningHours } from '#app/components/opening-hours.tsx'
import { PageHero } from '#app/components/page-hero.tsx'
import { Drawing } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { useContent, useFormats } from '#app/components/site.tsx'
import { scheduleOf } from '#app/content/firm.ts'
import { OpenStatus } from '#app/islands/open-status.tsx'
import { WeekHand } from '#app/islands/week-hand.tsx'
import { from, joined, say, shown } from '#app/lib/shown.ts'
import type { contactHero } from './fields.ts'
import styles from './view.module.css'

type HeroProps = ViewProps<typeof contactHero>

/** Opening status, call, booking and hours all fit on the first screen of a phone. */
export function View({ id, plate, firstToBook, ...hero }: HeroProps) {
  const { firm, interface: words, today } = useContent()
  const { longDate } = useFormats()
  const holidays = (firm.holidays ?? []).flatMap((day, at) =>
    day < today ? [] : [shown(longDate(day), from(firm.holidays ?? [], at))],
  )
  return (
    <PageHero id={id} heading={hero.heading} plate={<WeekPlate {...plate} />}>
      <Island
        name="open-status"
        of={OpenStatus}
        props={{
          schedule: scheduleOf(firm),
          timeZoneName: firm.timeZoneName,
          words: words.openStatus,
        }}
      />
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

/** The opening hours as a dial; an island adds a hand that shows the present time. */
function WeekPlate({ caption, alt }: HeroProps['plate']) {
  const { firm, interface: words } = useContent()
  // The dial shows the week outside any season.
  const described = firm.seasons?.length ? say`${words.hours.rest} ${alt}` : alt
  return (
    <figure className={styles.plate}>
      <div className={styles.dial}>
        <Drawing name="week-dial" alt={described} loading="eager" />
        <Island name="week-hand" of={WeekHand} props={{ timeZone: firm.timeZone }} />
      </div>
      <figcaption>
        <Prose of={caption} as="span" />
      </figcaption>
    </figure>
  )
}
