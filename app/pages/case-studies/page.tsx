import type { PageProps } from '#app/components/site.tsx'
import { mean } from '#app/lib/outcomes.ts'
import { sortRows } from '#app/lib/sort-rows.ts'
import { Closing, Hero, Outcomes, SpindlePlate } from './blocks.tsx'
import { OutcomeTable, outcomeTypes } from './outcome-table.tsx'

export function Page({ content }: PageProps) {
  const { hero, plate, outcomes, closing } = content.pages.caseStudies
  // By id: the order of the tables until the visitor asks for another.
  const records = sortRows(content.caseStudies.records, ({ id }) => id, 'ascending')
  const savings = records.map(({ totalTaxSavings }) => totalTaxSavings)
  const scale = {
    refund: Math.max(...records.map(({ taxRefundWithStrategy = 0 }) => taxRefundWithStrategy)),
    due: Math.max(...records.map(({ taxDueWithoutStrategy }) => taxDueWithoutStrategy)),
  }
  return (
    <>
      <Hero {...hero} mean={Math.round(mean(savings))}>
        <SpindlePlate
          {...plate}
          number={outcomes.number}
          records={sortRows(records, ({ totalTaxSavings }) => totalTaxSavings, 'descending')}
        />
      </Hero>
      <Outcomes {...outcomes} scale={scale}>
        {outcomeTypes.map((type) => (
          <OutcomeTable
            key={type}
            {...outcomes.tables[type]}
            type={type}
            records={records.filter((record) => record.type === type)}
            labels={{ id: outcomes.number, ...outcomes.columns }}
            drawing={outcomes.drawing}
            scale={scale}
          />
        ))}
      </Outcomes>
      <Closing {...closing} schedule={hero.schedule} />
    </>
  )
}
