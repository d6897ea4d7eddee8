import type { SmsOptin } from '#app/content/schemas/pages.ts'
import { Prose } from '#app/ui/prose.tsx'
import styles from './program.module.css'

/** What a subscriber gets and agrees to, line by line (compliance 6.1 to 6.10). */
export function Program({ heading, name, messages, rules }: SmsOptin['program']) {
  return (
    <section aria-labelledby="program-heading" className={styles.program}>
      <h2 id="program-heading">{heading}</h2>
      <dl>
        <Row {...name} />
        <div>
          <dt>{messages.term}</dt>
          <dd>
            <ol>
              {messages.kinds.map((kind) => (
                <li key={kind}>{kind}</li>
              ))}
            </ol>
            <p>{messages.never}</p>
          </dd>
        </div>
        {rules.map((rule) => (
          <Row key={rule.term} {...rule} />
        ))}
      </dl>
    </section>
  )
}

function Row({ term, text }: SmsOptin['program']['name']) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <Prose html={text} as="p" />
      </dd>
    </div>
  )
}
