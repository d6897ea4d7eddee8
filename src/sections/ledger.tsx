import { Section } from '../components/section.tsx'
import { Paragraph } from '../components/text.tsx'
import { dollars } from '../lib/money.ts'
import type { Placed } from '../schema/fields.ts'
import type { samplePlan } from '../schema/sections.ts'
import styles from './ledger.module.css'

/** A page as a client gets it, folded to its steps; at its own address it is unfolded and printed alone. */
export function SamplePlan({ id, tone, heading, intro, steps, ...words }: Placed<typeof samplePlan>) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <div className={styles.plan} data-print="alone">
        <h3 id={`${id}-page`}>{words.title}</h3>
        <Paragraph>{words.client}</Paragraph>
        <div className={styles.ledger}>
          <div className="accordion">
            {steps.map(({ name, rule, by, saves }) => (
              <details key={name}>
                <summary>
                  <h4>
                    {name} <span className="visually-hidden">saves</span> <span>{dollars(saves)}</span>
                  </h4>
                </summary>
                <div>
                  <p>{rule}</p>
                  <p>By: {by}</p>
                </div>
              </details>
            ))}
          </div>
          <p className={styles.total}>
            <span>{words.total}</span> <span>{dollars(steps.reduce((sum, { saves }) => sum + saves, 0))}</span>
          </p>
        </div>
        <Paragraph className="small-print">{words.note}</Paragraph>
        <p data-print="no">
          <a href={`#${id}-page`}>{words.open}</a>
        </p>
      </div>
    </Section>
  )
}
