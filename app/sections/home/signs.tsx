import type { Home } from '#app/content/schemas/pages.ts'
import { Section } from '#app/ui/section.tsx'
import { PetalDial } from './petal-dial.tsx'
import styles from './signs.module.css'

type SignsProps = Home['signs'] & Pick<Home['shown'], 'petal'>

/** Seven signs, seven petals. Boxes, petals and the count are HTML and CSS: no script is needed. */
export function Signs({ heading, intro, items, verdict, petal }: SignsProps) {
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
