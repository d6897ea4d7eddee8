import { Section } from '#app/components/section.tsx'
import type { Home } from '#app/content/schemas/pages.ts'
import { petalDialViewBox } from '#drawings/rosettes.ts'
import styles from './warning-signs.module.css'

type WarningSignsProps = Home['signs'] & Pick<Home['shown'], 'petal'>

/** A checklist with one petal for each box. Petals and count follow the boxes by CSS alone. */
export function WarningSigns({ heading, intro, items, verdict, petal }: WarningSignsProps) {
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
          <PetalDial petals={items.length} petal={petal} />
          <p className={styles.count}>
            <span className={styles.tally} /> <span>of {items.length}</span>
          </p>
        </div>
        <p className={styles.verdict}>{verdict}</p>
      </div>
    </Section>
  )
}

type PetalDialProps = {
  petals: number
  /** Path data of one petal, drawn by drawings/rosettes.ts around the middle of a square of 1000. */
  petal: string
}

/** The style sheet colors petal i when box i is checked. */
function PetalDial({ petals, petal }: PetalDialProps) {
  const turns = Array.from({ length: petals }, (_, i) => (i * 360) / petals)
  return (
    <svg className={styles.dial} viewBox={petalDialViewBox} aria-hidden="true">
      <defs>
        <path id="petal" d={petal} />
      </defs>
      {turns.map((turn) => (
        <use key={turn} href="#petal" transform={`rotate(${turn.toFixed(2)})`} />
      ))}
    </svg>
  )
}
