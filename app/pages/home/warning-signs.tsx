import { BookLink } from '#app/components/book-or-call.tsx'
import { Section } from '#app/components/section.tsx'
import type { Home } from '#app/content/schemas/pages.ts'
import styles from './warning-signs.module.css'

type WarningSignsProps = Home['signs'] & { schedule: string }

/** A checklist with one petal for each box. Petals and count follow the boxes by CSS alone. */
export function WarningSigns({ heading, intro, items, verdict, schedule }: WarningSignsProps) {
  return (
    <Section id="signs" tone="alternate" heading={heading} intro={intro}>
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
          <PetalDial />
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

const petals = [0, 1, 2, 3, 4, 5, 6]
/** A seventh of a woven band whose radius swells once for each petal. */
const petalPath =
  'M-119-247c8-4 12-18 13-43s5-58 18-54s33 45 42 39s12-80 24-137s32-57 44 0s15 131 24 137s28-35 42-39s16 28 18 54s5 39 13 43M-121-251c6-9 8-29 12-48s16-24 30-11s25 25 29-20s11-136 26-153s33 54 42 112s16 68 32 41s35-54 43-34s4 68 7 90s10 25 21 23M-125-259c5-11 9-29 18-36s24 9 34 9s11-39 15-99s18-108 35-76s29 120 39 139s25-34 42-63s30-10 32 31s0 80 6 91s17 7 29 4M-128-266c7-7 15-15 26-14s24 14 28-11s1-98 9-139s30-17 45 35s24 92 37 62s33-98 48-97s16 65 17 109s5 55 15 55s21-1 31 0M-128-266c10-1 21 0 31 0s15-12 15-55s3-108 17-109s36 68 48 97s21-9 37-62s36-76 45-35s5 114 9 139s17 13 28 11s19 7 26 14M-125-259c12 3 23 6 29-4s4-49 6-91s14-61 32-31s32 83 42 63s22-108 39-139s31 15 35 76s5 100 15 99s26-16 34-9s12 25 18 36M-121-251c11 1 19-1 21-23s0-70 7-90s28 7 43 34s22 17 32-41s27-129 42-112s21 108 26 153s14 34 29 20s26-8 30 11s6 39 12 48'

/** The style sheet colors petal i when box i is checked. */
function PetalDial() {
  return (
    <svg className={styles.dial} viewBox="-500 -500 1000 1000" aria-hidden="true">
      <defs>
        <path id="petal" d={petalPath} />
      </defs>
      {petals.map((petal) => (
        <use key={petal} href="#petal" transform={`rotate(${((petal * 360) / 7).toFixed(2)})`} />
      ))}
    </svg>
  )
}
