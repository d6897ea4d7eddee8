import { Drawing } from '../components/drawing.tsx'
import { Notes } from '../components/notes.tsx'
import { Section } from '../components/section.tsx'
import { claims, pick } from '../data.ts'
import { basisNote, figureText, savingsNote } from '../lib/claims.ts'
import { monthYear } from '../lib/dates.ts'
import type { SectionProps } from '../schema/fields.ts'
import type { Claim } from '../schema/firm.ts'
import type { figures, rosettes } from '../schema/sections.ts'
import styles from './figures.module.css'

/** The firm's figures, each in a rosette. The first one is large. */
export function Rosettes({ id, heading, show, sources }: SectionProps<typeof rosettes>) {
  const [first, ...others] = pick(claims, show)
  if (!first) return null
  const bases = others.map((claim) => `${figureText(claim)}: ${claim.basis}.`).join(' ')
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.band} data-surface="dark">
      <div className={styles.panel}>
        <Rosette {...first} />
        <h2 id={`${id}-heading`}>{heading}</h2>
        <ul className={styles.rosettes}>
          {others.map((claim) => (
            <li key={claim.id}>
              <Rosette {...claim} />
            </li>
          ))}
        </ul>
        <div className={styles.notes}>
          <Notes items={[`${savingsNote(first.basis)} ${bases} ${sources}, ${monthYear(first.asOf)}.`]} />
        </div>
      </div>
    </section>
  )
}

function Rosette({ id, label, asOf, ...figure }: Claim) {
  return (
    <div className={styles.rosette}>
      <Drawing name={`stat-${id}`} ifDrawn />
      <p>
        <b>
          <Counter {...figure} />
        </b>
        <span>
          {label}
          {id === 'googleRating' && `, ${monthYear(asOf)}`}
        </span>
      </p>
    </div>
  )
}

/** Figures in a row. Never show other people's figures, on a dark surface, next to the firm's own results. */
export function Figures({
  id,
  tone,
  heading,
  show,
  note,
}: Omit<SectionProps<typeof figures>, 'tone'> & { tone?: 'dark' }) {
  const shown = pick(claims, show)
  return (
    <Section id={id} tone={tone} heading={heading} beside>
      <dl className={styles.figures}>
        {shown.map((claim) => (
          <div key={claim.id}>
            <dt>{claim.label}</dt>
            <dd>
              <Counter {...claim} />
            </dd>
          </div>
        ))}
      </dl>
      <Notes items={note ? [note] : shown.map(noteOf)} />
    </Section>
  )
}

/** The required words around a saving say what it is. */
function noteOf(claim: Claim): string {
  return claim.savings ? basisNote(claim) : `${figureText(claim)} ${claim.label}: ${basisNote(claim)}`
}

/** "$78M+": the final figure is in the document as one run of text. src/scripts/counters.ts paints a running one over it. */
function Counter({ prefix, value, suffix }: Pick<Claim, 'prefix' | 'value' | 'suffix'>) {
  return (
    <span className={styles.counter} data-counter={value} data-prefix={prefix || undefined} data-figures="tabular">
      {`${prefix}${value}${suffix}`}
    </span>
  )
}
