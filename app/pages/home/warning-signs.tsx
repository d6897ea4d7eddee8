import { BookLink } from '#app/components/book-or-call.tsx'
import { Section } from '#app/components/section.tsx'
import type { Home } from '#app/content/schemas/pages.ts'
import { petalDialViewBox, petalWedge } from '#drawings/rosettes.ts'
import styles from './warning-signs.module.css'

type WarningSignsProps = Home['signs'] & { schedule: string }

/** A checklist with one petal for each box. Petals and count follow the boxes by CSS alone. */
export function WarningSigns({ heading, intro, items, verdict, schedule }: WarningSignsProps) {
  return (
    <Section id="signs" tone="alternate" heading={heading} intro={<p>{intro}</p>}>
      <div className={styles.signs}>
        {/* Named by the heading itself: a legend would have it read out once more. */}
        <fieldset className={styles.list} aria-labelledby="signs-heading">
          {items.map((item) => (
            <label key={item}>
              <input type="checkbox" autoComplete="off" />
              <span>{item}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.result}>
          <PetalDial petals={items.length} />
          <p className={styles.count}>
            <span className={styles.tally} /> <span>of {items.length}</span>
          </p>
        </div>
        <div className={styles.verdict}>
          <p>{verdict}</p>
          <BookLink>{schedule}</BookLink>
        </div>
      </div>
    </Section>
  )
}

/** The style sheet colors petal i when box i is checked. */
function PetalDial({ petals }: { petals: number }) {
  const turns = Array.from({ length: petals }, (_, i) => (i * 360) / petals)
  return (
    <svg className={styles.dial} viewBox={petalDialViewBox} aria-hidden="true">
      <defs>
        <path id="petal" d={petalWedge(petals)} />
      </defs>
      {turns.map((turn) => (
        <use key={turn} href="#petal" transform={`rotate(${turn.toFixed(2)})`} />
      ))}
    </svg>
  )
}
