import { BookLink, BookOrCall } from '#app/components/book-or-call.tsx'
import { ComparisonTable } from '#app/components/comparison-table.tsx'
import { Notes } from '#app/components/notes.tsx'
import { PageIntro } from '#app/components/page-intro.tsx'
import { Drawing } from '#app/components/picture.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent } from '#app/components/site.tsx'
import type { Html } from '#app/content/engine/fields.ts'
import { hoursText } from '#app/content/firm.ts'
import type { PricingPage } from '#app/content/schemas/pages.ts'
import { longDate } from '#app/lib/dates.ts'
import { savingsNote } from '#app/lib/required-notes.ts'
import styles from './blocks.module.css'

/** The head of the printed price sheet. */
export function SheetHead() {
  const { firm } = useContent()
  return (
    <div className={styles.sheetHead} aria-hidden="true">
      <p>
        <b>{firm.name}</b> · Price sheet, {longDate(firm.pricesEffective)}
      </p>
      <p>
        {firm.phone} · {firm.email} · {hoursText(firm)}
      </p>
    </div>
  )
}

type PricingHeroProps = {
  heading: string
  lead: Html
  jumps: readonly { label: string; to: `#${string}`; price: string }[]
}

/** The title and a link to every kind of price on the page. */
export function PricingHero({ heading, lead, jumps }: PricingHeroProps) {
  return (
    <PageIntro title={heading} lead={lead}>
      <nav aria-label="On this page" className={styles.jumps} data-print="no">
        <ul>
          {jumps.map(({ label, to, price }) => (
            <li key={to}>
              <a href={to}>
                {label} <b>{price}</b>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </PageIntro>
  )
}

export function Journey({ heading, steps }: PricingPage['journey']) {
  return (
    <div data-print="no">
      <Section id="journey" heading={heading}>
        <ol className={styles.steps}>
          {steps.map(({ name, text }, index) => (
            <li key={name}>
              <Drawing
                name={`journey-${index + 1}`}
                width={360}
                height={120}
                className={styles.line}
              />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}

/** Two ways of working, in words only and labeled as an illustration. */
export function BeforeAfter(props: PricingPage['beforeAfter']) {
  const { heading, caption, columns, rows, basis } = props
  return (
    <div data-print="no">
      <Section id="before-after" tone="alternate" heading={heading}>
        <div className={styles.beforeAfter}>
          <Drawing
            name="before-after"
            width={720}
            height={300}
            className={styles.beforeAfterPlate}
          />
          <div className={styles.beforeAfterWords}>
            <ComparisonTable
              caption={caption}
              captionLook="shown"
              columns={columns}
              rows={rows}
              look="plain"
            />
            <Notes items={[savingsNote(basis)]} />
          </div>
        </div>
      </Section>
    </div>
  )
}

/** Bundles are quoted case by case, so no percentage is promised here. */
export function Bundle({ heading, button }: PricingPage['bundle']) {
  return (
    <section aria-labelledby="bundle-heading" data-plate="dark" data-print="no">
      <Drawing name="bundle" width={1200} height={160} className={styles.bundlePlate} />
      <div className={styles.bundleInside}>
        <h2 id="bundle-heading">{heading}</h2>
        <BookLink>{button}</BookLink>
      </div>
    </section>
  )
}

export function Closing({ heading, text, schedule, call }: PricingPage['closing']) {
  return (
    <section aria-labelledby="closing-heading" className={styles.closing} data-print="no">
      <h2 id="closing-heading">{heading}</h2>
      <p>{text}</p>
      <BookOrCall schedule={schedule} call={call} />
    </section>
  )
}
