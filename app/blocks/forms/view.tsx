import type { ReactNode } from 'react'
import type { Resolved } from '#app/blocks/references.ts'
import type { ViewProps } from '#app/blocks/view.ts'
import { Exhibit } from '#app/components/exhibit.tsx'
import { Sentence } from '#app/components/sentence.tsx'
import { useContent } from '#app/components/site.tsx'
import { priceShown } from '#app/lib/money.ts'
import { required } from '#app/lib/required.ts'
import type { forms, Question } from './fields.ts'
import styles from './view.module.css'

type Branch = Resolved<Question>
type Answer = Branch['answers'][number]

/** Lists within lists, read in order: a question, its first answer and all that follows from it. */
export function View({ tree, ...around }: ViewProps<typeof forms>) {
  return (
    <Exhibit {...around}>
      <Branch {...tree} />
    </Exhibit>
  )
}

function Branch({ question, answers }: Branch): ReactNode {
  return (
    <div className={styles.branch}>
      <p className={styles.question}>{question}</p>
      <ul>
        {answers.map((each) => (
          <li key={each.answer.plain} className={each.next ? undefined : styles.end}>
            <p>{each.answer}</p>
            {each.next ? <Branch {...each.next} /> : <Leaf {...each} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Leaf({ form: meant, due }: Answer) {
  const { forms } = useContent().interface.exhibits
  const { form, price } = required(meant, 'form')
  return (
    <p className={styles.leaf} data-frame>
      <span>
        <Sentence text={forms.form} values={{ form: <b>{form}</b> }} />
      </span>{' '}
      <b>{priceShown(price)}</b> <span>{forms.due.with({ date: due ?? '' })}</span>
    </p>
  )
}
