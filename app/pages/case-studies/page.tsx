import type { ReactNode } from 'react'
import { BookingNote, BookLink } from '#app/components/book-or-call.tsx'
import { ButtonRow } from '#app/components/button-link.tsx'
import { Notes } from '#app/components/notes.tsx'
import { Drawing } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { type PageProps, useContent } from '#app/components/site.tsx'
import type { CaseStudiesPage } from '#app/content/schemas/pages.ts'
import type { CaseStudy } from '#app/content/schemas/stories.ts'
import { dollars } from '#app/lib/money.ts'
import { shareRemoved } from '#app/lib/outcomes.ts'
import { required } from '#app/lib/required.ts'
import { fieldText, from, type Shown, shown, type Text } from '#app/lib/shown.ts'
import { sortRows } from '#app/lib/sort-rows.ts'
import { BarKey, OutcomeTable, outcomeTypes } from './outcome-table.tsx'
import styles from './page.module.css'

export function Page({ content, page }: PageProps) {
  const { hero, plate, outcomes, closing } = required(content.pages.caseStudies, page.file)
  const { illustrative, records: all } = required(content.caseStudies, 'case-studies.yaml')
  // By id: the order of the tables until the visitor asks for another.
  const records = sortRows(all, ({ id }) => id, 'ascending')
  const [first] = sortRows(records, (each) => each.taxDueWithoutStrategy, 'descending')
  const largest = required(first, 'case-studies.yaml')
  const scale = {
    refund: Math.max(...records.map(({ taxRefundWithStrategy = 0 }) => taxRefundWithStrategy)),
    due: largest.taxDueWithoutStrategy,
  }
  return (
    <>
      <Hero {...hero} illustrative={illustrative}>
        <SpindlePlate
          {...plate}
          number={outcomes.number}
          refund={outcomes.refund}
          records={sortRows(records, ({ totalTaxSavings }) => totalTaxSavings, 'descending')}
        />
      </Hero>
      {/* The key to the bars of the three tables comes before them, their definitions after them. */}
      <Section id="outcomes" heading={outcomes.heading} intro={outcomes.intro}>
        <BarKey {...outcomes} scale={scale} largest={largest} />
        <div className={styles.tables}>
          {outcomeTypes.flatMap((type) => {
            const ofType = records.filter((record) => record.type === type)
            if (ofType.length === 0) return []
            return (
              <OutcomeTable
                key={type}
                {...required(outcomes.tables[type], `table ${type}`)}
                type={type}
                records={ofType}
                illustrative={illustrative}
                labels={{ id: outcomes.number, ...outcomes.columns }}
                drawing={outcomes.drawing}
                scale={scale}
              />
            )
          })}
        </div>
        <Notes
          items={[
            outcomes.definition,
            ...(outcomes.stock && records.some((each) => each.stockSaleProceeds)
              ? [outcomes.stock]
              : []),
            outcomes.timing,
            content.interface.notes.savings.with({ basis: outcomes.basis }),
          ]}
        />
      </Section>
      <Section id="closing" tone="alternate" heading={closing.heading} intro={closing.text}>
        <BookLink>{hero.schedule}</BookLink>
      </Section>
    </>
  )
}

type HeroProps = CaseStudiesPage['hero'] & { illustrative: boolean; children: ReactNode }

/** Says first that these are samples, while they are; the children are shown beside the words. */
function Hero({ heading, lead, schedule, basis, illustrative, children }: HeroProps) {
  const { notes } = useContent().interface
  return (
    <section aria-labelledby="hero-heading" className={styles.hero}>
      <h1 id="hero-heading">{heading}</h1>
      <div>
        {illustrative && <p className={styles.sample}>{notes.sample}</p>}
        <Prose html={lead} as="p" within={styles.lead} />
        <ButtonRow>
          <BookLink>{schedule}</BookLink>
          <BookingNote />
        </ButtonRow>
      </div>
      {children}
      <p className={styles.note}>{notes.savings.with({ basis })}</p>
    </section>
  )
}

type SpindlePlateProps = CaseStudiesPage['plate'] & {
  number: Shown
  refund: Shown
  records: readonly CaseStudy[]
}

/** Every record's spindle, with the figures it is drawn from. */
function SpindlePlate({ caption, number, refund, records }: SpindlePlateProps) {
  return (
    <figure className={styles.plate}>
      <ol>
        {records.map((record) => (
          <li key={record.id}>
            <span className={styles.number}>
              {number} {fieldText(record, 'id')}
            </span>
            <Drawing name={`spindle-${record.id}`} className={styles.spindle} />
            <span className={styles.share}>
              {record.taxRefundWithStrategy ? refund : removedText(record)}
            </span>
            <b>{fieldText(record, 'totalTaxSavings', dollars)}</b>
          </li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

function removedText(record: CaseStudy): Text {
  const share = `${Math.round(100 * shareRemoved(record))}%`
  return shown(share, from(record, 'totalTaxSavings'), from(record, 'taxDueWithoutStrategy'))
}
