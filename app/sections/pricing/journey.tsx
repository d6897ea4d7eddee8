import type { PricingPage } from '#app/content/schemas/pages.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Section } from '#app/ui/section.tsx'
import first from '#art/plates/journey-1.svg'
import second from '#art/plates/journey-2.svg'
import third from '#art/plates/journey-3.svg'
import fourth from '#art/plates/journey-4.svg'
import styles from './journey.module.css'

const plates = [first, second, third, fourth]

/** Four steps, and a line that comes down through them. */
export function Journey({ heading, steps }: PricingPage['journey']) {
  return (
    <div data-print="no">
      <Section id="journey" heading={heading}>
        <ol className={styles.steps}>
          {steps.map(({ name, text }, index) => (
            <li key={name}>
              <Picture
                src={plates[index] ?? first}
                alt=""
                width={360}
                height={120}
                className={styles.line}
              />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}
