import type { Audiences } from '#app/content/schemas/pages.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { Ornament } from '#app/ui/ornament.tsx'
import { Prose } from '#app/ui/prose.tsx'
import leader from '#art/plates/check-fill.svg'
import styles from './audience.module.css'
import { Plot } from './plot.tsx'

/** Who is meant, what it costs them, and the questions they bring. */
export function Audience(audience: Audiences['audiences'][number]) {
  const { id, name, picture = id, line, costs, questions } = audience
  return (
    <Plot id={id} front={picture} heading={name}>
      <p className={styles.line}>{line}</p>
      <dl className={styles.costs}>
        {costs.map(({ label, price, to }) => (
          <div key={label}>
            <dt>
              <a href={to}>{label}</a>
              <Ornament src={leader} kind="leader" />
            </dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.questions}>
        <Accordion
          open="first"
          items={questions.map(({ question, answer }, index) => ({
            id: `${id}-${index + 1}`,
            question,
            answer: <Prose html={answer} as="p" />,
          }))}
        />
      </div>
    </Plot>
  )
}
