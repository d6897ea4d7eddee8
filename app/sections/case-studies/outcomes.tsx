import type { ReactNode } from 'react'
import type { CaseStudiesPage } from '#app/content/schemas/pages.ts'
import { savingsNote } from '#app/lib/savings-note.ts'
import { Notes } from '#app/ui/notes.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import styles from './outcomes.module.css'
import { BarKey, type Scale } from './tax-bars.tsx'

type OutcomesProps = CaseStudiesPage['outcomes'] & { scale: Scale; children: ReactNode }

/** The three tables, with the key to their bars before them and their definitions after them. */
export function Outcomes(outcomes: OutcomesProps) {
  const { columns, refund, longest } = outcomes
  return (
    <Section
      id="outcomes"
      heading={outcomes.heading}
      intro={<Prose html={outcomes.intro} as="p" />}
    >
      <BarKey
        labels={{
          without: columns.taxDueWithoutStrategy,
          with: columns.result,
          refund,
          longest,
        }}
        scale={outcomes.scale}
      />
      <div className={styles.tables}>{outcomes.children}</div>
      <Notes>
        <li>{outcomes.definition}</li>
        <li>{outcomes.stock}</li>
        <li>{savingsNote(outcomes.basis)}</li>
      </Notes>
    </Section>
  )
}
