import { BookLink } from '#app/components/book-or-call.tsx'
import { Section } from '#app/components/section.tsx'
import type { SectionOf } from '#app/content/schemas/home.ts'
import { from, shown, type Text } from '#app/lib/shown.ts'
import { petalDialViewBox, petalWedge } from '#drawings/rosettes.ts'
import styles from './warning-signs.module.css'

type WarningSignsProps = SectionOf<'signs'> & {
  tone: 'plain' | 'alternate' | undefined
  schedule: Text
}

/** A checklist with one petal for each box. Petals and count follow the boxes by CSS alone. */
export function WarningSigns(props: WarningSignsProps) {
  const { heading, intro, items, of, verdict, tone, schedule } = props
  return (
    <Section id="signs" tone={tone} heading={heading} intro={intro}>
      <div className={styles.signs}>
        <div className={styles.list}>
          {items.map((item) => (
            <label key={item.plain}>
              <input type="checkbox" />
              <span>{item}</span>
            </label>
          ))}
        </div>
        <div className={styles.result}>
          <PetalDial petals={items.length} />
          <p className={styles.count}>
            <span className={styles.tally} />{' '}
            <span>{of.with({ count: shown(`${items.length}`, from(props, 'items')) })}</span>
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
  return (
    <svg className={styles.dial} viewBox={petalDialViewBox} aria-hidden="true">
      <defs>
        <path id="petal" d={petalWedge(petals)} />
      </defs>
      {Array.from({ length: petals }, (_, petal) => ((petal * 360) / petals).toFixed(2)).map(
        (turn) => (
          <use key={turn} href="#petal" transform={`rotate(${turn})`} />
        ),
      )}
    </svg>
  )
}
