import type { ComponentType, ReactNode } from 'react'
import { BookingNote, BookLink, BookOrCall } from '#app/components/book-or-call.tsx'
import { ButtonRow, OutsideLink } from '#app/components/button-link.tsx'
import { ComparisonTable } from '#app/components/comparison-table.tsx'
import { Guarantee } from '#app/components/guarantee.tsx'
import { Island } from '#app/components/island.tsx'
import { Notes } from '#app/components/notes.tsx'
import { PageIntro } from '#app/components/page-intro.tsx'
import { Drawing } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { Sentence } from '#app/components/sentence.tsx'
import { type PageProps, useContent, useFormats } from '#app/components/site.tsx'
import type { Content } from '#app/content/collections.ts'
import { hoursText } from '#app/content/firm.ts'
import type { PricingSection, SectionOf } from '#app/content/schemas/pricing.ts'
import { Calculator } from '#app/islands/calculator.tsx'
import { type Amount, dollars, formatRange, rangeOf } from '#app/lib/money.ts'
import { estimate } from '#app/lib/savings.ts'
import { fieldText, from, joined, type Shown, shown } from '#app/lib/shown.ts'
import {
  AccountingPackages,
  PlanningPackages,
  PreparationPackages,
  PriceList,
} from './packages.tsx'
import styles from './page.module.css'

export function Page({ content }: PageProps) {
  const { hero, sections } = content.pages.pricing
  const jumps = sections.flatMap((section) => jumpTo(section, content))
  const lastWithPrices = sections.findLast((section) => 'jump' in section)
  const firstToBook = sections.find(({ kind }) => kind === 'bundle' || kind === 'closing')
  return (
    <div className={styles.page}>
      <SheetHead />
      <PageIntro title={hero.heading} lead={hero.lead}>
        {jumps.length > 1 && <Jumps to={jumps} />}
      </PageIntro>
      {sections.map((section) => {
        const Part = parts[section.kind] as ComponentType<PartProps<Kind>>
        const key = section.kind === 'text' ? section.id : section.kind
        return (
          <Part key={key} {...section} note={section === firstToBook}>
            {section === lastWithPrices && <Billing />}
          </Part>
        )
      })}
    </div>
  )
}

type Kind = PricingSection['kind']
type PartProps<Each extends Kind> = SectionOf<Each> & {
  /** It has the first booking button of the page. */
  note: boolean
  /** At the end of a section that has prices. */
  children: ReactNode
}

const parts: { [Each in Kind]: ComponentType<PartProps<Each>> } = {
  guarantee: GuaranteeTerms,
  journey: Journey,
  planning: PlanningPackages,
  calculator: SavingsCalculator,
  beforeAfter: BeforeAfter,
  accounting: AccountingPackages,
  preparation: PreparationPackages,
  bundle: Bundle,
  additional: PriceList,
  closing: Closing,
  text: Text,
}

function GuaranteeTerms({ heading }: SectionOf<'guarantee'>) {
  return (
    <div className={styles.guarantee}>
      <Guarantee heading={heading} />
    </div>
  )
}

function Text({ id, heading, text }: SectionOf<'text'>) {
  return (
    <Section id={id} heading={heading}>
      <Prose html={text} as="p" within={styles.text} />
    </Section>
  )
}

type Jump = { label: Shown; to: string; price: Shown }

const places = {
  planning: '#tax-planning',
  accounting: '#accounting',
  preparation: '#tax-preparation',
  additional: '#additional-services',
}

/** A link to a section that has prices, with what they come to. */
function jumpTo(section: PricingSection, { prices, interface: words }: Content): Jump[] {
  if (!('jump' in section)) return []
  const { kind, jump: label } = section
  return [{ label, to: places[kind], price: kind === 'additional' ? lowest() : range(kind) }]

  function range(list: 'planning' | 'accounting' | 'preparation'): Shown {
    const packages = prices[list]?.packages ?? []
    return formatRange(rangeOf(packages.map(({ price }) => price)), words.prices)
  }

  function lowest(): Shown {
    const [least] = (prices.additional?.services ?? [])
      .flatMap(({ price }): Amount[] => (price === 'Varies' ? [] : [price]))
      .sort((a, b) => a.min - b.min)
    if (!least) return ''
    return words.pricing.from.with({ price: shown(dollars(least.min), from(least)) })
  }
}

