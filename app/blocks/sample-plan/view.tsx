import type { ReactNode } from 'react'
import type { ViewProps } from '#app/blocks/view.ts'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import printed from '#app/components/sheet.module.css'
import { dollars } from '#app/lib/money.ts'
import { fieldText, type Text } from '#app/lib/shown.ts'
import type { samplePlan } from './fields.ts'
import { savedBy } from './saved.ts'
import styles from './view.module.css'

type PlanProps = ViewProps<typeof samplePlan>

/** A page as a client gets it, folded to its steps. Its title is an address: there it is shown large and
    unfolded, and printed alone. */
export function View(props: PlanProps) {
  const { id, tone, heading, intro, open, title, client, labels, steps, note } = props
  const page = `${id}-page`
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <div className={styles.plan}>
        <p data-print="no" className={styles.open}>
          <a href={`#${page}`}>{open}</a>
        </p>
        <div className={`${printed.sheet} ${styles.sheet}`} data-print="alone" data-frame="">
          <h3 id={page}>{title}</h3>
          <Prose of={client} as="p" />
          <ol>
            {steps.map((step) => (
              <li key={step.name.plain}>
                <details>
                  <summary>
                    <h4>{step.name}</h4>
                    <span className="visually-hidden">{labels.saves} </span>
                    <b>{fieldText(step, 'saves', dollars)}</b>
                  </summary>
                  <dl>
                    <Line of={labels.rule}>
                      <Prose of={step.rule} as="span" />
                    </Line>
                    <Line of={labels.by}>{step.by}</Line>
                    <Line of={labels.who}>{step.who}</Line>
                  </dl>
                </details>
              </li>
            ))}
          </ol>
          <p className={styles.total}>
            <span>{labels.total}</span> <b>{savedBy(steps)}</b>
          </p>
          <Prose of={note} as="p" within={styles.note} />
        </div>
      </div>
    </Section>
  )
}

function Line({ of, children }: { of: Text; children: ReactNode }) {
  return (
    <div>
      <dt>{of}</dt>
      <dd>{children}</dd>
    </div>
  )
}
