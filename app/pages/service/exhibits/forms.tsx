import { Sentence } from '#app/components/sentence.tsx'
import { useContent } from '#app/components/site.tsx'
import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'
import type { Question } from '#app/content/schemas/exhibits/forms.ts'
import { priceShown } from '#app/lib/money.ts'
import { required } from '#app/lib/required.ts'
import type { Text } from '#app/lib/shown.ts'
import styles from './forms.module.css'

/** Lists within lists, read in order: a question, its first answer and all that follows from it. */
export function Forms({ tree }: ExhibitOf<'forms'>) {
  return <Branch {...tree} />
}

function Branch({ question, answers }: Question) {
  return (
    <div className={styles.branch}>
      <p className={styles.question}>{question}</p>
      <ul>
        {answers.map(({ answer, next, form, due }) => (
          <li key={answer.plain} className={next ? undefined : styles.end}>
            <p>{answer}</p>
            {next ? <Branch {...next} /> : <Leaf id={form} due={due} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Leaf({ id, due }: { id: string | undefined; due: Text | undefined }) {
  const { prices, interface: words } = useContent()
  const { forms } = words.exhibits
  const { form, price } = required(
    prices.preparation?.packages.find((each) => each.id === id),
    `return ${id}`,
  )
  return (
    <p className={styles.leaf} data-frame>
      <span>
        <Sentence text={forms.form} values={{ form: <b>{form}</b> }} />
      </span>{' '}
      <b>{priceShown(price)}</b> <span>{forms.due.with({ date: due ?? '' })}</span>
    </p>
  )
}
