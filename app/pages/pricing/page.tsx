import { BookingNote, BookLink, BookOrCall } from '#app/components/book-or-call.tsx'
import { ButtonRow } from '#app/components/button-link.tsx'
import { ComparisonTable } from '#app/components/comparison-table.tsx'
import { Guarantee } from '#app/components/guarantee.tsx'
import { Island } from '#app/components/island.tsx'
import { Notes } from '#app/components/notes.tsx'
import { PageIntro } from '#app/components/page-intro.tsx'
import { Drawing } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { type PageProps, useContent } from '#app/components/site.tsx'
import type { Content } from '#app/content/collections.ts'
import { hoursText } from '#app/content/firm.ts'
import type { PricingPage } from '#app/content/schemas/pages.ts'
import { Calculator } from '#app/islands/calculator.tsx'
import { longDate } from '#app/lib/dates.ts'
import { type Amount, dollars, formatRange, rangeOf } from '#app/lib/money.ts'
import { savingsNote } from '#app/lib/required-notes.ts'
import { estimate } from '#app/lib/savings.ts'
import { interpolate } from '#app/lib/text.ts'
import {
  AccountingPackages,
  PlanningPackages,
  PreparationPackages,
  PriceList,
} from './packages.tsx'
import styles from './page.module.css'

export function Page({ content }: PageProps) {
  const { firm } = content
  const { hero, calculator, ...words } = content.pages.pricing
  return (
    <div className={styles.page}>
      <SheetHead />
      <Hero {...content} />
      <Guarantee heading={hero.guarantee} />
      <Journey {...words.journey} />
      <PlanningPackages {...content} />
      <Island
        name="calculator"
        of={Calculator}
        props={{
          ...calculator,
          ...firm.calculator,
          example: calculatorExample(content),
          words: content.interface.calculator,
        }}
      />
      <BeforeAfter {...words.beforeAfter} />
      <AccountingPackages {...content} />
      <PreparationPackages {...content} />
      <Bundle {...words.bundle} />
      <PriceList {...content} />
      <Closing {...words.closing} />
    </div>
  )
}

/** The parts of the page by what they cost. */
function priceJumps({ planning, accounting, preparation, additional }: Content['prices']) {
  const single = additional.services.flatMap(({ price }) => (price === 'Varies' ? [] : price.min))
  return [
    { label: 'Tax planning', to: '#tax-planning', price: priceRange(planning) },
    { label: 'Accounting and CFO', to: '#accounting', price: priceRange(accounting) },
    { label: 'Tax preparation', to: '#tax-preparation', price: priceRange(preparation) },
    {
      label: 'Additional services',
      to: '#additional-services',
      price: `from ${dollars(Math.min(...single))}`,
    },
  ]
}

function priceRange({ packages }: { packages: readonly { price: Amount }[] }): string {
  return formatRange(rangeOf(packages.map(({ price }) => price)))
}

/** The calculator's result for two sample amounts, for visitors without script. */
function calculatorExample({ firm, pages }: Content): string {
  const { example } = pages.pricing.calculator
  const { least, most, rate } = estimate(example, firm.calculator)
  return interpolate(example.text, {
    taxPaid: dollars(example.taxPaid),
    grossIncome: dollars(example.grossIncome),
    rate,
    least: dollars(least),
    most: dollars(most),
  })
}

/** The head of the printed price sheet. */
function SheetHead() {
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

/** The title and a link to every kind of price on the page. */
function Hero({ prices, pages }: Content) {
  const { heading, lead } = pages.pricing.hero
  return (
    <PageIntro title={heading} lead={lead}>
      <nav aria-label="On this page" className={styles.jumps} data-print="no">
        <ul>
          {priceJumps(prices).map(({ label, to, price }) => (
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

function Journey({ heading, steps }: PricingPage['journey']) {
  return (
    <div className={styles.journey} data-print="no">
      <Section id="journey" heading={heading}>
        <ol className={styles.steps}>
          {steps.map(({ name, text }, index) => (
            <li key={name}>
              <Drawing name={`journey-${index + 1}`} className={styles.line} />
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
function BeforeAfter(props: PricingPage['beforeAfter']) {
  const { heading, caption, columns, rows, basis } = props
  return (
    <div data-print="no">
      <Section id="before-after" tone="alternate" heading={heading}>
        <div className={styles.beforeAfter}>
          <Drawing name="before-after" className={styles.beforeAfterPlate} />
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
function Bundle({ heading, button }: PricingPage['bundle']) {
  return (
    <section aria-labelledby="bundle-heading" data-plate="dark" data-print="no">
      <Drawing name="bundle" className={styles.bundlePlate} />
      <div className={styles.bundleInside}>
        <h2 id="bundle-heading">{heading}</h2>
        <ButtonRow>
          <BookLink>{button}</BookLink>
          <BookingNote />
        </ButtonRow>
      </div>
    </section>
  )
}

function Closing({ heading, text, schedule, call }: PricingPage['closing']) {
  return (
    <section aria-labelledby="closing-heading" className={styles.closing} data-print="no">
      <h2 id="closing-heading">{heading}</h2>
      <Prose html={text} as="p" />
      <BookOrCall schedule={schedule} call={call} />
    </section>
  )
}
