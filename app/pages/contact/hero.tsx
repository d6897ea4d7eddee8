import type { ReactNode } from 'react'
import { BookOrCall } from '#app/components/book-or-call.tsx'
import { Island } from '#app/components/island.tsx'
import { OpeningHours } from '#app/components/opening-hours.tsx'
import { PageHero } from '#app/components/page-hero.tsx'
import { Picture } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { usePictures } from '#app/components/site.tsx'
import { scheduleOf } from '#app/content/firm.ts'
import type { Firm } from '#app/content/schemas/firm.ts'
import type { ContactPage } from '#app/content/schemas/pages.ts'
import { OpenStatus } from '#app/islands/open-status.tsx'
import { WeekHand } from '#app/islands/week-hand.tsx'
import { longDate } from '#app/lib/dates.ts'
import styles from './hero.module.css'

type HeroProps = ContactPage['hero'] & { firm: Firm; children: ReactNode }

/** Opening status, call, booking and hours all fit on the first screen of a phone. */
export function Hero({ heading, lead, schedule, call, closed, firm, children }: HeroProps) {
  const { holidays = [] } = firm
  return (
    <PageHero heading={heading} plate={children}>
      <Island
        name="open-status"
        of={OpenStatus}
        props={{ schedule: scheduleOf(firm), timeZoneName: firm.timeZoneName }}
      />
      <BookOrCall schedule={schedule} call={call} />
      <div>
        <p className={styles.hours}>
          <OpeningHours />
        </p>
        {holidays.length > 0 && (
          <p className={styles.closed}>
            {closed} {holidays.map(longDate).join('; ')}
          </p>
        )}
      </div>
      <div className={styles.lead}>
        <Prose html={lead} as="p" />
      </div>
    </PageHero>
  )
}

type WeekPlateProps = ContactPage['plate'] & Pick<Firm, 'timeZone'>

/** The opening hours as a dial; an island adds a hand that shows the present time. */
export function WeekPlate({ caption, alt, timeZone }: WeekPlateProps) {
  const { drawing } = usePictures()
  return (
    <figure className={styles.plate}>
      <div className={styles.dial}>
        <Picture src={drawing('week-dial')} alt={alt} width={560} height={560} loading="eager" />
        <Island name="week-hand" of={WeekHand} props={{ timeZone }} />
      </div>
      <figcaption>
        <Prose html={caption} as="span" />
      </figcaption>
    </figure>
  )
}
