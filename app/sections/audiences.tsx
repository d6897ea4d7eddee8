import { Prose } from '#app/ui/prose.tsx'
import data from '#content/audiences.yaml'
import styles from './audiences.module.css'
import { Reviewed } from './reviewed.tsx'

/** Eleven audiences, the questions each really has, and where the answer is. */
export function Audiences() {
  return (
    <div className={styles.layout}>
      <nav aria-label="Audiences" className={styles.index} data-print="no">
        <ul>
          {data.audiences.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {data.audiences.map(({ id, name, line, questions }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.audience}>
            <h2 id={`${id}-heading`}>{name}</h2>
            <p className={styles.line}>{line}</p>
            <dl>
              {questions.map(({ question, answer }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>
                    <Prose html={answer} as="p" />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Reviewed date={data.taxReviewed} />
      </div>
    </div>
  )
}
