import type { ViewProps } from '#app/blocks/view.ts'
import { Notes } from '#app/components/notes.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent } from '#app/components/site.tsx'
import { required } from '#app/lib/required.ts'
import { sortRows } from '#app/lib/sort-rows.ts'
import { guidesOf, outcomeTypes, remarksOf } from './cells.ts'
import type { outcomes } from './fields.ts'
import { BarKey, OutcomeTable } from './outcome-table.tsx'
import styles from './view.module.css'

/** The key to the bars of the tables comes before them, their definitions after them. */
export function View({ id, tone, data, ...words }: ViewProps<typeof outcomes>) {
  const content = useContent()
  const { notes } = content.interface
  const { illustrative } = data.caseStudies
  // The order of the tables until the visitor asks for another.
  const records = sortRows(data.caseStudies.records, (each) => each.id, 'ascending')
  const [first] = sortRows(records, (each) => each.taxDueWithoutStrategy, 'descending')
  const largest = required(first, 'case-studies.yaml')
  const scale = {
    refund: Math.max(...records.map(({ taxRefundWithStrategy = 0 }) => taxRefundWithStrategy)),
    due: largest.taxDueWithoutStrategy,
  }
  const guides = guidesOf(content)
  const hasStock = records.some((each) => each.stockSaleProceeds)
  return (
    <Section id={id} tone={tone} heading={words.heading} intro={words.intro}>
      <BarKey {...words} scale={scale} largest={largest} />
      <div className={styles.tables}>
        {outcomeTypes.flatMap((type) => {
          const ofType = records.filter((record) => record.type === type)
          if (ofType.length === 0) return []
          return (
            <OutcomeTable
              key={type}
              {...required(words.tables[type], `table ${type}`)}
              type={type}
              records={ofType}
              illustrative={illustrative}
              labels={{ id: words.number, ...words.columns }}
              words={words}
              guides={guides}
              drawing={words.drawing}
              scale={scale}
            />
          )
        })}
      </div>
      <Notes
        items={[
          words.definition,
          ...(words.stock && hasStock ? [words.stock] : []),
          words.timing,
          ...remarksOf(records, words.number),
          notes.savings.with({ basis: words.basis }),
        ]}
      />
    </Section>
  )
}
