import type { ReactNode } from 'react'
import type { ProseText } from '#app/content/engine/fields.ts'
import type { Shown } from '#app/lib/shown.ts'
import styles from './exhibit.module.css'
import { Prose } from './prose.tsx'
import { Section } from './section.tsx'
import { useContent } from './site.tsx'

type ExhibitProps = {
  id: string
  heading: Shown
  intro: ProseText
  note: ProseText
  /** It shows the sample numbers of an owner who does not exist. */
  illustrative?: true
  children: ReactNode
}

/** A drawing with what it assumes. */
export function Exhibit({ id, heading, intro, note, illustrative, children }: ExhibitProps) {
  const { notes } = useContent().interface
  return (
    <Section id={id} heading={heading} intro={intro}>
      {illustrative && (
        <p className={styles.label}>
          <strong>{notes.illustrative}</strong> {notes.notAClient}
        </p>
      )}
      {children}
      <Prose of={note} as="p" within={styles.note} />
    </Section>
  )
}
