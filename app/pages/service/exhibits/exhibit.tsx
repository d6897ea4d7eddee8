import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent } from '#app/components/site.tsx'
import type { Exhibit as Data } from '#app/content/schemas/exhibits/exhibit.ts'
import { Cash } from './cash.tsx'
import { Close } from './close.tsx'
import { Deal } from './deal.tsx'
import { Entities } from './entities.tsx'
import styles from './exhibit.module.css'
import { Forms } from './forms.tsx'
import { Options } from './options.tsx'
import { Year } from './year.tsx'

/** Kinds that show the sample numbers of an owner who does not exist. */
const illustrative: readonly Data['kind'][] = ['cash', 'entities', 'deal']

export function Exhibit({ data }: { data: Data }) {
  const { notes } = useContent().interface
  return (
    <div className={styles.exhibit}>
      <Section id="exhibit" heading={data.heading} intro={data.intro}>
        {illustrative.includes(data.kind) && (
          <p className={styles.label}>
            <strong>{notes.illustrative}</strong> {notes.notAClient}
          </p>
        )}
        {drawing(data)}
        <Prose html={data.note} as="p" within={styles.note} />
      </Section>
    </div>
  )
}

function drawing(data: Data) {
  switch (data.kind) {
    case 'year':
      return <Year {...data} />
    case 'close':
      return <Close {...data} />
    case 'cash':
      return <Cash {...data} />
    case 'forms':
      return <Forms {...data} />
    case 'entities':
      return <Entities {...data} />
    case 'deal':
      return <Deal {...data} />
    case 'options':
      return <Options {...data} />
  }
}
