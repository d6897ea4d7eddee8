import type { ComponentType } from 'react'
import { Chart } from '#app/components/chart.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent } from '#app/components/site.tsx'
import type { Exhibit as Data, ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'
import { optionsMatrix } from '#app/lib/options.ts'
import { Cash } from './cash.tsx'
import { Deal } from './deal.tsx'
import { Entities } from './entities.tsx'
import styles from './exhibit.module.css'
import { Forms } from './forms.tsx'
import { Close, Year } from './strip.tsx'

/** Kinds that show the sample numbers of an owner who does not exist. */
const illustrative: readonly Data['kind'][] = ['cash', 'entities', 'deal']

const drawings: { [Kind in Data['kind']]: ComponentType<ExhibitOf<Kind>> } = {
  year: Year,
  close: Close,
  cash: Cash,
  forms: Forms,
  entities: Entities,
  deal: Deal,
  options: Options,
}

function Options({ caption, rows }: ExhibitOf<'options'>) {
  return <Chart data={optionsMatrix(caption, rows, useContent().interface.exhibits.options)} />
}

export function Exhibit({ data }: { data: Data }) {
  const { notes } = useContent().interface
  const Drawing = drawings[data.kind] as ComponentType<Data>
  return (
    <div className={styles.exhibit}>
      <Section id="exhibit" heading={data.heading} intro={data.intro}>
        {illustrative.includes(data.kind) && (
          <p className={styles.label}>
            <strong>{notes.illustrative}</strong> {notes.notAClient}
          </p>
        )}
        <Drawing {...data} />
        <Prose html={data.note} as="p" within={styles.note} />
      </Section>
    </div>
  )
}
