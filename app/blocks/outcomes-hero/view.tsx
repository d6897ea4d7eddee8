import { blockOf } from '#app/blocks/find.ts'
import { outcomes } from '#app/blocks/outcomes/fields.ts'
import type { ViewProps } from '#app/blocks/view.ts'
import { BookingNote, BookLink } from '#app/components/book-or-call.tsx'
import { ButtonRow } from '#app/components/button-link.tsx'
import { Drawing } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { useContent } from '#app/components/site.tsx'
import type { CaseStudy } from '#app/content/schemas/stories.ts'
import { dollars } from '#app/lib/money.ts'
import { shareSaved } from '#app/lib/outcomes.ts'
import { fieldText, from, type Shown, shown, type Text } from '#app/lib/shown.ts'
import { sortRows } from '#app/lib/sort-rows.ts'
import type { outcomesHero } from './fields.ts'
import styles from './view.module.css'

/** Says first that these are samples, while they are. */
export function View(props: ViewProps<typeof outcomesHero>) {
  const { id, heading, lead, schedule, basis, plate, firstToBook, siblings, data } = props
  const { notes } = useContent().interface
  const { illustrative, records } = data.caseStudies
  const words = blockOf({ blocks: siblings }, outcomes)
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.hero}>
      <h1 id={`${id}-heading`}>{heading}</h1>
      <div>
        {illustrative && <p className={styles.sample}>{notes.sample}</p>}
        <Prose of={lead} as="p" within={styles.lead} />
        <ButtonRow>
          <BookLink>{schedule}</BookLink>
          {firstToBook && <BookingNote />}
        </ButtonRow>
      </div>
      <SpindlePlate
        {...plate}
        number={words?.number}
        records={sortRows(
          sortRows(records, (each) => each.id, 'ascending'),
          ({ totalTaxSavings }) => totalTaxSavings,
          'descending',
        )}
      />
      <p className={styles.note}>{notes.savings.with({ basis })}</p>
    </section>
  )
}

/** `number` is a word of the tables below, if the page has them. */
type SpindlePlateProps = {
  caption: Shown
  number: Shown | undefined
  records: readonly CaseStudy[]
}

/** Every record's spindle, with the figures it is drawn from. */
function SpindlePlate({ caption, number, records }: SpindlePlateProps) {
  return (
    <figure className={styles.plate}>
      <ol>
        {records.map((record) => (
          <li key={record.id}>
            <span className={styles.number}>
              {number} {fieldText(record, 'id')}
            </span>
            <Drawing name={`spindle-${record.id}`} className={styles.spindle} />
            <span className={styles.share}>{shareText(record)}</span>
            <b>{fieldText(record, 'totalTaxSavings', dollars)}</b>
          </li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

function shareText(record: CaseStudy): Text {
  const base = record.federalTax === undefined ? 'taxDueWithoutStrategy' : 'federalTax'
  const share = `${Math.round(100 * shareSaved(record))}%`
  return shown(share, from(record, 'totalTaxSavings'), from(record, base))
}