/** The head of the printed price sheet. */
function SheetHead() {
  const { firm, interface: words } = useContent()
  const formats = useFormats()
  const date = fieldText(firm, 'pricesEffective', formats.longDate)
  const facts = [firm.phone, firm.email, hoursText(firm, formats)].flatMap((fact) => fact ?? [])
  return (
    <div className={styles.sheetHead} aria-hidden="true">
      <p>
        <b>{firm.name}</b> · {words.pricing.sheet.with({ date })}
      </p>
      <p>{joined(facts, ' · ')}</p>
    </div>
  )
}

function Jumps({ to: jumps }: { to: readonly Jump[] }) {
  const { pricing } = useContent().interface
  return (
    <nav aria-label={`${pricing.jumps}`} className={styles.jumps} data-print="no">
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
  )
}

/** One line runs through the drawings of as many steps; more steps have none. */
const drawn = 4

function Journey({ heading, steps }: SectionOf<'journey'>) {
  return (
    <div className={styles.journey} data-print="no">
      <Section id="journey" heading={heading}>
        <ol className={styles.steps}>
          {steps.map(({ name, text }, index) => (
            <li key={name.plain}>
              {steps.length <= drawn && (
                <Drawing name={`journey-${index + 1}`} className={styles.line} />
              )}
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}

/** The result for two sample amounts is for visitors without script. */
function SavingsCalculator(props: PartProps<'calculator'>) {
  const { kind, note, children, example, ...section } = props
  const { firm, interface: words } = useContent()
  const range = firm.calculator
  if (!range) return null
  const { least, most, rate } = estimate(example, range)
  const [taxPaid, grossIncome] = [from(example, 'taxPaid'), from(example, 'grossIncome')]
  const worked = example.text.with({
    taxPaid: fieldText(example, 'taxPaid', dollars),
    grossIncome: fieldText(example, 'grossIncome', dollars),
    rate: shown(rate, taxPaid, grossIncome),
    least: shown(dollars(least), taxPaid, from(range, 'minimum')),
    most: shown(dollars(most), taxPaid, from(range, 'maximum')),
  })
  return (
    <Island
      name="calculator"
      of={Calculator}
      props={{ ...section, ...range, example: worked, words: words.calculator }}
      origin={from(range)}
    />
  )
}

/** Two ways of working, in words only and labeled as an illustration. */
function BeforeAfter(props: SectionOf<'beforeAfter'>) {
  const { heading, caption, columns, rows, basis } = props
  const { notes } = useContent().interface
  return (
    <div data-print="no">
      <Section id="before-after" tone="alternate" heading={heading}>
        <div className={styles.beforeAfter}>
          <Drawing name="before-after" className={styles.beforeAfterPlate} />
          <div className={styles.beforeAfterWords}>
            <ComparisonTable caption={caption} isCaptionShown columns={columns} rows={rows} />
            <Notes items={[notes.savings.with({ basis })]} />
          </div>
        </div>
      </Section>
    </div>
  )
}

/** Bundles are quoted case by case, so no percentage is promised here. */
function Bundle({ heading, button, note }: PartProps<'bundle'>) {
  return (
    <section aria-labelledby="bundle-heading" data-plate="dark" data-print="no">
      <Drawing name="bundle" className={styles.bundlePlate} />
      <div className={styles.bundleInside}>
        <h2 id="bundle-heading">{heading}</h2>
        <ButtonRow>
          <BookLink>{button}</BookLink>
          {note && <BookingNote />}
        </ButtonRow>
      </div>
    </section>
  )
}

/** How every service is billed and priced. */
function Billing() {
  const { firm, pages, interface: words } = useContent()
  const { billing, terms } = pages.pricing
  return (
    <>
      <div id="billing" className={styles.billing}>
        <h3>{billing.heading}</h3>
        <p>
          {billing.text}
          {firm.payUrl && (
            <span data-print="no">
              {' '}
              <Sentence
                text={words.pricing.pay}
                values={{
                  link: <OutsideLink href={firm.payUrl}>{billing.pay}</OutsideLink>,
                  site: shown(new URL(firm.payUrl.plain).host, firm.payUrl.origin),
                }}
              />
            </span>
          )}
        </p>
      </div>
      <p id="price-terms" className={styles.terms}>
        {terms}
      </p>
    </>
  )
}

function Closing({ heading, text, schedule, call, note }: PartProps<'closing'>) {
  return (
    <section aria-labelledby="closing-heading" className={styles.closing} data-print="no">
      <h2 id="closing-heading">{heading}</h2>
      <Prose html={text} as="p" />
      <BookOrCall schedule={schedule} call={call} note={note} />
    </section>
  )
}
