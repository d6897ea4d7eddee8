import type { ViewProps } from '#app/blocks/view.ts'
import ledger from '#app/components/ledger.module.css'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent } from '#app/components/site.tsx'
import { type Row, Table } from '#app/components/table.tsx'
import type { Text } from '#app/lib/shown.ts'
import type { workedPrice } from './fields.ts'
import { workedOut } from './sum.ts'
import styles from './view.module.css'

export function View(props: ViewProps<typeof workedPrice>) {
  const { id, tone, heading, intro, lines, total, notes } = props
  const { rows, total: sum } = workedOut(lines, useContent())
  const end = { 'data-align': 'end' } as const
  const body = rows.map(
    ({ label, each, all }): Row => ({
      cells: [
        { words: label, shown: each ? <Counted label={label} each={each} /> : label },
        { words: all, attributes: end },
      ],
    }),
  )
  const foot = [{ cells: [{ words: total }, { words: sum, attributes: end }] }]
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <div className={styles.worked}>
        <div className={ledger.ledger}>
          <Table
            namedBy={`${id}-heading`}
            head={[{ words: '' }, { words: '' }]}
            rows={body}
            foot={foot}
          />
        </div>
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note.plain}>
              <Prose of={note} as="span" />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function Counted({ label, each }: { label: Text; each: Text }) {
  return (
    <>
      {label} <small>({each})</small>
    </>
  )
}
