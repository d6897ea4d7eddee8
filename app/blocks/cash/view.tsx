import bars from '#app/blocks/bars/view.module.css'
import type { ViewProps } from '#app/blocks/view.ts'
import { Accordion } from '#app/components/accordion.tsx'
import { Chart } from '#app/components/chart.tsx'
import { Exhibit } from '#app/components/exhibit.tsx'
import { PlainList } from '#app/components/plain-list.tsx'
import { Sentence } from '#app/components/sentence.tsx'
import { useContent } from '#app/components/site.tsx'
import { say } from '#app/lib/shown.ts'
import type { cash } from './fields.ts'
import { cashPlan } from './plan.ts'
import styles from './view.module.css'

/** Thirteen weeks of cash, and the decisions that keep it from running short. */
export function View(plan: ViewProps<typeof cash>) {
  const { text, chart, decisions, lines } = cashPlan(plan, useContent().interface)
  const answer = <PlainList items={lines} />
  return (
    <Exhibit {...plan} illustrative>
      <div className={styles.pair}>
        <Chart look={bars.bars} data={chart} />
        <ol className={styles.decisions}>
          {decisions.map(({ name, text: words, move, lifted }) => (
            <li key={name.plain}>
              <h3>{name}</h3>
              <p>{words}</p>
              <p className={styles.move}>
                {say`${move} `}
                <span>
                  <Sentence text={text.lift} values={{ amount: <strong>{lifted}</strong> }} />
                </span>
              </p>
            </li>
          ))}
        </ol>
      </div>
      <Accordion items={[{ id: plan.own('exhibit-lines'), question: text.lines, answer }]} />
    </Exhibit>
  )
}
