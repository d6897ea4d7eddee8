import { Counter } from '../components/counter.tsx'
import { Notes } from '../components/notes.tsx'
import { Section } from '../components/section.tsx'
import { Paragraph } from '../components/text.tsx'
import { claims, pick } from '../data.ts'
import { basisNote, figureText } from '../lib/claims.ts'
import type { Claim } from '../schema/firm.ts'
import type { figures, SectionProps } from '../schema/sections.ts'
import styles from './figures.module.css'

/** Figures in a row. National figures, on a dark surface, must never appear next to the firm's own results. */
export function Figures({ id, tone, heading, text, show, note }: SectionProps<typeof figures>) {
  const figures = pick(claims, show)
  // The required savings wording already identifies the figure, and a single figure needs no label.
  const noteOf = (claim: Claim) =>
    claim.savings || figures.length === 1
      ? basisNote(claim)
      : `${figureText(claim)} ${claim.label}: ${basisNote(claim)}`
  return (
    <Section id={id} tone={tone} heading={heading} split>
      <dl className={styles.figures}>
        {figures.map((claim) => (
          <div key={claim.id}>
            <dt>{claim.label}</dt>
            <dd>
              <Counter {...claim} />
            </dd>
          </div>
        ))}
      </dl>
      {text && <Paragraph className="lead">{text}</Paragraph>}
      <Notes items={note ? [note] : figures.map(noteOf)} />
    </Section>
  )
}
