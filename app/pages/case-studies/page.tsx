import {
  meanSavings,
  outcomeColumns,
  outcomeTypes,
  records,
  recordsBySavings,
  scale,
} from '#app/content/case-studies.ts'
import { PageHead } from '#app/site/page-head.tsx'
import page from '#content/pages/case-studies.yaml'
import { Closing, Hero, Outcomes, SpindlePlate } from './blocks.tsx'
import { OutcomeTable } from './outcome-table.tsx'

const { hero, plate, outcomes, closing } = page

export function Component() {
  return (
    <>
      <PageHead path="/case-studies" {...page.head} />
      <Hero {...hero} mean={meanSavings}>
        <SpindlePlate {...plate} number={outcomes.number} records={recordsBySavings} />
      </Hero>
      <Outcomes {...outcomes} scale={scale}>
        {outcomeTypes.map((type) => (
          <OutcomeTable
            key={type}
            {...outcomes.tables[type]}
            records={records.filter((record) => record.type === type)}
            columns={outcomeColumns[type]}
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
